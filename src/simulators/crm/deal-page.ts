import { kyivDay } from '../../base/kyiv-time.ts';
import { stepOf } from '../../integrations/crm/stages.ts';
import { button, framed, type Shown } from '../frame.ts';
import { crmTexts } from './crm-texts.ts';
import type { CrmRecord } from './salesforce-records.ts';
import { documentKinds, type Salesperson, type Step } from './salesperson.ts';
import { backToAll, facts, field, moment, type Place, sum, text } from './show-record.ts';

/** The next possible steps by the state that the site has sent; a salesperson may do others in the wrong order by the buttons below. */
const nextSteps: Record<string, Step[]> = {
  held: ['confirm', 'cancel', 'withdraw'],
  requested: ['confirm', 'cancel', 'withdraw'],
  reserved: ['cancel', 'withdraw'],
  contract: ['complete', 'withdraw'],
};

export async function dealPage(manager: Salesperson, deal: CrmRecord, { locale, path }: Place): Promise<Shown> {
  const words = crmTexts[locale];
  const { fields } = deal;
  const state = String(fields.Web_State__c);
  const contact = fields.Web_Contact__c ? await manager.find('Contact', String(fields.Web_Contact__c)) : null;
  const buyer = [contact?.fields.LastName, contact?.fields.FirstName].filter(Boolean).map(text).join(' ');
  const price = sum(fields.Web_Price__c, fields.Web_Currency__c, locale);
  const signed = await manager.contractOf(deal);
  const documents = (await manager.documentsOf(deal)).map(
    ({ fields: document }) => `<li>${text(document.Title)}.${text(document.FileExtension)}</li>`,
  );
  const byHand = typeof fields.Web_Hand_At__c === 'string' ? stepOf(String(fields.Web_Hand_Stage__c)) : null;
  const isLive = state in nextSteps;
  // The page reloads until the site has confirmed; later a form may be half filled in.
  const isWaiting = byHand !== null && String(fields.Web_Hand_At__c) > String(fields.Web_Heard_At__c ?? '');
  const steps = nextSteps[state] ?? [];
  return framed({
    locale,
    path,
    title: words.deal(text(fields.Web_Number__c)),
    about: words.dealAbout,
    ...(isWaiting && { freshSeconds: 2 }),
    body: `${backToAll(locale)}${facts([
      [words.onSite, words.stages[state] ?? state],
      [words.fields.decision, byHand ? `${words.steps[byHand]}, ${moment(String(fields.Web_Hand_At__c))}` : ''],
      [words.fields.flat, text(fields.Web_Flat__c)],
      [words.fields.buyer, buyer],
      [words.fields.phone, text(fields.Web_Phone__c)],
      [words.fields.price, price],
      [words.fields.offers, [fields.Web_Offer__c, fields.Web_Other_Offers__c].filter(Boolean).map(text).join('; ').replaceAll('\n', '; ')],
      [words.fields.paid, fields.Web_Paid_UAH__c ? sum(fields.Web_Paid_UAH__c, 'UAH', locale) : ''],
      [
        words.fields.transfers,
        fields.Web_Transferred_UAH__c
          ? `${sum(fields.Web_Transferred_UAH__c, 'UAH', locale)} (${text(fields.Web_Transfers__c).replaceAll('\n', '; ')})`
          : '',
      ],
      [words.fields.until, typeof fields.Web_Ends_At__c === 'string' ? moment(fields.Web_Ends_At__c) : ''],
    ])}
${steps.length > 0 ? `<form method="post">${steps.map((step) => button('step', step, words.steps[step], step === 'confirm')).join('')}</form>` : ''}
${isLive && state !== 'contract' ? signForm(deal, locale) : ''}${signed ? schedule(signed, locale) : ''}
<h2>${words.documents}</h2>${documents.length > 0 ? `<ul>${documents.join('')}</ul>` : ''}<form method="post">${documentKinds.map((kind) => button('paper', kind, words.documentKinds[kind] ?? kind)).join('')}</form>
<h2>${words.odd}</h2><form method="post">${button('odd', 'twice', words.twice)}${button('odd', 'late', words.late)}</form>`,
  });
}

function signForm({ fields }: CrmRecord, locale: Place['locale']): string {
  const words = crmTexts[locale];
  const number = `${text(fields.Web_Number__c)}-${kyivDay(new Date(String(fields.Web_Made_At__c))).slice(0, 4)}`;
  return `<h2>${words.contract}</h2><form method="post">${field(words.contractNumber, `name="number" value="${number}" maxlength="40" required`)}${field(words.downPercent, 'name="down" type="number" value="30" min="1" max="100" required')}${field(words.months, 'name="months" type="number" value="12" min="0" max="60" required')}${button('step', 'sign', words.steps.sign)}</form>`;
}

type Signed = NonNullable<Awaited<ReturnType<Salesperson['contractOf']>>>;

function schedule({ contract, payments }: Signed, locale: Place['locale']): string {
  const words = crmTexts[locale];
  const { Currency__c: currency, Web_Number__c: number } = contract.fields;
  const rows = payments.map(
    ({ fields }) =>
      `<li><span>${text(fields.Due_On__c)}</span><span class="sum">${sum(fields.Amount__c, currency, locale)}</span><span>${fields.Paid_On__c ? `${words.paidOn} ${text(fields.Paid_On__c)}` : ''}</span></li>`,
  );
  const isOwed = payments.some(({ fields }) => !fields.Paid_On__c);
  return `<h2>${words.contract} ${text(number)}</h2><ol class="rows">${rows.join('')}</ol>${isOwed ? `<form method="post">${button('step', 'paid', words.markPaid)}</form>` : ''}`;
}

const whole = (given: string | null, from: number, to: number): number => Math.min(to, Math.max(from, Math.round(Number(given)) || from));

/** Executes the action of the pressed button; an unknown one is ignored. */
export async function playDeal(manager: Salesperson, deal: CrmRecord, form: URLSearchParams): Promise<void> {
  const [step, odd] = [form.get('step'), form.get('odd')];
  const kind = documentKinds.find((one) => one === form.get('paper'));
  if (kind) await manager.handOver(deal, kind);
  if (odd === 'twice') await manager.sendAgain(deal);
  if (odd === 'late') await manager.moveLate(deal);
  if (step === 'paid') await manager.markPaid(deal);
  if (step === 'sign')
    await manager.sign(deal, {
      number: form.get('number')?.trim().slice(0, 40) || String(deal.fields.Web_Number__c),
      downPercent: whole(form.get('down'), 1, 100),
      months: whole(form.get('months'), 0, 60),
    });
  if (step === 'confirm' || step === 'complete' || step === 'cancel' || step === 'withdraw') await manager.move(deal, step);
}
