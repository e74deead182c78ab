import { escapeHtml } from '../../base/html/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Locale, Localized } from '../../base/locale.ts';
import { changeFault, faultForm } from '../fault-form.ts';
import { type Asked, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../frame.ts';
import type { SmsSimulator, StoredSms } from './sms-simulator.ts';

const name = 'phone';

/** One phone that receives every message to any recipient. */
export async function showPhone({ list, faults }: SmsSimulator, { method, locale, form }: Asked): Promise<Shown> {
  if (method === 'POST') {
    changeFault(faults, form);
    return seeOther(simulatorPath(locale, name));
  }
  const { title, about, none, stop } = phoneTexts[locale];
  const messages = await list();
  const screen = messages.length === 0 ? `<p>${none}</p>` : `<ol>${messages.map((message) => bubble(message, locale)).join('')}</ol>`;
  return framed({
    locale,
    path: `${simulatorsAt}${name}/`,
    title,
    about,
    freshSeconds: 4,
    body: `<section class="phone">${screen}</section><p class="quiet">${stop}</p>${faultForm(faults, locale)}`,
  });
}

const bubble = ({ to, text, sentAt }: StoredSms, locale: Locale) =>
  `<li><span>${phoneTexts[locale].to} ${escapeHtml(to)}</span><p>${escapeHtml(text)}</p><time datetime="${sentAt}">${formatKyiv(new Date(sentAt)).slice(0, 16)}</time></li>`;

export const phoneTexts: Localized<{ title: string; about: string; none: string; to: string; stop: string }> = {
  uk: {
    title: 'Телефон',
    about:
      'Сюди приходять усі SMS сайту, на який би номер він їх не слав. Насправді їх ніхто не отримує. Нові — згори, екран оновлюється сам.',
    none: 'Ще жодного повідомлення. Спробуйте увійти на сайт за номером телефону.',
    to: 'На',
    stop: 'Номери, що закінчуються на 0404, не приймають SMS: так видно, що робить сайт, коли повідомлення не дійде ніколи.',
  },
  en: {
    title: 'Phone',
    about:
      'Every text message of the site comes here, whichever number it was meant for. Nobody really gets it. The newest is on top, and the screen refreshes itself.',
    none: 'No messages yet. Try to log in to the site by phone.',
    to: 'To',
    stop: 'Numbers that end in 0404 take no messages: they show what the site does when one will never arrive.',
  },
};
