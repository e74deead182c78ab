import { makeAuthenticator } from '../../../tests/support/clients/authenticator.ts';
import {
  addContract,
  addDeal,
  addFlat,
  addLayout,
  addRefund,
  addTransfer,
  aTransfer,
} from '../../../tests/support/clients/office-deals.ts';
import { addAnswer, addImport } from '../../../tests/support/clients/office-imports.ts';
import { seatRequest, seatResume } from '../../../tests/support/clients/office-leads.ts';
import { addPicture, addUpload, aPhoto, seenPicture } from '../../../tests/support/clients/office-media.ts';
import { addLegalVersion, addOverride, addPriceRelease, addRelease, aReport } from '../../../tests/support/clients/office-releases.ts';
import { addWaitlist, closeWaitlist } from '../../../tests/support/clients/office-waitlists.ts';
import { codeOf, everywhere, newKey, newSoftwareKey, type Office } from '../../../tests/support/clients/open-office.ts';
import { makeRestorableChange } from '../../../tests/support/clients/restorable-change.ts';
import { addDeadLetter } from '../../../tests/support/databases/dead-letter.ts';
import type { OfficeKey } from '../../contract/office/operations.ts';
import { addDocument } from '../../domain/deals/deal-documents.ts';

export type Person = Awaited<ReturnType<Office['seatPerson']>>;
const aTemplate = (title: string) => ({ title, uk: 'Вітаю, {клієнт}!', en: 'Hello {client}!' });
type Sent = { body?: object; query?: object; file?: Blob };

