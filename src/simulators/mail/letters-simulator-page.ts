import { escapeHtml } from '../../base/html/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale, Localized } from '../../base/locale.ts';
import { type Asked, framed, type Shown, simulatorPath, simulatorsAt } from '../frame.ts';
import type { LettersSimulator, StoredLetter } from './letters-simulator.ts';

const name = 'letters';
const path = `${simulatorsAt}${name}/`;

/** The mailbox of the simulator as pages: all e-mails, and one with its headers. */
export async function showLetters({ list, find }: Pick<LettersSimulator, 'list' | 'find'>, { rest, locale }: Asked): Promise<Shown> {
  const [id = '', part] = rest.split('/');
  const { title, about, unknown } = letterWords[locale];
  if (!id) return framed({ locale, path, title, about, body: mailbox(await list(), locale) });
  const letter = await find(id);
  if (!letter) return framed({ locale, path: `${path}${rest}`, title, about: unknown, body: '', status: 404 });
  if (part === 'letter') return { status: 200, headers: letterHeaders, html: inFrame(letter.html) };
  return framed({ locale, path: `${path}${id}/`, title: letter.subject, about, body: opened(letter, locale) });
}

/** E-mails have styles of their own, and no scripts. */
const letterHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
/** Its links open outside of the frame in which it is shown: the site refuses to be framed. */
const inFrame = (html: string) => html.replace('<head>', '<head><base target="_top">');

const mailbox = (letters: StoredLetter[], locale: Locale) =>
  letters.length === 0
    ? `<p>${letterWords[locale].none}</p>`
    : `<ol class="rows">${letters
        .map(
          ({ id, to, subject, sentAt }) =>
            `<li><a href="${simulatorPath(locale, name, `${id}/`)}">${escapeHtml(subject)}</a><span>${escapeHtml(to)}</span>${time(sentAt)}</li>`,
        )
        .join('')}</ol>`;

const time = (at: string) => `<time datetime="${at}">${formatKyiv(new Date(at)).slice(0, 16)}</time>`;

function opened({ id, to, subject, text, unsubscribe, sentAt }: StoredLetter, locale: Locale): string {
  const { title, fields, plain } = letterWords[locale];
  return `
  <dl><dt>${fields.to}</dt><dd>${escapeHtml(to)}</dd><dt>${fields.subject}</dt><dd>${escapeHtml(subject)}</dd><dt>${fields.date}</dt><dd>${time(sentAt)}</dd>
  ${unsubscribe ? `<dt>${fields.leave}</dt><dd>${escapeHtml(unsubscribe)}</dd>` : ''}</dl>
  <iframe title="${escapeHtml(subject)}" src="${simulatorPath(locale, name, `${id}/letter`)}" sandbox="allow-top-navigation-by-user-activation"></iframe>
  <details><summary>${plain}</summary><pre>${escapeHtml(text)}</pre></details>
  <p><a href="${simulatorPath(locale, name)}">← ${title}</a></p>`;
}

type Words = {
  title: string;
  about: string;
  none: string;
  unknown: string;
  fields: Record<'to' | 'subject' | 'date' | 'leave', string>;
  plain: string;
};
export const letterWords: Localized<Words> = {
  uk: {
    title: 'Пошта',
    about: 'Усі листи, які написав сайт, кому б вони не призначалися. Насправді їх нікуди не надіслано.',
    none: 'Листів ще немає.',
    unknown: 'Такого листа немає.',
    fields: { to: 'Кому', subject: 'Тема', date: 'Надіслано', leave: 'Відписатися' },
    plain: 'Без оформлення',
  },
  en: {
    title: 'Mail',
    about: 'Every e-mail of the site, whoever it is for. In truth these e-mails were sent nowhere.',
    none: 'No e-mails yet.',
    unknown: 'There is no such e-mail.',
    fields: { to: 'To', subject: 'Subject', date: 'Sent', leave: 'Unsubscribe' },
    plain: 'Plain text',
  },
};
