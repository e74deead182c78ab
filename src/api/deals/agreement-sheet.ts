import type { Locale } from '../../base/locale.ts';
import type { Sheet } from '../../base/sheet.ts';
import type { WireBookingTerms } from '../../contract/deals/booking-terms.ts';
import type { WireDeal } from '../../contract/deals/deals.ts';
import { offerSentences, offerTexts } from './agreement-offers.ts';
import { agreementTexts } from './agreement-texts.ts';
import { day, moment, type Seller, sum, tags } from './sheet-parts.ts';
import { termsTexts } from './terms-texts.ts';

type Facts = {
  deal: WireDeal;
  person: NonNullable<WireDeal['person']>;
  phone: string;
  terms: WireBookingTerms;
  seller: Seller;
  locale: Locale;
};

/** The reservation agreement of a deal, with the numbers of the deal's own answer. The deal must have a buyer. */
export function agreementSheet({ deal, person, phone, terms, seller, locale }: Facts): Sheet {
  const words = agreementTexts[locale];
  const numbers = termsTexts(terms, locale);
  const { apartment, number } = deal;
  const byOffer = deal.offers.find(({ applied }) => applied);
  const offers = offerSentences(deal, {
    locale,
    sum: (amount, currency) => sum(amount, currency, locale),
    day: (date) => day(new Date(`${date}T12:00:00Z`), locale),
  });
  const name = [person.lastname, person.firstname, person.patronymic].filter(Boolean).join(' ');
  const area = new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 2 }).format(apartment.area);
  const made = new Date(deal.made_at);
  const reserved = deal.state === 'reserved' && deal.ends_at ? moment(new Date(deal.ends_at), locale) : null;
  return {
    locale,
    title: words.title(number),
    brand: seller.brand,
    aside: day(made, locale),
    foot: words.foot(number),
    blocks: [
      { kind: 'title', text: words.title(number), below: words.version(deal.terms) },
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
          [words.buyer, name],
          [words.inn, person.inn ?? words.noInn],
          [words.phone, phone],
          [words.email, person.email],
        ],
      },
      {
        kind: 'facts',
        facts: [
          [words.project, apartment.project.name],
          [words.number, apartment.number],
          [words.section, apartment.section.name],
          [words.floor, String(apartment.floor)],
          [words.area, `${area}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`],
        ],
      },
      {
        kind: 'amounts',
        amounts: [
          { name: byOffer ? offerTexts[locale].price(byOffer.title) : words.price, value: sum(deal.cost_usd, 'USD', locale) },
          {
            name: words.priceOther(
              deal.rate.replace('.', locale === 'uk' ? ',' : '.'),
              day(new Date(`${deal.rate_date}T12:00:00Z`), locale),
            ),
            value: sum(deal.cost, 'UAH', locale),
          },
        ],
      },
      {
        kind: 'facts',
        facts: [
          ...(byOffer
            ? [[offerTexts[locale].listPrice, `${sum(deal.list_cost_usd, 'USD', locale)}, ${sum(deal.list_cost, 'UAH', locale)}`] as const]
            : []),
          [words.deposit, sum(deal.deposit, 'UAH', locale)],
          [words.until, reserved ?? words.untilPaid(numbers.reservation)],
        ],
      },
      ...(offers.length > 0 ? [{ kind: 'heading', text: offerTexts[locale].title } as const] : []),
      ...offers.map((text) => ({ kind: 'text', text }) as const),
      ...words
        .clauses({
          reservation: numbers.reservation,
          refundWhole: numbers.refund_whole,
          refundLater: numbers.refund_later,
          byDiia: deal.way === 'state-services',
          deposit: sum(deal.deposit, 'UAH', locale),
        })
        .flatMap(({ title, text }) => [{ kind: 'heading', text: title } as const, { kind: 'text', text } as const]),
    ],
  };
}
