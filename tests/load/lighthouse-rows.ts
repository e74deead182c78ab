import { findChromium } from '../../tools/system-programs.ts';
import type { Row } from './bench-table.ts';
import { type LighthouseResult, lighthouse } from './lighthouse.ts';
import { pageTemplates, type Template } from './lighthouse-templates.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const rounds = 3;

const performanceOf = ({ scores: [performance = 0] }: LighthouseResult): number => performance;

/** Several looks at a page that somebody has asked for before, the worst performance first. */
async function lookOften(address: string, template: Template, chromium: string): Promise<LighthouseResult[]> {
  await fetch(`${address}${template.path}`).then((answer) => answer.arrayBuffer());
  const looks: LighthouseResult[] = [];
  for (let round = 0; round < rounds; round += 1) looks.push(await lighthouse(address, template, chromium));
  return looks.toSorted((a, b) => performanceOf(a) - performanceOf(b) || b.blockedMs - a.blockedMs);
}

/** One row for every template, or for those that are named: the middle look, and what keeps it below 100 beside it. */
export async function lighthouseRows(address: string, names: string[]): Promise<Row[]> {
  const base = { beside: '', ratio: '', goal: '100 / 100 / 100 / 100' };
  const chromium = findChromium();
  if (chromium === undefined) return [{ ...base, what: 'Lighthouse mobile', measured: 'skipped: no Chromium' }];
  const templates = await pageTemplates(address);
  const unknown = names.find((name) => !templates.some((template) => template.name === name));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}": ${templates.map(({ name }) => name).join(', ')}.`);
  const rows: Row[] = [];
  for (const template of templates.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const looks = await lookOften(address, template, chromium);
    const found = looks[Math.floor(rounds / 2)];
    if (found === undefined) continue;
    const facts = [
      `${found.scores.join(' / ')} (performance ${looks.map(performanceOf).join(', ')})`,
      `FCP ${seconds(found.firstPaintMs)}`,
      `LCP ${seconds(found.largestPaintMs)}`,
      `TBT ${Math.round(found.blockedMs)} ms`,
      `CLS ${found.shift.toFixed(3)}`,
      `speed index ${seconds(found.speedIndexMs)}`,
      `script ${Math.round(found.scriptBytes / 1024)} KB`,
      `machine ${looks.map(({ machine }) => Math.round(machine)).join(', ')}`,
    ];
    rows.push({ ...base, what: `Lighthouse mobile, ${template.name}`, measured: facts.join(', '), beside: found.flaws.join(', ') });
  }
  return rows;
}
