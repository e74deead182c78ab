import { cpus, loadavg } from 'node:os';

export type Row = { what: string; measured: string; beside: string; ratio: string; goal: string };

export const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

/** A row whose ratio is what we measured over what stands beside it. */
export function ratioRow(what: string, ours: number, theirs: number | null, beside: string, goal: string): Row {
  return {
    what,
    measured: `${Math.round(ours)}/s`,
    beside: theirs === null ? beside : `${Math.round(theirs)}/s ${beside}`,
    ratio: theirs === null ? 'skipped' : `${Math.round((ours / theirs) * 100)} %`,
    goal,
  };
}

/** One Markdown table, with the load of the machine, without which the numbers mean little. */
export function describeTable(rows: Row[], loadBefore: string): string {
  const head: Row = { what: 'What', measured: 'Measured', beside: 'Beside', ratio: 'Ratio', goal: 'Goal' };
  const columns = ['what', 'measured', 'beside', 'ratio', 'goal'] as const;
  const width = columns.map((column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row: Row) => `| ${columns.map((column, index) => row[column].padEnd(width[index] ?? 0)).join(' | ')} |`;
  const rule = `|${width.map((each) => '-'.repeat(each + 2)).join('|')}|`;
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? 'processor'}, Node ${process.version}, load ${loadBefore} before and ${load()} after.`;
  return [machine, '', line(head), rule, ...rows.map(line)].join('\n');
}
