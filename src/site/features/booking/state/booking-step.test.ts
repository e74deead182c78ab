import { expect, it } from 'vitest';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { lastsUntil, stepNumber, stepOf } from './booking-step.ts';

const deal = (state: Deal['state'], person: Deal['person'] = null, allowed: Deal['allowed'] = []) => ({ state, person, allowed }) as Deal;
const known = { lastname: 'Коваль', firstname: 'Олена', patronymic: null, email: 'o@example.ua', inn: null };
const at = (situation: Partial<Parameters<typeof stepOf>[0]>) => stepOf({ deal: null, agreed: false, editing: false, ...situation });

it('§1 booking asks one question a step, and the phone until there is a deal', () => {
  expect([at({}), at({ agreed: true })]).toEqual(['terms', 'phone']);
  expect([at({ deal: deal('held') }), at({ deal: deal('held', known) }), at({ deal: deal('held', known), editing: true })]).toEqual([
    'person',
    'deposit',
    'person',
  ]);
  const states = ['requested', 'reserved', 'contract', 'completed', 'expired', 'cancelled'] as const;
  expect(states.map((state) => at({ deal: deal(state, known) }))).toEqual([
    'requested',
    'reserved',
    'contract',
    'completed',
    'expired',
    'cancelled',
  ]);
});

it('§1 the steps are counted while there is one to take', () => {
  expect(
    ['terms', 'phone', 'person', 'deposit', 'requested', 'reserved', 'expired'].map((step) => stepNumber(step as never, 'deposit')?.step),
  ).toEqual([1, 2, 3, 4, 4, 5, undefined]);
});

it('§1 through Diia there are four steps, and typing remains possible', () => {
  const steps = ['terms', 'phone', 'share', 'person', 'sign', 'deposit', 'requested', 'reserved', 'cancelled'] as const;
  expect(steps.map((step) => stepNumber(step, 'state-services')?.step)).toEqual([1, 1, 2, 2, 3, 4, 4, 4, undefined]);
  expect(stepNumber('terms', 'state-services')?.of).toBe(4);
  const asked = (allowed: Deal['allowed'], person: Deal['person'] = null, editing = false) =>
    at({ deal: deal('held', person, allowed), editing });
  expect([asked(['share']), asked(['share'], null, true)]).toEqual(['share', 'person']);
  expect([asked(['sign-agreement'], known), asked(['pay'], known)]).toEqual(['sign', 'deposit']);
});

it('§1 a booking that ran out says until when it lasted', () => {
  const at = '2026-11-22T03:09:00.000Z';
  const ended = { endsAt: null, history: [{ at, who: 'clock', from: 'held', to: 'expired', why: 'expire' }] } as const;
  expect(lastsUntil({ ...ended, history: [...ended.history] })).toEqual(new Date(at));
  expect(lastsUntil({ endsAt: '2026-11-25T03:09:00.000Z', history: [...ended.history] })).toEqual(new Date('2026-11-25T03:09:00.000Z'));
});
