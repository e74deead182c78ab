import type { Part } from './parts.ts';
import type { Visitor } from './visitor.ts';

export const flats = (nth?: number): Part => ({ css: 'main article', ...(nth !== undefined && { nth }) });

type Words = { say: (key: string) => string; saying: (key: string) => RegExp; isPhone: boolean };

/** Where the filter's fields are: a sheet on a phone, beside the list on a desktop. */
export async function filterOf(visitor: Visitor, { say, saying, isPhone }: Words): Promise<Part> {
  if (!isPhone) return { css: 'form', name: say('filter_title') };
  await visitor.click({ role: 'button', name: new RegExp(`^\\s*(${say('filter_title')}|${saying('filter_title_count').source})`), nth: 0 });
  const sheet: Part = { role: 'dialog' };
  await visitor.sees(sheet);
  return sheet;
}

export async function closeFilter(visitor: Visitor, { saying, isPhone }: Words): Promise<void> {
  if (isPhone) await visitor.click({ role: 'button', name: saying('filter_show'), within: { role: 'dialog' } });
}
