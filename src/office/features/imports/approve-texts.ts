import type { WholeImport } from '../../../contract/office/imports/imports.ts';
import { formatNumber } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';

/** What an approval changes on the site, in a sentence: flats, or the data of projects alone, or nothing. */
export function approvalSentence({ counts, houses }: Pick<WholeImport, 'counts' | 'houses'>): string {
  const taken = counts.all.rows - counts.all.left;
  if (taken > 0) return m.imports_approve_sure({ count: formatNumber(taken) });
  return houses > 0 ? m.imports_approve_houses({ count: formatNumber(houses) }) : m.imports_approve_nothing();
}

/** Each project that the site does not have yet, with the one that may be meant by its name, and where the rest is said of them. */
export const newProjectTexts = (projects: WholeImport['newProjects']): string[] => {
  const texts = projects.map(({ name, near }) =>
    near === null ? m.imports_new_project({ name }) : m.imports_new_project_near({ name, near }),
  );
  return texts.length > 0 ? texts.concat(m.imports_new_projects_lack()) : texts;
};
