import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { consultationTitle } from '../../consultation/consultation-title.ts';
import { ownStatusText } from '../../flat/flat-state.tsx';
import { DealItem } from './deal-item.tsx';
import { formatShare } from './format-payment.ts';
import { horizonOf } from './horizon/deal-horizon.ts';

const at = '2026-11-23T08:35:00Z';
const deal = (some: Partial<Deal>): Deal => ({
  id: crypto.randomUUID(),
  number: 6,
  state: 'cancelled',
  way: 'deposit',
  now: at,
  madeAt: at,
  endsAt: null,
  bookingExpiration: null,
  history: [],
  allowed: [],
  documents: [],
  contract: null,
  person: null,
  payment: null,
  transfers: null,
  stateRequest: null,
  manager: null,
  movements: [],
  signed: false,
  cost: 4_000_000,
  costUsd: 97_000,
  rate: '41.25',
  rateDate: '2026-11-23',
  deposit: 20_000,
  terms: '2026-11',
  extended: false,
  listCost: 4_000_000,
  listCostUsd: 97_000,
  offers: [],
  availabilityAfter: null,
  declined: false,
  refund: { amount: 0, percent: 0, until: null },
  apartment: {
    id: 1,
    slug: 'tykha-zatoka-1-143',
    number: '143',
    floor: 7,
    roomCount: 2,
    area: 62.4,
    plan: null,
    project: { name: 'Тиха Затока', slug: 'tykha-zatoka' },
    section: { name: 'Секція 1' },
    floorsTotal: 9,
    address: 'вул. Здолбунівська, 7',
    deliveryQuarter: '2027-Q3',
    handedOver: false,
  },
  ...some,
});
const payment = (state: 'paid' | 'refunding' | 'refunded', refund: number, refundAsked = 0) => ({
  state,
  pageUrl: null,
  amount: 20_000,
  refund,
  refundAsked,
  refundDeclined: null,
  reference: 'p2_9Q4',
  refundedAt: state === 'refunded' ? '2026-11-24T22:30:00Z' : null,
});

