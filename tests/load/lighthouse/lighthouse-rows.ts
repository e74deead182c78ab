import { findChromium } from '../../../tools/system-programs.ts';
import type { Row } from '../bench-table.ts';
import { type LighthouseResult, lighthouse } from './lighthouse.ts';
import { pageTemplates, type Template } from './lighthouse-templates.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const rounds = 5;
const goals = { middle: 98, worst: 95 };

const performanceOf = ({ scores: [performance = 0] }: LighthouseResult): number => performance;

/** Several runs on a page that is cached already, the worst performance first. */
async function lookOften(address: string, template: Template, chromium: string): Promise<LighthouseResult[]> {
  await fetch(`${address}${template.path}`).then((answer) => answer.arrayBuffer());
  const looks: LighthouseResult[] = [];
  for (let round = 0; round < rounds; round += 1) looks.push(await lighthouse(address, template, chromium));
  return looks.toSorted((a, b) => performanceOf(a) - performanceOf(b) || b.blockedMs - a.blockedMs);
}

/** The missed goals of a template; nothing where it reaches them. `looks` are the runs, sorted, the worst performance first. */
export function missedGoals(looks: Pick<LighthouseResult, 'scores'>[]): string[] {
  const performance = looks.map(({ scores: [score = 0] }) => score);
  const [worst = 0, middle = 0] = [performance[0], performance[Math.floor(looks.length / 2)]];
  const others = ['accessibility', 'best practices', 'search engines'].map((name, at) => ({
    name,
    lowest: Math.min(...looks.map(({ scores }) => scores[at + 1] ?? 0)),
  }));
  return [
    ...(middle < goals.middle ? [`performance ${middle} in the middle`] : []),
    ...(worst < goals.worst ? [`performance ${worst} at worst`] : []),
    ...others.filter(({ lowest }) => lowest < 100).map(({ name, lowest }) => `${name} ${lowest}`),
  ];
}

/** One row for every template, or for the named ones: the median run, and its missed audits beside it. */
export async function lighthouseRows(address: string, names: string[]): Promise<Row[]> {
  const base = { beside: '', ratio: '', goal: `performance ≥ ${goals.middle} in the middle, ≥ ${goals.worst} at worst; 100 / 100 / 100` };
  const chromium = findChromium();
  if (chromium === undefined) return [{ ...base, what: 'Lighthouse mobile', measured: 'skipped: no Chromium' }];
  const templates = await pageTemplates(address);
  const unknown = names.find((name) => !templates.some((template) => template.name === name));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}": ${templates.map(({ name }) => name).join(', ')}.`);
  const rows: Row[] = [];
  const failing: string[] = [];
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
    const missed = missedGoals(looks);
    if (missed.length > 0) failing.push(template.name);
    const verdict = missed.length === 0 ? 'reached' : `missed: ${missed.join(', ')}`;
    rows.push({
      ...base,
      what: `Lighthouse mobile, ${template.name}`,
      measured: facts.join(', '),
      beside: found.flaws.join(', '),
      ratio: verdict,
    });
  }
  const verdict = failing.length === 0 ? 'reached by all' : `missed by ${failing.join(', ')}`;
  return [...rows, { ...base, what: `Lighthouse mobile, ${rows.length} templates`, measured: '', ratio: verdict }];
}
