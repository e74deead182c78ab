import { expect, it } from 'vitest';
import type { WireDeal } from '../../../contract/deals.ts';
import { stepNumber, stepOf } from './booking-step.ts';

const deal = (state: WireDeal['state'], person: WireDeal['person'] = null) => ({ state, person }) as WireDeal;
const known = { lastname: 'Коваль', firstname: 'Олена', patronymic: null, email: 'o@example.ua', inn: null };
const at = (situation: Partial<Parameters<typeof stepOf>[0]>) =>
  stepOf({ deal: null, agreed: false, loggedIn: false, editing: false, ...situation });

it('§1 booking asks one question a step, and a client who is logged in is not asked for the phone', () => {
  expect([at({}), at({ agreed: true }), at({ agreed: true, loggedIn: true })]).toEqual(['terms', 'phone', 'terms']);
  expect([at({ deal: deal('held') }), at({ deal: deal('held', known) }), at({ deal: deal('held', known), editing: true })]).toEqual([
    'person',
    'deposit',
    'person',
  ]);
  const states = ['requested', 'reserved', 'contract', 'completed', 'expired', 'cancelled'] as const;
  expect(states.map((state) => at({ deal: deal(state, known) }))).toEqual([
    'requested',
    'reserved',
    'reserved',
    'reserved',
    'expired',
    'cancelled',
  ]);
});

it('§1 the steps are counted while there is one to take', () => {
  expect(
    ['terms', 'phone', 'person', 'deposit', 'requested', 'reserved', 'expired'].map((step) => stepNumber(step as never)?.step),
  ).toEqual([1, 2, 3, 4, 4, 5, undefined]);
});
