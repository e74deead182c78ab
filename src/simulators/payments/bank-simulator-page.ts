import { escapeHtml } from '../../base/html/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale, Localized } from '../../base/locale.ts';
import { type BankInvoice, type InvoiceStatus, invoiceAt, type Play, plays } from '../../integrations/payments/bank-invoice.ts';
import { changeFault, faultForm } from '../fault-form.ts';
import { type Asked, button, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../frame.ts';
import type { BankSimulator } from './bank-simulator.ts';

const name = 'bank';
const path = `${simulatorsAt}${name}/`;

/** The bank's list of invoices, and the page on which a buyer pays one. */
export async function showBank(bank: BankSimulator, asked: Asked, now: Date): Promise<Shown> {
  const { method, rest, locale, form } = asked;
  const id = /^([\w-]+)\/$/.exec(rest)?.[1];
  const invoice = id ? await bank.find(id) : null;
  if (rest && !invoice) return notFound(locale, rest);
  if (method === 'POST') {
    const play = plays.find((one) => one === form.get('play'));
    if (invoice && play) await bank.play(invoice.id, play);
    else changeFault(bank.faults, form);
    return seeOther(simulatorPath(locale, name, rest));
  }
  return invoice ? invoicePage(invoice, locale, now) : listPage(bank, locale, now);
}

async function listPage({ list, faults }: BankSimulator, locale: Locale, now: Date): Promise<Shown> {
  const { title, about, none, states } = bankTexts[locale];
  const rows = (await list()).map((invoice) => {
    const { id, amount, destination, createdAt } = invoice;
    const state = states[invoiceAt(invoice, now).status];
    return `<li><a href="${simulatorPath(locale, name, `${id}/`)}">${escapeHtml(destination)}</a><span class="sum">${sum(amount, locale)}</span><span>${state}</span>${time(createdAt)}</li>`;
  });
  const body = rows.length === 0 ? `<p>${none}</p>` : `<ol class="rows">${rows.join('')}</ol>`;
  return framed({ locale, path, title, about, body: `${body}${faultForm(faults, locale)}`, freshSeconds: 4 });
}

function invoicePage(invoice: BankInvoice, locale: Locale, now: Date): Shown {
  const { payTitle, payAbout, states, until, back, more, main, others, calls, noCalls, noAnswer, forged } = bankTexts[locale];
  const { id, amount, destination, redirectUrl, validUntil } = invoice;
  const { status, finalAmount } = invoiceAt(invoice, now);
  const buttons = (set: Partial<Record<Play, string>>, leads: Play | null) =>
    `<form method="post">${plays.map((play) => (set[play] ? button('play', play, set[play], play === leads) : '')).join('')}</form>`;
  const open = status === 'created';
  const callRows = invoice.calls.map(
    ({ at, status: answered, forged: isForged }) =>
      `<li>${time(at)}<span>${answered ?? noAnswer}${isForged ? ` · ${forged}` : ''}</span></li>`,
  );
  const returned = amount - finalAmount;
  // The shop is this site, under the host name that the buyer used.
  const returns = URL.parse(redirectUrl);
  return framed({
    locale,
    path: `${path}${id}/`,
    title: payTitle,
    about: payAbout,
    ...(!open && { freshSeconds: 4 }),
    body: `<section class="pay"><p class="price">${sum(amount, locale)}</p><dl><dt>${bankTexts[locale].purpose}</dt><dd>${escapeHtml(destination)}</dd>
<dt>${until}</dt><dd>${time(validUntil)}</dd></dl>
${open ? buttons(main, 'pay') : `<p class="state" role="status">${states[status]}${returned > 0 && finalAmount > 0 ? ` · ${bankTexts[locale].returned} ${sum(returned, locale)}` : ''}</p>`}
${returns ? `<p><a href="${escapeHtml(returns.pathname + returns.search)}">${back}</a></p>` : ''}</section>
${open ? `<h2>${more}</h2>${buttons(others, null)}` : ''}
<h2>${calls}</h2>${callRows.length === 0 ? `<p class="quiet">${noCalls}</p>` : `<ol class="rows">${callRows.join('')}</ol>`}`,
  });
}

const notFound = (locale: Locale, rest: string) =>
  framed({ locale, path: `${path}${rest}`, title: bankTexts[locale].title, about: bankTexts[locale].unknown, body: '', status: 404 });

const time = (at: string) => `<time datetime="${at}">${formatKyiv(new Date(at)).slice(0, 16)}</time>`;

const formats: Localized<Intl.NumberFormat> = {
  uk: new Intl.NumberFormat('uk-UA', { style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol' }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol' }),
};
const sum = (kopiykas: number, locale: Locale) => formats[locale].format(kopiykas / 100);

type Words = {
  title: string;
  about: string;
  unknown: string;
  none: string;
  payTitle: string;
  payAbout: string;
  purpose: string;
  until: string;
  back: string;
  more: string;
  returned: string;
  calls: string;
  noCalls: string;
  noAnswer: string;
  forged: string;
  states: Record<InvoiceStatus, string>;
  main: Partial<Record<Play, string>>;
  others: Partial<Record<Play, string>>;
};
export const bankTexts: Localized<Words> = {
  uk: {
    title: 'Банк',
    about: 'Рахунки, які сайт виставив покупцям. Грошей тут немає: і платежі, і повернення відбуваються лише на цих сторінках.',
    unknown: 'Такого рахунку немає.',
    none: 'Ще жодного рахунку. Вони з’являються, коли покупець обирає оплатити бронювання.',
    payTitle: 'Оплата',
    payAbout: 'Так виглядає сторінка банку, на яку потрапляє покупець. Картка не потрібна, гроші не спишуться.',
    purpose: 'За що',
    until: 'Сплатити до',
    back: 'Повернутися на сайт',
    more: 'А якщо щось піде не так',
    returned: 'повернуто',
    calls: 'Про що банк сповістив сайт',
    noCalls: 'Поки що нічого.',
    noAnswer: 'сайт не відповів',
    forged: 'підробка',
    states: {
      created: 'Чекає на оплату',
      processing: 'Обробляється',
      success: 'Сплачено',
      failure: 'Відмовлено',
      reversed: 'Гроші повернуто',
      expired: 'Час вийшов',
    },
    main: { pay: 'Сплатити', refuse: 'Відмовити: бракує грошей' },
    others: {
      slow: 'Сплатити, але через 20 секунд',
      late: 'Сплатити, коли утримання вже минуло',
      twice: 'Сплатити й сповістити двічі',
      unordered: 'Сплатити й переплутати порядок сповіщень',
      silent: 'Сплатити й не сповістити',
      forge: 'Підробити сповіщення й не платити',
    },
  },
  en: {
    title: 'Bank',
    about: 'Invoices that the site has sent to buyers. There is no money here: it is paid and given back on these pages alone.',
    unknown: 'There is no such invoice.',
    none: 'No invoices yet. They appear when a buyer chooses to pay for a booking.',
    payTitle: 'Payment',
    payAbout: 'This is the page of the bank to which a buyer is taken. No card is needed and no money will be charged.',
    purpose: 'For',
    until: 'To be paid by',
    back: 'Back to the site',
    more: 'And if something goes wrong',
    returned: 'given back:',
    calls: 'What the bank has told the site',
    noCalls: 'Nothing so far.',
    noAnswer: 'the site did not answer',
    forged: 'forged',
    states: {
      created: 'Waiting to be paid',
      processing: 'Being processed',
      success: 'Paid',
      failure: 'Refused',
      reversed: 'Money given back',
      expired: 'Too late to pay',
    },
    main: { pay: 'Pay', refuse: 'Refuse: not enough money' },
    others: {
      slow: 'Pay, but in 20 seconds',
      late: 'Pay when the hold has ended',
      twice: 'Pay and tell it twice',
      unordered: 'Pay and tell it in the wrong order',
      silent: 'Pay and tell nothing',
      forge: 'Forge the news and pay nothing',
    },
  },
};
