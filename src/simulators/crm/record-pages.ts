import { button, framed, type Shown } from '../frame.ts';
import { crmTexts } from './crm-texts.ts';
import type { CrmRecord } from './salesforce-records.ts';
import { flatStatuses, leadStatuses, type Salesperson } from './salesperson.ts';
import { backToAll, facts, field, moment, type Place, sum, text } from './show-record.ts';

const longestAnswer = 1_000;

export async function leadPage(manager: Salesperson, lead: CrmRecord, { locale, path }: Place): Promise<Shown> {
  const words = crmTexts[locale];
  const { LastName, Phone, Description, Web_Apartment__c, Status, Web_Outcome__c, Web_Lost_Reason__c } = lead.fields;
  const outcome = [words.outcomes[String(Web_Outcome__c)], words.lostReasons[String(Web_Lost_Reason__c)]].filter(Boolean).join(', ');
  const said = (await manager.list('Web_Message__c'))
    .filter(({ fields }) => fields.Lead__c === lead.id)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(
      ({ fields, createdAt }) =>
        `<li><span>${fields.From_Client__c ? words.client : words.manager}</span>${text(fields.Text__c)} ${moment(createdAt)}</li>`,
    );
  return framed({
    locale,
    path,
    title: `${words.lead}: ${String(LastName)}`,
    about: words.leadAbout,
    body: `${backToAll(locale)}${facts([
      [words.fields.phone, text(Phone)],
      [words.fields.flat, text(Web_Apartment__c)],
      [words.client, text(Description)],
      [words.fields.status, words.statuses[String(Status)] ?? text(Status)],
      [words.fields.outcome, outcome],
    ])}${said.length > 0 ? `<ol class="rows">${said.join('')}</ol>` : ''}
<form method="post"><label>${words.answer}<textarea name="answer" rows="4" maxlength="${longestAnswer}" required></textarea></label>${button('send', '1', words.send, true)}</form>
<form method="post">${leadStatuses.map((status) => button('status', status, words.statuses[status] ?? status)).join('')}</form>`,
  });
}

export async function playLead(manager: Salesperson, lead: CrmRecord, form: URLSearchParams): Promise<void> {
  const answer = form.get('answer')?.trim().slice(0, longestAnswer);
  const status = leadStatuses.find((one) => one === form.get('status'));
  if (answer) await manager.answer(lead, answer);
  if (status) await manager.setLead(lead, status);
}

export function flatPage(flat: CrmRecord, { locale, path }: Place): Shown {
  const words = crmTexts[locale];
  const { Number__c, Price__c, Currency__c, Status__c, Web_Slug__c, Web_Status__c, Web_Status_At__c } = flat.fields;
  const byOffice = Web_Status__c ? `${words.flatStates[String(Web_Status__c)]}, ${moment(String(Web_Status_At__c))}` : '';
  return framed({
    locale,
    path,
    title: `${words.flat} ${words.number(String(Number__c))}`,
    about: words.flatAbout,
    body: `${backToAll(locale)}${facts([
      [words.fields.flat, text(Web_Slug__c)],
      [words.price, sum(Price__c, Currency__c, locale)],
      [words.fields.status, words.flatStates[String(Status__c)] ?? text(Status__c)],
      [words.byOffice, byOffice],
    ])}<form method="post">${field(`${words.price}, ${text(Currency__c)}`, `name="price" type="number" min="1" max="1000000000" step="0.01" value="${text(Price__c)}" required`)}${button('set', 'price', words.setPrice)}</form>
<form method="post">${flatStatuses.map((status) => button('status', status, words.flatStatuses[status] ?? status)).join('')}</form>`,
  });
}

export async function playFlat(manager: Salesperson, flat: CrmRecord, form: URLSearchParams): Promise<void> {
  const status = flatStatuses.find((one) => one === form.get('status'));
  const price = Math.round(Number(form.get('price')) * 100) / 100;
  if (status) await manager.setFlat(flat, { Status__c: status });
  if (form.get('set') === 'price' && price > 0 && price <= 1e9) await manager.setFlat(flat, { Price__c: price });
}
