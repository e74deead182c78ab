import { escapeHtml } from '../../base/escape-html.ts';
import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Localized } from '../../base/locale.ts';
import { type Asked, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../simulators/frame.ts';
import { changeWeather, weatherForm } from '../simulators/weather-form.ts';
import type { CrmRecord, SalesforceSimulator } from './salesforce-simulator.ts';

const name = 'crm';

/** What the CRM was told, the newest first. */
export async function showCrm({ list, weather }: SalesforceSimulator, { method, locale, form }: Asked): Promise<Shown> {
  if (method === 'POST') {
    changeWeather(weather, form);
    return seeOther(simulatorPath(locale, name));
  }
  const { title, about, none } = crmWords[locale];
  const records = await list();
  const body = records.length === 0 ? `<p>${none}</p>` : records.map(recordHtml).join('');
  return framed({
    locale,
    path: `${simulatorsAt}${name}/`,
    title,
    about,
    freshSeconds: 10,
    body: `${body}${weatherForm(weather, locale)}`,
  });
}

function recordHtml({ object, fields, changedAt }: CrmRecord): string {
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => `<dt>${escapeHtml(field)}</dt><dd>${escapeHtml(String(value))}</dd>`);
  return `<h2>${escapeHtml(object)} <time datetime="${changedAt}">${formatKyiv(new Date(changedAt)).slice(0, 16)}</time></h2><dl>${rows.join('')}</dl>`;
}

export const crmWords: Localized<{ title: string; about: string; none: string }> = {
  uk: {
    title: 'CRM',
    about: 'Тут видно, що сайт розповів би Salesforce: звернення за консультацією, кожне один раз, хоч скільки разів його надсилали.',
    none: 'Ще нічого. Попросіть на сайті консультацію.',
  },
  en: {
    title: 'CRM',
    about: 'What the site would have told Salesforce: wishes to be called back, each of them once, however often it was sent.',
    none: 'Nothing yet. Ask for a call back on the site.',
  },
};
