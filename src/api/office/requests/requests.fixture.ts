import { addContract, addDeal, addFlat, addRefund, addTransfer, aTransfer } from '../../../../tests/support/clients/office-deals.ts';
import { seatRequest, seatResume } from '../../../../tests/support/clients/office-leads.ts';
import { addWaitlist, closeWaitlist } from '../../../../tests/support/clients/office-waitlists.ts';
import { everywhere, newKey, type Office } from '../../../../tests/support/clients/open-office.ts';
import { makeRestorableChange } from '../../../../tests/support/clients/restorable-change.ts';
import { addDeadLetter } from '../../../../tests/support/databases/dead-letter.ts';
import { addDocument } from '../../../domain/deals/deal-documents.ts';
import { peopleRequests } from './people-requests.fixture.ts';
import type { Person, Requests } from './request.fixture.ts';
import { siteRequests } from './site-requests.fixture.ts';

const aTemplate = (title: string) => ({ title, uk: 'Вітаю, {клієнт}!', en: 'Hello {client}!' });

/** One of every operation. */
export const requests: Requests = {
  ...peopleRequests,
  ...siteRequests,
  'GET /office/api/requests': () => ({}),
  'GET /office/api/request': async (office, person, projectId) => ({ query: { id: (await requestOf(office, person, projectId)).id } }),
  'GET /office/api/requests/notices': () => ({}),
  'GET /office/api/requests/changes': () => ({}),
  'GET /office/api/requests/owners': () => ({}),
  'POST /office/api/requests/outcome': async (...asked) => ({ body: { ...(await requestOf(...asked)), outcome: 'talked' } }),
  'POST /office/api/requests/answer': async (...asked) => ({ body: { ...(await requestOf(...asked)), text: 'Так.' } }),
  'POST /office/api/requests/pause': async (office, { id: ownerId }, projectId) => {
    const until = new Date(office.clock().getTime() + 3_600_000).toISOString();
    return { body: { id: await seatRequest(office, { projectId, ownerId }), version: 1, until, why: 'Клієнт на нараді' } };
  },
  'POST /office/api/requests/end-pause': async (office, { id: ownerId }, projectId) => {
    const pausedUntil = new Date(office.clock().getTime() + 3_600_000);
    return { body: { id: await seatRequest(office, { projectId, ownerId, pausedUntil }), version: 1 } };
  },
  'GET /office/api/templates': () => ({}),
  'POST /office/api/templates/save': () => ({ body: { stored: null, ...aTemplate(newKey().key) } }),
  'POST /office/api/templates/remove': async ({ addPerson }) => {
    const { client } = await addPerson(everywhere('head-of-sales'));
    const sent = aTemplate(newKey().key);
    const { templates } = await client('POST /office/api/templates/save', { body: { stored: null, ...sent }, ...newKey() });
    const { id, version } = templates.find(({ title }) => title === sent.title) ?? { id: '', version: 1 };
    return { body: { id, version } };
  },
  'GET /office/api/request/templates': async (office, { id: ownerId }, projectId) => ({
    query: { id: await seatRequest(office, { projectId, ownerId }) },
  }),
  'POST /office/api/requests/reopen': async (office, { id: ownerId }, projectId) => ({
    body: { id: await seatRequest(office, { projectId, ownerId, isDone: true }), version: 1 },
  }),
  'POST /office/api/requests/assign': async (office, person, projectId) => ({
    body: { ...(await requestOf(office, person, projectId)), ownerId: (await office.seatPerson(everywhere('sales-manager'))).id },
  }),
  async 'POST /office/api/requests/move'(office, person, projectId) {
    await requestOf(office, person, projectId);
    return { body: { fromId: person.id, toId: (await office.seatPerson(everywhere('sales-manager'))).id } };
  },
  'GET /office/api/resumes': () => ({}),
  'POST /office/api/resumes/state': async (office) => ({ body: { id: await seatResume(office), version: 1, state: 'read' } }),
  'GET /office/api/resume/file': async (office) => ({ query: { id: await seatResume(office) } }),
  'GET /office/api/audit': () => ({ query: { limit: '3' } }),
  'POST /office/api/audit/restore': async (office, { id }, projectId) => ({
    body: { position: await makeRestorableChange(office, id, projectId) },
  }),
  'GET /office/api/deals': () => ({}),
  'GET /office/api/deals/free': () => ({}),
  'GET /office/api/deal': async (office, person, projectId) => ({
    query: { number: String((await dealOf(office, person, projectId)).number) },
  }),
  'GET /office/api/deal/terms': async (office, person, projectId) => ({
    query: { number: String((await dealOf(office, person, projectId)).number) },
  }),
  async 'GET /office/api/deal/document'(office, person, projectId) {
    const { id, number } = await dealOf(office, person, projectId);
    const about = {
      dealId: id,
      kind: 'receipt',
      name: 'receipt.pdf',
      mediaType: 'application/pdf',
      externalId: null,
      at: office.clock(),
    } as const;
    const document = await addDocument(office.db, { ...about, content: Buffer.from('receipt') });
    return { query: { number: String(number), id: document } };
  },
  async 'POST /office/api/deals/take'(office, _, projectId) {
    return { body: { number: (await addDeal(office, { projectId, ownerId: null })).number } };
  },
  async 'POST /office/api/deals/assign'(office, person, projectId) {
    return { body: { number: (await dealOf(office, person, projectId)).number, staffId: null } };
  },
  async 'POST /office/api/deals/step'(office, person, projectId) {
    return { body: { ...(await seenDeal(office, person, projectId)), step: 'confirm' } };
  },
  async 'POST /office/api/deals/sign'(office, person, projectId) {
    const total = { minor: 5_000_000, currency: 'USD' };
    return { body: { ...(await seenDeal(office, person, projectId)), contractNumber: 'Д-7', signedOn: '2026-11-25', total, payments: [] } };
  },
  async 'POST /office/api/deals/end'(office, person, projectId) {
    return { body: { ...(await seenDeal(office, person, projectId)), reason: 'Клієнт передумав' } };
  },
  async 'POST /office/api/refunds/ask'(office, person, projectId) {
    const { number, paymentId } = await paidDeal(office, person, projectId);
    return { body: { number, paymentId, amountMinor: 2_000_000, reason: 'Клієнт відмовився від квартири' } };
  },
  async 'POST /office/api/refunds/decide'(office, _, projectId) {
    const { number, id } = await askedRefund(office, await office.seatPerson(everywhere('accountant')), projectId);
    return { body: { number, refundId: id, amountMinor: 2_000_000, decision: 'approve', why: '', forClient: '' } };
  },
  async 'POST /office/api/refunds/take-back'(office, person, projectId) {
    const { number, id } = await askedRefund(office, person, projectId);
    return { body: { number, refundId: id } };
  },
  async 'POST /office/api/transfers/note'(office, _, projectId) {
    return { body: aTransfer(await addContract(office, projectId)) };
  },
  async 'POST /office/api/transfers/undo'(office, _, projectId) {
    const { number } = await addContract(office, projectId);
    const transferId = await addTransfer(office, number, (await office.seatPerson(everywhere('accountant'))).id);
    return { body: { number, transferId, why: 'Не та угода' } };
  },
  async 'POST /office/api/transfers/return'(office, _, projectId) {
    const accountant = await office.seatPerson(everywhere('accountant'));
    const head = await office.seatPerson(everywhere('head-of-sales'));
    const { number } = await addContract(office, projectId);
    const transferId = await addTransfer(office, number, accountant.id);
    const ended = { number, version: 2, reason: 'Клієнт передумав' };
    const { deal } = await head.client('POST /office/api/deals/end', { body: ended, ...newKey() });
    const said = { paidOn: '2026-11-25', amountMinor: 1_000_000, reference: '7' };
    return { body: { number, version: deal.version, transferId, ...said } };
  },
  'GET /office/api/flats': () => ({ query: { number: '7' } }),
  async 'POST /office/api/deals/hold'(office, _, projectId) {
    const flat = await addFlat(office, projectId);
    await office.catalogue.reload();
    return { body: { apartmentId: flat, phone: `+38067${String(flat).padStart(7, '0')}`, name: 'Коваль Олена' } };
  },
  'GET /office/api/quotes': () => ({ query: { of: 'request', id: 'a-request' } }),
  async 'POST /office/api/quotes/make'(office, _, projectId) {
    const apartmentId = await addFlat(office, projectId);
    await office.catalogue.reload();
    return { body: { apartmentId, days: 3, locale: 'uk', downPercent: null, months: null, to: null, requestId: null } };
  },
  'GET /office/api/waitlists': () => ({}),
  'GET /office/api/waitlist': async (office, _, projectId) => ({ query: { slug: (await addWaitlist(office, projectId)).slug } }),
  async 'POST /office/api/waitlist/skip'(office, _, projectId) {
    const { seen, first } = await addWaitlist(office, projectId);
    return { body: { ...seen, entryId: first.id, reason: 'asked', note: '' } };
  },
  async 'POST /office/api/waitlist/notify'(office, _, projectId) {
    const { seen, first } = await addWaitlist(office, projectId);
    return { body: { ...seen, entryId: first.id, text: 'Чи досі вас цікавить ця квартира?' } };
  },
  async 'POST /office/api/waitlist/close'(office, _, projectId) {
    return { body: { ...(await addWaitlist(office, projectId)).seen, note: '' } };
  },
  async 'POST /office/api/waitlist/open'(office, _, projectId) {
    const { apartmentId } = await addWaitlist(office, projectId);
    await closeWaitlist(office, apartmentId);
    return { body: { apartmentId, version: '1.none' } };
  },
  'GET /office/api/operations': () => ({}),
  'GET /office/api/today': () => ({}),
  'GET /office/api/find': () => ({ query: { q: '067' } }),
  'GET /office/api/flat': () => ({ query: { slug: 'a-flat' } }),
  'POST /office/api/operations/retry': async ({ db }) => ({ body: { ids: [await addDeadLetter(db)] } }),
  'POST /office/api/operations/look': () => ({ body: { source: 'rates' } }),
};
const dealOf = (office: Office, person: Person, projectId: string) => addDeal(office, { projectId, ownerId: person.id });
async function seenDeal(office: Office, person: Person, projectId: string) {
  const { number, version } = await dealOf(office, person, projectId);
  return { number, version };
}
const requestOf = async (office: Office, { id: ownerId }: Person, projectId: string) => ({
  id: await seatRequest(office, { projectId, ownerId }),
  version: 1,
});
const paidDeal = (office: Office, { id }: { id: string }, projectId: string) =>
  addDeal(office, { projectId, ownerId: id, state: 'reserved', isPaid: true });
/** A refund that the person has asked for. */
async function askedRefund(office: Office, person: Person, projectId: string) {
  const deal = await paidDeal(office, person, projectId);
  return { number: deal.number, id: await addRefund(office, deal, person.id) };
}