/** The words of a part of the page, as they are read. */
async function wordsOf(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(<RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />);
  const html = await new Response(prelude).text();
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
const plain = (text: string) => text.replace(/\s+/g, ' ');

it('§1 a cancelled deal says where its money is, and gives the receipt of it', async () => {
  const coming = deal({ payment: payment('refunding', 20_000) });
  expect(await wordsOf(<DealItem deal={coming} />)).toContain('Повертаємо 20 000 ₴ на ту саму картку, зазвичай до 3 днів.');
  const onTheWay = await wordsOf(<DealItem deal={coming} />);
  expect([onTheWay.includes('Платіж № p2_9Q4'), onTheWay.includes('Повернення від')]).toEqual([true, false]);
  const receipt = {
    id: crypto.randomUUID(),
    kind: 'receipt' as const,
    name: 'refund.pdf',
    mediaType: 'application/pdf',
    bytes: 20_480,
    at,
  };
  const other = { ...receipt, id: crypto.randomUUID(), kind: 'agreement' as const, name: 'agreement.pdf' };
  const done = await wordsOf(<DealItem deal={deal({ payment: payment('refunded', 20_000), documents: [other, receipt] })} />);
  expect(done).toContain('Повернули 20 000 ₴ на ту саму картку.');
  // In Kyiv it is the next day already.
  expect(plain(done)).toContain('Повернення від 25 листопада 2026, 20 000 ₴. Платіж № p2_9Q4');
  expect(done).toContain('Квитанція');
  expect(done).not.toContain('Повертаємо');
  expect(await wordsOf(<DealItem deal={deal({})} />), 'nothing was paid, nothing comes back').not.toMatch(/Повер(таємо|нули)/);
});

it('a refund that waits for a second person is said to be agreed upon, and one that was declined is not promised', async () => {
  const asked = await wordsOf(<DealItem deal={deal({ payment: payment('paid', 0, 20_000) })} />);
  expect(asked).toContain('Повернення 20 000 ₴ погоджуємо. Щойно надішлемо гроші, напишемо вам.');
  const declined = await wordsOf(<DealItem deal={deal({ payment: payment('paid', 0) })} />);
  expect(declined).toContain('Повернення внеску ще не погоджено.');
  expect(declined, 'nothing went back of which a bank could be asked').not.toContain('Довідка про повернення');
  expect(await wordsOf(<DealItem deal={deal({ state: 'reserved', payment: payment('paid', 0) })} />)).not.toContain('Поверн');
  const live = deal({ state: 'reserved', payment: payment('paid', 0, 5_000) });
  expect(await wordsOf(<DealItem deal={live} />)).toContain('Повернення 5 000 ₴ погоджуємо.');
});

it('a declined refund has its reason for the client, with the number to call about it, until the money is a part of a price', async () => {
  const declined = { ...payment('paid', 0), refundDeclined: { amount: 5_000, reason: 'Строк повернення минув.' } };
  for (const state of ['cancelled', 'expired', 'reserved'] as const) {
    const words = plain(await wordsOf(<DealItem deal={deal({ state, payment: declined })} />));
    expect(words, state).toContain('Повернення 5 000 ₴ не погоджено. Причина: Строк повернення минув.');
    expect(words, state).toContain('Зателефонуйте нам');
    expect(words, state).not.toMatch(/ще не погоджено|Довідка про повернення/);
  }
  expect(await wordsOf(<DealItem deal={deal({ state: 'contract', payment: declined })} />)).not.toContain('не погоджено');
});

it('a contract that has ended says what went back of its bank transfers, and what is still here', async () => {
  const words = async (left: number, returned: number, returnedOn: string | null) =>
    plain(await wordsOf(<DealItem deal={deal({ transfers: { left, returned, returnedOn } })} />));
  expect(await words(300_000, 0, null)).toContain('Ваші банківські перекази, 300 000 ₴, повертаємо за умовами договору.');
  const some = await words(100_000, 200_000.5, '2026-11-25');
  expect(some).toContain('Повернули переказом 200 000,50 ₴, 25 листопада 2026. Решту, 100 000 ₴, повертаємо');
  expect(await words(0, 300_000, '2026-11-25')).not.toContain('повертаємо');
});

it('§1 the deposit counts in what is paid of the price, from the payment on and as long as the reservation stands', async () => {
  const paid = 'Сплачено 20 000 ₴ із 4 000 000 ₴. Внесок зараховано в ціну';
  expect(await wordsOf(<DealItem deal={deal({ state: 'reserved', payment: payment('paid', 0) })} />)).toContain(paid);
  // A manager who reserves without money, a deposit that is still to come, one that goes back: nothing is said to be paid.
  for (const some of [
    { state: 'reserved', payment: null },
    { state: 'held', payment: null },
    { state: 'cancelled', payment: payment('refunding', 20_000) },
  ] as const)
    expect(await wordsOf(<DealItem deal={deal(some)} />), some.state).not.toContain('Сплачено');
});

it('§1 a flat that is paid for says whose it is and until when', () => {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const until = { state: 'reserved', endsAt: '2026-11-26T08:35:00Z' } as const;
  expect(plain(ownStatusText(until, 'uk'))).toBe('Квартира ваша до 26 листопада о 10:35.');
  expect(ownStatusText({ state: 'contract', endsAt: null }, 'uk')).toBe('Квартира ваша за договором.');
});

it('§2 a question about a flat names the flat', () => {
  const flat = { slug: 'flat', number: '48', area: 63.12, project: { name: 'Тиха Затока' } };
  expect(plain(consultationTitle('ask', flat, 'uk'))).toBe('Запитання про квартиру № 48, Тиха Затока, 63,12 м²');
  expect(plain(consultationTitle('book', flat, 'uk'))).toBe('Запит на бронювання квартири № 48, Тиха Затока, 63,12 м²');
  expect(plain(consultationTitle('sign', flat, 'uk'))).toBe('Час підписання договору на квартиру № 48, Тиха Затока, 63,12 м²');
  expect(consultationTitle('ask', undefined, 'uk')).not.toMatch(/№/);
});

it('§1 neither button under the question of cancelling can be taken for the other, in either language', () => {
  for (const locale of ['uk', 'en']) {
    const text = Object.assign(
      {},
      ...['account', 'booking'].map((area) =>
        JSON.parse(readFileSync(new URL(`../../../messages/${area}/${locale}.json`, import.meta.url), 'utf8')),
      ),
    ) as Record<string, string>;
    for (const sure of [text.account_cancel_sure, text.booking_cancel_yes]) expect(sure).toMatch(/скасувати|cancel/i);
    // Neither a second thought nor a second "no": what stays is named.
    expect(text.booking_cancel_no).toMatch(/^(Залишити|Keep) /);
    expect(text.booking_cancel_no).not.toMatch(/скасув|передум|cancel|mind|\b(так|ні|yes|no)\b/i);
  }
});

it('a deal is a line from the booking to the keys, and says what comes next until which hour', async () => {
  const reserved = deal({
    state: 'reserved',
    endsAt: '2026-11-26T08:35:00Z',
    manager: { name: 'Оксана Литвин' },
    history: [{ at, who: 'bank', from: 'held', to: 'reserved', why: 'pay' }],
  });
  const points = horizonOf(reserved, 'uk').map(({ name, when, state }) => plain(`${name} ${when} ${state}`));
  expect(points).toEqual([
    'Бронь 23 листопада done',
    'Договір до 26 листопада, 10:35 now',
    'Перший внесок за договором ahead',
    'Ключі III кв. 2027 ahead',
  ]);
  const words = plain(await wordsOf(<DealItem deal={reserved} phone="+38 (044) 300-17-17" />));
  expect(words).toContain('Підпишіть договір до четверга, 26 листопада, 10:35.');
  expect(words).toMatch(/Узгодити час підписання.*Оксана Литвин +\+38 \(044\) 300-17-17/);
  expect(words, 'nothing counts down').not.toMatch(/\d+ д \d+ год/);
});

it('an offer to be proven is named where it leaves less to pay than the one in the price, as offers do not add up', async () => {
  const offer = (title: string, cost: number, applied: boolean): Deal['offers'][number] => ({
    slug: title,
    title,
    lastDay: '2026-12-31',
    terms: [],
    forEveryone: applied,
    applied,
    cost,
    costUsd: Math.round(cost / 41),
    effect: { kind: 'percent', value: 2, currency: null, gift: '' },
  });
  const offers = [
    offer('До Нового року', 3_900_000, true),
    offer('Друга квартира', 3_960_000, false),
    offer('Ветеранам', 3_700_000, false),
  ];
  const words = await wordsOf(<DealItem deal={deal({ state: 'reserved', cost: 3_900_000, offers })} />);
  expect(words).toContain('Ветеранам');
  expect(words).toContain('Ще 1 акція');
  expect(words).not.toContain('Друга квартира');
  const signed = await wordsOf(<DealItem deal={deal({ state: 'contract', cost: 3_900_000, offers })} />);
  expect(signed, 'the time of proofs is over with the signature').not.toMatch(/Ветеранам|Ще 1 акція/);
  expect(signed).toContain('До Нового року');
});

it('a deal that ends in the night says the hour: on that day the office opens too late', () => {
  const [, contract] = horizonOf(deal({ state: 'reserved', endsAt: '2026-12-01T22:34:00Z' }), 'uk');
  expect(plain(contract?.when ?? '')).toBe('до 2 грудня, 00:34');
});

it('a deal that has ended is a line to its money, which the ledger has to the last kopiyka', async () => {
  const ended = deal({
    payment: payment('refunding', 16_000),
    history: [{ at, who: 'client', from: 'reserved', to: 'cancelled', why: 'cancel' }],
    movements: [
      { at, kind: 'deposit', state: 'received', amount: 20_000 },
      { at, kind: 'fee', state: 'retained', amount: 4_000.5 },
      { at, kind: 'refund', state: 'coming', amount: 15_999.5 },
    ],
  });
  expect(horizonOf(ended, 'uk').map(({ name, when }) => plain(`${name} ${when}`))).toEqual([
    'Бронь 23 листопада',
    'Скасовано 23 листопада',
    'Гроші повертаємо',
  ]);
  const words = plain(await wordsOf(<DealItem deal={ended} />));
  expect(words).toMatch(/Внесок за бронь +отримали +20 000 ₴/);
  expect(words).toMatch(/Плата за бронь +лишається за умовами +4 000,50 ₴/);
  expect(words).toMatch(/Повернення на картку +у дорозі +−15 999,50 ₴/);
  const unpaid = deal({ availabilityAfter: 'free' });
  expect(horizonOf(unpaid, 'uk'), 'without money there is none to say of').toHaveLength(2);
  expect(await wordsOf(<DealItem deal={unpaid} />)).toContain('Забронювати знову');
});

describe('a deal under contract', () => {
  const pay = (some: Partial<NonNullable<Deal['contract']>['payments'][number]>) => ({
    dueOn: '2026-11-29',
    amount: 799_329,
    paid: 20_000,
    paidOn: null,
    state: 'part' as NonNullable<Deal['contract']>['payments'][number]['state'],
    ...some,
  });
  const later = pay({ dueOn: '2026-12-29', amount: 155_425.08, paid: 0, state: 'due' });
  const contract = (...payments: ReturnType<typeof pay>[]): NonNullable<Deal['contract']> => ({
    number: '1-2026',
    signedOn: '2026-11-29',
    currency: 'UAH',
    total: 2_664_430,
    deposit: { amount: 20_000, paidOn: '2026-11-29' },
    paid: payments.reduce((sum, { paid }) => sum + paid, 0),
    payments,
  });
  const movements: Deal['movements'] = [{ at: '2026-11-29T08:00:00Z', kind: 'deposit', state: 'credited', amount: 20_000 }];
  const signed = (...payments: ReturnType<typeof pay>[]) => deal({ state: 'contract', contract: contract(...payments), movements });

  it('says why less is due than the payment comes to, by which contract it is paid, and whom to ask', async () => {
    const words = plain(await wordsOf(<DealItem deal={signed(pay({}), later)} phone="+38 (044) 300-17-17" />));
    expect(words).toContain('Сплатіть 779 329 ₴ до 29 листопада 2026. Це 799 329 ₴ мінус внесок за бронь, 20 000 ₴.');
    expect(words).toContain('Платіть за договором № 1-2026. Рахунок і призначення платежу підкаже менеджер: +38 (044) 300-17-17.');
    expect(words).not.toContain('Платіж за договором');
  });

  it('has its payments in the ledger, each hryvnia once, and the paid step stays with its tick', async () => {
    const paid = signed(pay({ paid: 799_329, paidOn: '2026-11-30', state: 'paid' }), later);
    expect(plain(await wordsOf(<DealItem deal={paid} />))).toMatch(
      /30 листопада 2026 +Платіж за договором +у ціні квартири +779 329 ₴ +Договір № 1-2026/,
    );
    expect(horizonOf(paid, 'uk').map(({ name, when, state }) => plain(`${name} ${when} ${state}`))).toEqual([
      'Бронь 23 листопада done',
      'Договір 29 листопада done',
      'Перший внесок 30 листопада done',
      'Найближчий платіж до 29 грудня 2026 now',
      'Ключі III кв. 2027 ahead',
    ]);
    const deposit = pay({ amount: 20_000, paidOn: '2026-11-29', state: 'paid' });
    const own = signed(deposit, pay({ dueOn: '2026-12-29', paid: 0, state: 'due' }));
    expect(horizonOf(own, 'uk')[2], 'the deposit is not the first payment').toMatchObject({ name: 'Перший внесок', state: 'now' });
    expect(await wordsOf(<DealItem deal={own} />)).not.toContain('Платіж за договором');
  });

  it('counts the deposit in the paid share, however small it is', () => {
    expect([0, 20_000 / 2_664_430, 0.3055, 1].map((share) => plain(formatShare(share, 'uk')))).toEqual(['0 %', '0,7 %', '30 %', '100 %']);
  });
});
