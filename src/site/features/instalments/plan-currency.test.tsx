import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { PlanSchedule } from './plan-schedule.tsx';
import { PlanSum } from './plan-sum.tsx';

const planOf = (indexed: boolean): InstalmentPlan => ({
  apartment: null,
  project: null,
  offer: null,
  starts: '2026-12-10',
  delivery: null,
  cost: 4_000_000,
  costUsd: 100_000,
  down: 50,
  months: 8,
  every: 'month',
  discount: 5,
  total: 3_800_000,
  totalUsd: 95_000,
  first: 1_900_000,
  firstUsd: 47_500,
  outside: [],
  stress: [],
  payments: Array.from({ length: 8 }, (_, at) => ({ date: `2027-0${at + 1}-10`, cost: 237_500, costUsd: 5_938 })),
  terms: { downFrom: 20, monthsTo: 24, every: ['month'], discounts: [], indexed },
  rate: { value: '40.00', date: '2026-11-24', source: 'NBU' },
});

async function htmlOf(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(<MemoryRouter>{part}</MemoryRouter>);
  return new Response(prelude).text();
}

it('what is fixed in hryvnias is scheduled in hryvnias, and its parts are never in dollars alone', async () => {
  const schedule = await htmlOf(<PlanSchedule plan={planOf(false)} locale="uk" />);
  // Eight payments, and the debt after the last but one.
  expect(schedule.match(/237\s500\s₴/g)).toHaveLength(9);
  expect(schedule).not.toContain('$');
  const parts = (await htmlOf(<PlanSum plan={planOf(false)} locale="uk" />)).split('<dl')[1]?.split('</dl>')[0] ?? '';
  expect(parts.match(/\$/g)?.length).toBe(parts.match(/₴/g)?.length);
  // Each sum twice: for a visitor who reads dollars first, and for one who reads hryvnias first.
  for (const sum of [/1\s900\s000\s₴/g, /3\s800\s000\s₴/g, /200\s000\s₴/g]) expect(parts.match(sum)).toHaveLength(2);
});

it('what follows the dollar is shown in the currency that the visitor has chosen', async () => {
  const schedule = await htmlOf(<PlanSchedule plan={planOf(true)} locale="uk" />);
  expect([schedule.match(/237\s500\s₴/g)?.length, schedule.match(/\$/g)?.length]).toEqual([9, 16]);
});
