import type { Locale } from '../../base/locale.ts';
import type { Sheet, SheetBlock } from '../../base/sheet.ts';
import type { DealNow } from '../../domain/deals/deals.ts';
import { refundTexts } from './refund-texts.ts';
import { day, moment, type Seller, sum } from './sheet-parts.ts';

type Payment = DealNow['payments'][number];
type Facts = {
  deal: Pick<DealNow, 'number' | 'phone' | 'person' | 'payments'>;
  flat: { number: string; project: string };
  seller: Seller;
  locale: Locale;
  now: Date;
};

const isGivenBack = ({ refundMinor }: Payment): boolean => refundMinor > 0;
export const hasRefund = ({ payments }: Pick<DealNow, 'payments'>): boolean => payments.some(isGivenBack);

/** What a buyer shows to a bank: each payment that goes back, whole or in part, and where the money is now. */
export function refundSheet({ deal, flat, seller, locale, now }: Facts): Sheet {
  const words = refundTexts[locale];
  const { person, payments } = deal;
  const amount = (minor: number) => sum(minor / 100, 'UAH', locale);
  const name = person && [person.lastname, person.firstname, person.patronymic].filter(Boolean).join(' ');
  const blocksOf = (payment: Payment): SheetBlock[] => [
    {
      kind: 'amounts',
      amounts: [
        { name: words.paid, value: amount(payment.amountMinor) },
        { name: words.refunded, value: amount(payment.refundMinor) },
      ],
    },
    {
      kind: 'facts',
      facts: [
        ...(payment.reference ? [[words.payment, payment.reference] as const] : []),
        ...(payment.paidAt ? [[words.paidOn, moment(payment.paidAt, locale)] as const] : []),
        [words.state, payment.refundedAt ? words.sent(moment(payment.refundedAt, locale)) : words.passedOn],
        ...(payment.amountMinor > payment.refundMinor ? [[words.fee, amount(payment.amountMinor - payment.refundMinor)] as const] : []),
      ],
    },
  ];
  return {
    locale,
    title: words.title,
    brand: seller.brand,
    aside: day(now, locale),
    foot: words.foot(day(now, locale)),
    blocks: [
      { kind: 'title', text: words.title, below: words.agreement(deal.number) },
      {
        kind: 'facts',
        facts: [
          [words.seller, seller.name],
          [words.code, seller.code],
          [words.address, seller.address],
          [words.email, `${seller.email}, ${seller.phone}`],
        ],
      },
      {
        kind: 'facts',
        facts: [
          ...(name ? [[words.buyer, name] as const] : []),
          [words.phone, deal.phone],
          [words.flatName, words.flat(flat.number, flat.project)],
        ],
      },
      ...payments.filter(isGivenBack).flatMap(blocksOf),
      { kind: 'text', text: words.where, quiet: true },
    ],
  };
}
