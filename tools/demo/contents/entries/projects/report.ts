import manifest from '../../../../../content/obriy/pictures/manifest.json' with { type: 'json' };
import type { StoredEntry } from '../../../../../src/domain/content/content.ts';
import { stages } from './categories.ts';

type Words = [title: string, text: string];
export type Percents = [pit: number, frame: number, walls: number, facade: number, networks: number, halls: number, grounds: number];
type Month = {
  month: string;
  stage: string;
  planned: Percents;
  actual: Percents;
  /** Of the pictures of a stage; all were taken from one corner. */
  picture?: 'foundation' | 'frame-1' | 'frame-2' | 'facade';
  uk: Words;
  en: Words;
};

/** A month is told on the fifth of the next one, at 10:00 in Kyiv. */
function publishedOn(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 5, 8)).toISOString();
}

const rendered = new Set(manifest.pictures.map(({ base }) => base));

/** What a drone saw in the month of a site that it visits; of others the stage in which the site was. */
function pictureOf(project: string, at: number, stage: string): { picture: string; view: string } {
  const fromAbove = `${project}/drone-${String(at + 1).padStart(2, '0')}`;
  return rendered.has(fromAbove) ? { picture: fromAbove, view: 'above' } : { picture: `${project}/stage-${stage}`, view: 'corner' };
}

export const reportsOf = (project: string, months: Month[]): StoredEntry<'construction_report'>[] =>
  months.map(({ month, stage, planned, actual, picture, uk, en }, at) => ({
    slug: `${project}-${month}`,
    from: publishedOn(month),
    until: null,
    ...(picture ? pictureOf(project, at, picture) : { picture: null, view: null }),
    gallery: [],
    project,
    month,
    stage,
    works: stages.map(({ slug }, at) => ({ stage: slug, planned: planned[at] ?? 0, actual: actual[at] ?? 0 })),
    uk: { title: uk[0], text: uk[1] },
    en: { title: en[0], text: en[1] },
  }));
