import { type Locale, localePath } from '../../../base/locale.ts';
import { capital } from '../../../base/text/capital.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';
import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import { type FlatName, flatLabel } from '../../catalogue/catalogue.ts';
import type { DealsContext } from '../deals-context.ts';
import { flatNamed, letter, type Site } from '../messages/deal-messages.ts';
import { momentIn, sumIn } from '../messages/message-formats.ts';
import type { Quote } from './quote.ts';

export type Recipient = { channel: 'sms' | 'letter'; to: string };

type Facts = { flat: FlatName; price: string; until: string };
type Words = {
  sms: (facts: Facts & { url: string }) => string;
  title: (facts: Facts) => string;
  text: (facts: Facts) => string;
  after: string;
  button: string;
  why: string;
};

const texts: Record<Locale, Words> = {
  uk: {
    sms: ({ flat, price, until, url }) => `${capital(flat.nominative)}${flat.at}: ${price}. Ціна ваша до ${until}: ${url}`,
    title: ({ flat, price }) => `${capital(flat.nominative)} за ${price}`,
    text: ({ until }) =>
      `Ми зафіксували для вас цю ціну до ${until}. Навіть якщо квартира подорожчає, до цього часу ви забронюєте її за цією ціною.`,
    after: 'Квартира залишається у продажу, доки її не забронюють. На сторінці пропозиції видно, чи вона ще вільна і що змінилося.',
    button: 'Переглянути пропозицію',
    why: 'Ви отримали цей лист, бо наш менеджер підготував для вас пропозицію.',
  },
  en: {
    sms: ({ flat, price, until, url }) => `${capital(flat.nominative)}${flat.at}: ${price}. The price is yours until ${until}: ${url}`,
    title: ({ flat, price }) => `${capital(flat.nominative)} for ${price}`,
    text: ({ until }) =>
      `We keep this price for you until ${until}. Even if the apartment becomes more expensive, until then you can book it at this price.`,
    after: 'The apartment stays on sale until it is booked. The page of the quote shows whether it is still free and what has changed.',
    button: 'See the quote',
    why: 'You get this e-mail because our manager has prepared a quote for you.',
  },
};

/** The address of a quote's page. */
export const quoteAddress = ({ publicUrl }: DealsContext['site'], { code, locale }: Pick<Quote, 'code' | 'locale'>): string =>
  `${publicUrl}${localePath(locale, `/quote/${code}/`)}`;

function factsOf(site: Site, { apartmentSlug, price, validUntil, locale }: Quote): Facts {
  const flat = flatNamed(site, apartmentSlug, locale);
  return { flat, price: sumIn(price.minor, price.currency, locale), until: momentIn(validUntil, locale) };
}

/** The messages that leave when a quote is made. The person has asked for it, so no notices are looked at. */
export function quoteMessages(site: Site, quote: Quote, { channel, to }: Recipient): OutboxMessage {
  const { code, locale } = quote;
  if (channel === 'letter') return letter(`quote:${code}`, { about: 'quote', quote: code, to });
  const text = texts[locale].sms({ ...factsOf(site, quote), url: quoteAddress(site.site, quote) });
  return { kind: 'sms', key: `sms:quote:${code}`, payload: { to, text: text.replaceAll('\u00a0', ' ') } };
}

export function quoteLetterText(site: Site, quote: Quote): LetterText {
  const words = texts[quote.locale];
  const facts = factsOf(site, quote);
  const title = words.title(facts);
  return {
    subject: title,
    label: flatLabel(site.catalogue.findFlat(quote.apartmentSlug)?.flat, quote.apartmentSlug, quote.locale),
    title,
    paragraphs: [words.text(facts), words.after],
    button: { text: words.button, url: quoteAddress(site.site, quote) },
    foot: [words.why],
  };
}