/** A request that succeeds for a person who may send it; of records, for one of the project, which is assigned to the person. */
export const requests: Record<OfficeKey, (office: Office, person: Person, projectId: string) => Promise<Sent> | Sent> = {
  'GET /office/api/welcome': () => ({}),
  'POST /office/api/login/options': () => ({}),
  'POST /office/api/login': async ({ openBrowser }, { key }) => signed(key, await openBrowser().client('POST /office/api/login/options')),
  'POST /office/api/logout': () => ({}),
  'POST /office/api/invitation': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  'POST /office/api/invitation/options': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  async 'POST /office/api/invitation/accept'({ invite, openBrowser }) {
    const { token } = await invite([]);
    const { options } = await openBrowser().client('POST /office/api/invitation/options', { body: { token } });
    return { body: { token, response: newSoftwareKey().register(options as { challenge: string }) } };
  },
  'POST /office/api/acts/options': () => ({ body: { operation: 'POST /office/api/refunds/ask', payload: {} } }),
  'POST /office/api/proof/options': () => ({}),
  'POST /office/api/proof': async (_, { client, key }) => signed(key, await ifAdmitted(client('POST /office/api/proof/options'))),
  async 'POST /office/api/password/login'({ givePassword }, { id }) {
    const { email, typed } = await givePassword(id);
    return { body: { email, ...typed() } };
  },
  'POST /office/api/password/prove': async ({ givePassword }, { id }) => ({ body: (await givePassword(id)).typed() }),
  'POST /office/api/invitation/password': async ({ invite }) => ({ body: { token: (await invite([])).token } }),
  async 'POST /office/api/invitation/accept-by-password'({ invite, openBrowser, clock }) {
    const { token } = await invite([]);
    const options = await openBrowser().client('POST /office/api/invitation/password', { body: { token } });
    return { body: { token, ...newPassword(options, clock) } };
  },
  'GET /office/api/password': () => ({}),
  'POST /office/api/password/options': () => ({}),
  'POST /office/api/password/set': async ({ clock }, { client }) => ({
    body: newPassword(await client('POST /office/api/password/options'), clock),
  }),
  async 'POST /office/api/password/remove'({ givePassword }, { id }) {
    await givePassword(id);
    return {};
  },
  'GET /office/api/me': () => ({}),
  'POST /office/api/phone': () => ({ body: { phone: '067 111 22 33' } }),
  'GET /office/api/passkeys': () => ({}),
  'POST /office/api/passkeys/options': () => ({}),
  async 'POST /office/api/passkeys/add'(_, { client }) {
    const { options } = await ifAdmitted(client('POST /office/api/passkeys/options'));
    return { body: { response: newSoftwareKey().register(options as { challenge: string }) } };
  },
  async 'POST /office/api/passkeys/remove'(_, { client }) {
    const { options } = await ifAdmitted(client('POST /office/api/passkeys/options'));
    const added = newSoftwareKey().register(options as { challenge: string });
    await codeOf(client('POST /office/api/passkeys/add', { body: { response: added }, ...newKey() }));
    return { body: { passkeyId: added.id } };
  },
  'GET /office/api/sessions': () => ({}),
  async 'POST /office/api/sessions/end'({ logIn, openBrowser, staff }, { id, key }) {
    await logIn(openBrowser(), key);
    return { body: { sessionId: (await staff.sessions(id)).at(-1)?.id } };
  },
  'POST /office/api/sessions/end-others': () => ({}),
  'GET /office/api/people': () => ({}),
  'POST /office/api/people/invite': () => ({
    body: { name: 'Олена Коваль', email: `olena-${crypto.randomUUID()}@example.ua`, assignments: everywhere('editor') },
  }),
  'POST /office/api/people/invite-again': async ({ invite }) => ({ body: { personId: (await invite([])).id } }),
  'POST /office/api/people/change-roles': async ({ invite }) => ({
    body: { personId: (await invite([])).id, version: 1, assignments: everywhere('hr') },
  }),
  'POST /office/api/people/lock': async ({ invite }) => ({ body: { personId: (await invite([])).id, version: 1 } }),
  async 'POST /office/api/people/unlock'({ invite, db, staff }) {
    const { id: personId } = await invite([]);
    const command = { personId, version: 1, by: { kind: 'operator', id: null, requestId: null } } as const;
    await db.transaction().execute((transaction) => staff.lockPerson(transaction, command));
    return { body: { personId, version: 2 } };
  },
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
  'POST /office/api/people/recover': async ({ seatPerson }) => ({
    body: { personId: (await seatPerson(everywhere('editor'))).id, why: 'загублено телефон' },
  }),
  'POST /office/api/people/recover/approve': async (office) => ({ body: { recoveryId: await askedRecovery(office) } }),
  'POST /office/api/people/recover/end': async (office) => ({ body: { recoveryId: await askedRecovery(office) } }),
  'GET /office/api/audit': () => ({ query: { limit: '3' } }),
  'POST /office/api/audit/restore': async (office, { id }, projectId) => ({
    body: { position: await makeRestorableChange(office, id, projectId) },
  }),
  'GET /office/api/deals': () => ({}),
  'GET /office/api/deals/free': () => ({}),
  'GET /office/api/deal': async (office, person, projectId) => ({
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
  'GET /office/api/releases': () => ({}),
  'GET /office/api/release': async (office, person) => ({ query: { number: `${(await addRelease(office, person)).number}` } }),
  'GET /office/api/media': () => ({ query: { q: 'тераса' } }),
  'GET /office/api/media/picture': async (office, person) => ({ query: { name: await addPicture(office, person) } }),
  'POST /office/api/media/uploads/begin': () => ({ body: { fileName: 'тераса.jpg', bytes: 1_000, replaces: null } }),
  'GET /office/api/media/upload': async (office, person) => ({ query: { id: await addUpload(office, person, Buffer.alloc(10)) } }),
  'POST /office/api/media/uploads/append': async (office, person) => ({
    query: { id: await addUpload(office, person, Buffer.alloc(10), 5), offset: '5' },
    body: new Blob(['piece']),
  }),
  'POST /office/api/media/uploads/finish': async (office, person) => ({ body: { id: await addUpload(office, person, await aPhoto()) } }),
  'POST /office/api/media/describe': async (office, person) => ({
    body: {
      ...(await seenPicture(office, await addPicture(office, person))),
      ...{ alt: { uk: 'Тераса', en: 'A terrace' }, focus: { x: 20, y: 80 } },
    },
  }),
  'POST /office/api/media/remove': async (office, person) => ({ body: await seenPicture(office, await addPicture(office, person)) }),
  'POST /office/api/releases/make': () => ({ body: { name: 'Зима' } }),
  'POST /office/api/releases/rename': async (office, person) => ({ body: { ...(await addRelease(office, person)), name: 'Весна' } }),
  'POST /office/api/releases/schedule': async (office, person) => ({
    body: { ...(await addRelease(office, person)), at: new Date(office.clock().getTime() + 60_000).toISOString() },
  }),
  'POST /office/api/releases/unschedule': async (office, person) => ({ body: await addRelease(office, person, 'scheduled') }),
  'POST /office/api/releases/publish': async (office, person) => ({ body: await addRelease(office, person) }),
  'POST /office/api/releases/undo': async (office, person) => ({ body: await addRelease(office, person, 'published') }),
  'POST /office/api/releases/discard': async (office, person) => ({ body: await addRelease(office, person) }),
  'GET /office/api/release/preview': async (office, person) => ({ query: { number: `${(await addRelease(office, person)).number}` } }),
  'GET /office/api/inventory': () => ({}),
  'POST /office/api/prices/change': async (office, _, projectId) => ({
    body: {
      name: 'Дорожче',
      apartments: [await addFlat(office, projectId)],
      rule: { by: 'percent', hundredths: 200, roundTo: 1 },
      publish: false,
    },
  }),
  'POST /office/api/prices/plan': async (office, person, projectId) => ({
    body: {
      ...(await addRelease(office, person)),
      ...{ apartments: [await addFlat(office, projectId)], rule: { by: 'percent', hundredths: 200, roundTo: 1 } },
    },
  }),
  async 'POST /office/api/prices/drop'(office, person, projectId) {
    const flat = await addFlat(office, projectId);
    return { body: { ...(await addPriceRelease(office, person, flat)), apartments: [flat] } };
  },
  'GET /office/api/release/prices': async (office, person) => ({ query: { number: `${(await addRelease(office, person)).number}` } }),
  'GET /office/api/reports': () => ({}),
  async 'POST /office/api/reports/send'(office, _, projectId) {
    await addFlat(office, projectId);
    await office.catalogue.reload();
    return { body: aReport(office.catalogue.projects().find(({ project }) => project.externalId === projectId)?.project.slug ?? '') };
  },
  'GET /office/api/price-overrides': () => ({}),
  'POST /office/api/price-overrides/decide': async (office, _, projectId) => ({
    body: { apartments: [await addOverride(office, await addFlat(office, projectId))], keep: true },
  }),
  'GET /office/api/office-fields': () => ({}),
  async 'POST /office/api/office-fields/save'(office, _, projectId) {
    await addFlat(office, projectId);
    return { body: { project: projectId, office: ['price'] } };
  },
  'GET /office/api/legal/versions': () => ({}),
  'GET /office/api/legal/version': async (office) => ({ query: await addLegalVersion(office) }),
  'GET /office/api/content': () => ({}),
  'GET /office/api/content/rows': () => ({ query: { part: 'news_tag' } }),
  'GET /office/api/content/row': () => ({ query: { part: 'news_tag', name: 'winter' } }),
  async 'GET /office/api/content/building'(office) {
    await addFlat(office);
    await office.catalogue.reload();
    return { query: { project: office.catalogue.projects()[0]?.project.slug } };
  },
  'GET /office/api/content/layout': async (office) => ({ query: { id: await addLayout(office) } }),
  'GET /office/api/content/find': async (office, person) => ({
    query: { release: `${(await addRelease(office, person)).number}`, text: 'Зима' },
  }),
  'POST /office/api/drafts/save': async (office, person) => ({
    body: { release: (await addRelease(office, person)).number, part: 'news_tag', name: 'spring', version: 0, content: {} },
  }),
  async 'POST /office/api/drafts/drop'(office, person) {
    const { number: release } = await addRelease(office, person);
    return { body: { release, part: 'news_tag', name: `winter-${release}`, version: 1 } };
  },
  async 'POST /office/api/translations/confirm'(office, person) {
    const { number: release } = await addRelease(office, person);
    return { body: { release, part: 'news_tag', name: `winter-${release}`, version: 1, field: 'en.name' } };
  },
  'GET /office/api/imports': () => ({}),
  'GET /office/api/import': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'GET /office/api/import/rows': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'GET /office/api/import/problems': async (office, person) => ({ query: { number: `${(await addImport(office, person)).number}` } }),
  'POST /office/api/imports/file': () => ({ query: { name: 'прайс.csv' }, file: new Blob([newKey().key]) }),
  'POST /office/api/imports/read': async (office, person) => ({ body: { number: (await addImport(office, person, 'new')).number } }),
  'POST /office/api/imports/answer': async (office, person) => ({
    body: { number: (await addImport(office, person, 'questions')).number, answers: [{ key: 'column of price', answer: 'Ціна (G)' }] },
  }),
  'POST /office/api/imports/forget-answer': async (office, person) => ({ body: await addAnswer(office, person) }),
  'POST /office/api/imports/rule': () => ({ body: { source: 'https://crm.example/feed.xml', byHand: ['gone'] } }),
  'POST /office/api/imports/choose': async (office, person) => ({
    body: { number: (await addImport(office, person)).number, choice: 'keep', turns: [1] },
  }),
  'POST /office/api/imports/approve': async (office, person) => ({
    body: { ...(await addImport(office, person)), confirmed: false, why: '' },
  }),
  'POST /office/api/imports/discard': async (office, person) => ({ body: await addImport(office, person) }),
  'POST /office/api/imports/undo': async (office, person) => ({ body: await addImport(office, person, 'applied') }),
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
const newPassword = ({ nonce, secret }: { nonce: string; secret: string }, clock: Office['clock']) => ({
  ...{ nonce, password: 'кінь батарея скріпка', code: makeAuthenticator(secret, clock).code() },
});
async function askedRecovery({ db, staff, seatPerson }: Office): Promise<string> {
  const by = { kind: 'staff', id: (await seatPerson(everywhere('administrator'))).id, requestId: null } as const;
  const { id: personId } = await seatPerson(everywhere('editor'));
  const asked = await db.transaction().execute((transaction) => staff.askRecovery(transaction, { personId, why: 'телефон', by }));
  return asked.ok ? (asked.value.recovery?.id ?? '') : asked.refusal.kind;
}
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
const nothing = { options: { challenge: 'none' } };
const ifAdmitted = <Answer extends { options: object }>(asked: Promise<Answer>) => asked.catch(() => nothing);
const signed = (key: Person['key'], { options }: { options: object }) => ({
  body: { response: key.sign(options as { challenge: string }) },
});
