import { cpus, loadavg } from 'node:os';
import type { Pressure } from './pressure.ts';

export type Row = { what: string; measured: string; beside: string; ratio: string; goal: string };

export const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

/** The ratio of ours to theirs, both by the processor time of the server; the client's figure stands beside the first. */
export function ratioRow(what: string, ours: Pressure | undefined, theirs: Pressure | undefined, beside: string, goal: string): Row {
  const [mine, other] = [ours?.perCpuSecond ?? Number.NaN, theirs?.perCpuSecond ?? Number.NaN];
  return {
    what,
    measured: `${Math.round(mine)} per processor second, client saw ${Math.round(ours?.perSecond ?? Number.NaN)}/s`,
    beside: theirs ? `${Math.round(other)}: ${beside}` : beside,
    ratio: theirs ? `${Math.round((mine / other) * 100)} %` : 'skipped',
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
