import { findChromium } from '../../tools/system-programs.ts';
import type { Row } from './bench-table.ts';
import { lighthouse } from './lighthouse.ts';
import { pageTemplates } from './lighthouse-templates.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** One row for every template, or for those that are named; what keeps it below 100 stands beside. */
export async function lighthouseRows(address: string, names: string[]): Promise<Row[]> {
  const base = { beside: '', ratio: '', goal: '100 / 100 / 100 / 100' };
  const chromium = findChromium();
  if (chromium === undefined) return [{ ...base, what: 'Lighthouse mobile', measured: 'skipped: no Chromium' }];
  const templates = await pageTemplates(address);
  const unknown = names.find((name) => !templates.some((template) => template.name === name));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}": ${templates.map(({ name }) => name).join(', ')}.`);
  const rows: Row[] = [];
  for (const template of templates.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const found = await lighthouse(address, template, chromium);
    const facts = [
      found.scores.join(' / '),
      `FCP ${seconds(found.firstPaintMs)}`,
      `LCP ${seconds(found.largestPaintMs)}`,
      `TBT ${Math.round(found.blockedMs)} ms`,
      `CLS ${found.shift.toFixed(3)}`,
      `speed index ${seconds(found.speedIndexMs)}`,
      `script ${Math.round(found.scriptBytes / 1024)} KB`,
    ];
    rows.push({ ...base, what: `Lighthouse mobile, ${template.name}`, measured: facts.join(', '), beside: found.flaws.join(', ') });
  }
  return rows;
}
