import fc from 'fast-check';
import type { StaffStep } from './deal-model.fixture.ts';

export const people = 3;
const who = fc.nat(people - 1);
/** What buyers, staff, banks, Diia and time may do to one flat, each as often as it is worth. */
export const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hold', 'person', 'pay', 'holdByDiia', 'share', 'sign'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('extend', 'askManager', 'cancel', 'join', 'leave', 'skip', 'skip', 'close'), who }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      who,
      nth: fc.nat(1),
      state: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const),
      ago: fc.constantFrom(0, 0, 1, 30),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('diia' as const),
      who,
      nth: fc.nat(2),
      says: fc.constantFrom('documents' as const, 'documents' as const, 'signature' as const, 'signature' as const, 'declined' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('staff' as const),
      who,
      step: fc.constantFrom<StaffStep>('confirm', 'sign', 'sign', 'complete', 'cancel', 'withdraw'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('transfer', 'transfer', 'undoTransfer', 'returnTransfer'), who }) },
  // Instants at which something ends, those right before, and days over which the clocks change.
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 10, 14, 15, 16, 60, 1_425, 1_440, 4_320) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);
export type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;
