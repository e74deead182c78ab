import { escapeHtml } from '../../base/html/escape-html.ts';
import type { Locale } from '../../base/locale.ts';
import { changeFault, faultForm } from '../fault-form.ts';
import { type Asked, button, framed, type Shown, seeOther, simulatorPath, simulatorsAt } from '../frame.ts';
import { crmTexts } from './crm-texts.ts';
import { dealPage, playDeal } from './deal-page.ts';
import { flatPage, leadPage, playFlat, playLead } from './record-pages.ts';
import type { SalesforceSimulator } from './salesforce-simulator.ts';
import { moment, name, sum, text } from './show-record.ts';

export { crmTexts } from './crm-texts.ts';

const path = `${simulatorsAt}${name}/`;

/** The organisation as its manager sees it: all records, and one with its possible actions. */
export async function showCrm(crm: SalesforceSimulator, asked: Asked, { hasInventory }: { hasInventory: boolean }): Promise<Shown> {
  const { method, rest, locale, form } = asked;
  const { manager } = crm;
  const [kind = '', id = ''] = rest.split('/');
  if (kind === '') {
    if (method !== 'POST') return listPage(crm, locale, hasInventory);
    const slug = form.get('flat')?.trim().split('/').findLast(Boolean);
    if (slug && /^[\w-]+$/.test(slug)) return seeOther(simulatorPath(locale, name, `flat/${slug}/`));
    changeFault(crm.faults, form);
    return seeOther(simulatorPath(locale, name));
  }
  const shown = { locale, path: `${path}${rest}` };
  if (kind === 'deal') {
    const deal = await manager.find('Opportunity', id);
    if (!deal) return unknown(locale, rest);
    if (method !== 'POST') return dealPage(manager, deal, shown);
    await playDeal(manager, deal, form);
  } else if (kind === 'lead') {
    const lead = await manager.find('Lead', id);
    if (!lead) return unknown(locale, rest);
    if (method !== 'POST') return leadPage(manager, lead, shown);
    await playLead(manager, lead, form);
  } else {
    const flat = kind === 'flat' && hasInventory ? await manager.findFlat(id) : null;
    if (!flat) return unknown(locale, rest);
    if (method !== 'POST') return flatPage(flat, shown);
    await playFlat(manager, flat, form);
  }
  return seeOther(simulatorPath(locale, name, rest));
}

async function listPage({ manager, faults }: SalesforceSimulator, locale: Locale, hasInventory: boolean): Promise<Shown> {
  const words = crmTexts[locale];
  const deals = (await manager.list('Opportunity')).map(
    ({ id, fields, changedAt }) =>
      `<li><a href="${simulatorPath(locale, name, `deal/${id}/`)}">${words.number(text(fields.Web_Number__c))} · ${text(fields.Web_Flat__c)}</a><span>${words.stages[String(fields.Web_State__c)] ?? ''}</span><span class="sum">${sum(fields.Web_Price__c, fields.Web_Currency__c, locale)}</span>${moment(changedAt)}</li>`,
  );
  const leads = (await manager.list('Lead')).map(
    ({ id, fields, changedAt }) =>
      `<li><a href="${simulatorPath(locale, name, `lead/${id}/`)}">${text(fields.LastName)}, ${text(fields.Phone)}</a><span>${text(fields.Description)}</span>${moment(changedAt)}</li>`,
  );
  const rows = (items: string[], none: string) => (items.length === 0 ? `<p>${none}</p>` : `<ol class="rows">${items.join('')}</ol>`);
  const search = `<h2>${words.flats}</h2><p class="quiet">${words.flatsAbout}</p><form method="post"><label>${words.flatAddress}<input name="flat" required></label>${button('open', '1', words.open)}</form>`;
  return framed({
    locale,
    path,
    title: words.title,
    about: words.about,
    body: `<h2>${words.deals}</h2>${rows(deals, words.noDeals)}<h2>${words.leads}</h2>${rows(leads, words.noLeads)}${hasInventory ? search : ''}${faultForm(faults, locale)}`,
  });
}

const unknown = (locale: Locale, rest: string) =>
  framed({
    locale,
    path: `${path}${rest}`,
    title: crmTexts[locale].title,
    about: crmTexts[locale].unknown,
    status: 404,
    body: `<p><a href="${escapeHtml(simulatorPath(locale, name))}">${crmTexts[locale].back}</a></p>`,
  });
