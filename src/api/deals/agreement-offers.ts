import type { Locale, Localized } from '../../base/locale.ts';
import type { WireDeal } from '../../contract/deals/deals.ts';

type DealOffer = WireDeal['offers'][number];
/** `name` is the offer with its effect, `price` the apartment's under it, `until` the last day of the offer. */
type OfferValues = { name: string; price: string; list: string; gift: string; until: string; terms: string };

type Words = {
  title: string;
  listPrice: string;
  price: (title: string) => string;
  off: (amount: string) => string;
  perSquareMetre: (sum: string) => string;
  applied: (values: OfferValues) => string;
  gift: (values: OfferValues) => string;
  toProve: (values: OfferValues) => string;
  stored: (until: string) => string;
};

export const offerTexts: Localized<Words> = {
  uk: {
    title: 'Акції, зафіксовані цим договором',
    listPrice: 'Ціна без акції',
    price: (title) => `Зафіксована ціна за акцією «${title}»`,
    off: (amount) => `знижка ${amount}`,
    perSquareMetre: (sum) => `${sum} з\u00a0квадратного метра`,
    applied: ({ name, price, list }) => `За акцією ${name} ціна становить ${price} замість ${list}.`,
    gift: ({ name, gift }) => `За акцією ${name} Покупець отримує з квартирою: ${gift}.`,
    toProve: ({ name, price }) =>
      `Якщо до підписання договору купівлі-продажу Покупець підтвердить право на акцію ${name}, ціна становитиме ${price}.`,
    stored: (until) => `Акція діє по ${until} включно; за цією бронню Продавець дотримує її й після цього дня, поки бронь діє.`,
  },
  en: {
    title: 'Offers kept by this agreement',
    listPrice: 'Price without the offer',
    price: (title) => `Price fixed under the offer “${title}”`,
    off: (amount) => `${amount} off`,
    perSquareMetre: (sum) => `${sum} a\u00a0square metre`,
    applied: ({ name, price, list }) => `Under the offer ${name} the price is ${price} instead of ${list}.`,
    gift: ({ name, gift }) => `Under the offer ${name} the Buyer receives with the apartment: ${gift}.`,
    toProve: ({ name, price }) =>
      `If the Buyer proves the right to the offer ${name} before the contract of sale is signed, the price is ${price}.`,
    stored: (until) =>
      `The offer runs until ${until} inclusive; for this reservation the Seller keeps it after that day as long as it holds.`,
  },
};

type Formats = { sum: (amount: number, currency: 'UAH' | 'USD') => string; day: (date: string) => string; locale: Locale };

function nameOf({ title, effect }: DealOffer, { sum, locale }: Formats): string {
  const quoted = locale === 'uk' ? `«${title}»` : `“${title}”`;
  if (effect.kind === 'gift') return quoted;
  const words = offerTexts[locale];
  const percent = `${new Intl.NumberFormat(locale).format(effect.value)}${locale === 'uk' ? '\u00a0%' : '%'}`;
  const amount = effect.kind === 'percent' ? percent : words.perSquareMetre(sum(effect.value, effect.currency ?? 'UAH'));
  return `${quoted} (${words.off(amount)})`;
}

/** The sentences of the agreement on each offer of the deal; one that a better one replaces is left out. */
export function offerSentences({ offers, list_cost_usd, list_cost }: WireDeal, formats: Formats): string[] {
  const words = offerTexts[formats.locale];
  const both = (uah: number, usd: number) => `${formats.sum(usd, 'USD')} (${formats.sum(uah, 'UAH')})`;
  return offers
    .filter(({ applied, for_everyone, effect }) => applied || !for_everyone || effect.kind === 'gift')
    .map((offer) => {
      const values = {
        name: nameOf(offer, formats),
        price: both(offer.cost, offer.cost_usd),
        list: both(list_cost, list_cost_usd),
        gift: offer.effect.gift,
        until: formats.day(offer.last_day),
        terms: offer.terms.join(' '),
      };
      const said = offer.applied ? words.applied(values) : offer.effect.kind === 'gift' ? words.gift(values) : words.toProve(values);
      return [said, words.stored(values.until), values.terms].filter(Boolean).join(' ');
    });
}
