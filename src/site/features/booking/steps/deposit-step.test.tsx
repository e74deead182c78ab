import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { BookingTerms } from '../../../../contract/deals/booking-terms.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { DepositStep } from './deposit-step.tsx';

const deal = {
  id: crypto.randomUUID(),
  number: 6,
  state: 'held',
  deposit: 20_000,
  person: { lastname: 'Коваль' },
  payment: null,
  allowed: ['person', 'pay'],
  signed: false,
} as unknown as Deal;
const terms = { reservationHours: 72, refundWholeHours: 24, refundLaterPercent: 80 } as BookingTerms;

it('§1 the agreement can be read before it is paid for', async () => {
  const step = <DepositStep deal={deal} terms={terms} locale="uk" busy={false} onPay={() => {}} onAskManager={() => {}} />;
  const { prelude } = await prerender(<RouterProvider router={createMemoryRouter([{ path: '*', element: step }])} />);
  const html = await new Response(prelude).text();
  expect(html.indexOf('Прочитати договір')).toBeGreaterThan(0);
  expect(html.indexOf('Прочитати договір')).toBeLessThan(html.lastIndexOf('Сплатити'));
});
