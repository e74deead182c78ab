// Writes src/api/examples.json: one exchange with each operation of the API, as the demo answers it. `node tests/support/api/write-api-examples.ts
// ADDRESS`, where the demo runs at ADDRESS with a data folder of its own (it books, logs in and deletes its client there). With `--reads` it
// asks only what anyone may read and what has no example yet, and leaves the others as they are. The API's description, which shows them, is
// written anew.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { apiExamples, type Example } from '../../../src/api/examples.ts';
import { makeOfficeClient } from '../../../src/contract/office/office-client.ts';
import type { Operation } from '../../../src/contract/operation.ts';
import type { JsonKey, WireAnswerOf } from '../../../src/contract/operation-types.ts';
import { operations } from '../../../src/contract/operations.ts';
import { inventedPeople } from '../../../src/domain/staff/staff.ts';
import { makeSoftwareKey } from '../clients/software-key.ts';
import { shortened } from './shortened-example.ts';

const [, , address = 'http://localhost:3000', onlyReads] = process.argv;
const consent = { consent: '2026-11', elapsed: 9_000 };
/** Secrets of the requesting client are replaced in the examples. */
const token = 'kT3v9QmB1xYc7LrZ0dHsWfUaNpEgJ2oi5R8tVyK4uXw';
const examples: Record<string, Example> = {};

type Given = { params?: Record<string, string | number>; query?: Record<string, string | number>; body?: object; as?: string; file?: Blob };

/** Calls an operation, stores the exchange as its example, and returns the answer. */
async function exchange<Key extends JsonKey>(
  key: Key,
  { params = {}, query = {}, body, as, file }: Given = {},
): Promise<WireAnswerOf<Key>> {
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(name === 'locale' ? 'uk' : String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const parts = new FormData();
  for (const [name, value] of Object.entries({ ...body, ...(file && { file }) })) parts.set(name, value);
  const answer = await fetch(`${address}${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(body && !file && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID(), origin: address }),
    },
    ...(method === 'POST' && { body: file ? parts : JSON.stringify(body ?? {}) }),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(`${key} ${path}?${search} answered ${answer.status}: ${JSON.stringify(found)}`);
  const operation = operations[key];
  const { schema } = operation.answer as Extract<typeof operation.answer, { schema: unknown }>;
  examples[operation.id] ??= {
    ...(Object.keys(params).length > 0 && { params }),
    ...(search && { query }),
    ...(body && { body }),
    answer: shortened(withoutSecrets(found), schema),
  };
  return found;
}

function withoutSecrets(answer: Record<string, unknown>): unknown {
  return { ...answer, ...('token' in answer && { token }), ...('resend_after' in answer && { code: null }) };
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the demo has one');
  return item;
}
const challengeOf = ({ challenge }: Record<string, unknown>) => ({ challenge: String(challenge) });

const phones = { client: '+380501234567', other: '+380671234567' };
async function codeFor(phone: string, more?: { as: string; purpose: 'prove' | 'leave' }): Promise<string> {
  const { code } = await exchange('POST /api/client/start-phone-check', { as: more?.as, body: { phone, purpose: more?.purpose } });
  if (code === null) throw new Error('the demo shows its codes');
  return code;
}
async function logIn(phone: string): Promise<string> {
  const code = await codeFor(phone);
  const { token: as } = await exchange('POST /api/client/login', { body: { phone, code } });
  const { body } = examples.login as Example;
  Object.assign(body as object, { code: '123456' });
  return as;
}

async function readSite() {
  const { apartments } = await exchange('GET /api/{locale}/apartments', { query: { rooms: 2, costTo: 6_000_000 } }).catch(() =>
    exchange('GET /api/{locale}/apartments'),
  );
  const free = apartments.items.filter(({ status }) => status === 'available');
  const flat = first(free);
  await exchange('GET /api/get-apartment-status/{id}', { params: { id: flat.id } });
  await exchange('GET /api/{locale}/instalment-plan', { query: { apartment: flat.slug, months: 12, every: 'quarter' } });
  await exchange('GET /api/{locale}/state-mortgage', { query: { apartment: flat.slug, persons: 3, loan_years: 15 } });
  await exchange('GET /api/{locale}/rental-yield', { query: { price: 90_000, rent: 600, growth: 3, usd: 1 } });
  const code = await someQuote(flat.id);
  await exchange('GET /api/{locale}/quote/{code}', { params: { code } });
  await exchange('POST /api/quote/open', { body: { code } });
  await readEntries(flat.slug);
  return { slug: flat.slug, flats: free.map(({ id }) => id) };
}

/** The code of a quote that the demo's manager makes. */
async function someQuote(apartmentId: number): Promise<string> {
  const entered = await fetch(`${address}/simulators/staff/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams({ enter: inventedPeople[0].mailbox }),
  });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const transport = (path: string, init?: RequestInit) =>
    fetch(`${address}${path}`, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: address } });
  const body = { apartmentId, days: 3, locale: 'uk', downPercent: null, months: null, to: null, requestId: null } as const;
  const { quote } = await makeOfficeClient(transport, 'uk')('POST /office/api/quotes/make', { body, key: randomUUID() });
  return quote.code;
}

/** All other public reads without a query: a new operation of this kind needs no line here. */
async function readEntries(apartment: string) {
  const { projects } = await exchange('GET /api/{locale}/static-pages');
  const parts = ['tour', 'cameras', 'viewpoints', 'surroundings', 'board'];
  const { news } = await exchange('GET /api/{locale}/news');
  const { vacancy: vacancies } = await exchange('GET /api/{locale}/vacancies');
  const { offers } = await exchange('GET /api/{locale}/offers');
  const entries: Record<string, string> = {
    apartment,
    legal: 'privacy-policy',
    news: first(news.items).slug,
    offer: first(offers.items).slug,
    project: await firstWith(
      projects.map(({ slug }) => slug),
      parts,
    ),
    vacancy: first(vacancies.items).slug,
    vacancy_category: first(vacancies.items).category_id,
  };
  for (const [key, operation] of Object.entries<Operation>(operations)) {
    if (!key.startsWith('GET ') || operation.who !== 'anyone' || !('schema' in operation.answer) || examples[operation.id]) continue;
    const [, kind = '', name = ''] = /(\w+)\/\{((?!locale)\w+)/.exec(key) ?? [];
    await exchange(key as JsonKey, { ...(name && { params: { [name]: String(entries[kind]) } }) });
  }
}

/** The first project of which all of these are there. */
async function firstWith(slugs: string[], parts: string[]): Promise<string> {
  for (const slug of slugs) {
    const answers = await Promise.all(parts.map((part) => fetch(`${address}/api/uk/project/${slug}/${part}`)));
    if (answers.every(({ ok }) => ok)) return slug;
  }
  throw new Error(`no project has ${parts}`);
}

/** The token of the newest e-mail in the demo's mailbox. */
async function tokenOfLetter(): Promise<string> {
  for (let look = 0; look < 40; look++) {
    await wait(500);
    const box = await (await fetch(`${address}/en/simulators/letters/`)).text();
    const [, id] = /letters\/([^"/]+)\/"/.exec(box) ?? [];
    if (!id) continue;
    const letter = await (await fetch(`${address}/en/simulators/letters/${id}/letter`)).text();
    const [, found] = /[?&#](?:amp;)?token=([\w-]+)/.exec(letter) ?? [];
    if (found && !seen.has(found)) {
      seen.add(found);
      return found;
    }
  }
  throw new Error('no new letter has come');
}
const seen = new Set<string>();

async function leads(slug: string) {
  const contact = { name: 'Оксана', phone: '050 123 45 67', ...consent };
  await exchange('POST /api/{locale}/consultation', {
    body: { ...contact, message: 'Чи можна подивитися квартиру в суботу?', apartment_slug: slug },
  });
  const applicant = { ...contact, surname: 'Коваль', email: 'olena@example.ua' };
  await exchange('POST /api/{locale}/resume', { body: applicant, file: new File([onePage], 'resume.pdf', { type: 'application/pdf' }) });
  await exchange('POST /api/{locale}/subscription', { body: { kind: 'apartment', subject: slug, email: 'olena@example.ua', ...consent } });
  const given = await tokenOfLetter();
  await exchange('POST /api/{locale}/subscription/confirm', { body: { token: given } });
  (examples.confirmSubscription as Example).body = { token };
  // Its token comes with the first e-mail about a change, which the demo does not send while one waits; it answers the same.
  examples.endSubscription = structuredClone(examples.confirmSubscription as Example);
}

const onePage =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

async function account(as: string) {
  await exchange('POST /api/client/update', {
    as,
    body: { firstname: 'Олена', lastname: 'Коваль', email: 'olena@example.ua', notices: { deals_sms: true } },
  });
  await exchange('GET /api/client/get', { as });
  await exchange('POST /api/client/send-email-confirmation', { as });
  await exchange('POST /api/client/confirm-email', { body: { token: await tokenOfLetter() } });
  (examples.confirmEmail as Example).body = { token };
  await exchange('GET /api/client/sessions', { as });
  const { requests } = await exchange('GET /api/client/requests', { as });
  await exchange('POST /api/client/requests/say', { as, body: { request_id: first(requests).id, text: 'Дякую, чекаю на дзвінок.' } });
  const { subscriptions } = await exchange('GET /api/client/subscriptions', { as });
  if (subscriptions.length > 0)
    await exchange('POST /api/client/subscriptions/end', { as, body: { subscription_id: first(subscriptions).id } });
  const { hostname } = new URL(address);
  const key = makeSoftwareKey({ origin: address, rpId: hostname });
  const { options } = await exchange('POST /api/client/passkey/add-options', { as });
  await exchange('POST /api/client/passkey/add', { as, body: { response: key.register(challengeOf(options)) } });
  const { passkeys } = await exchange('GET /api/client/passkeys', { as });
  const login = await exchange('POST /api/client/passkey/login-options');
  await exchange('POST /api/client/passkey/login', { body: { response: key.sign(challengeOf(login.options)) } });
  await exchange('POST /api/client/passkey/remove', { as, body: { passkey_id: first(passkeys).id } });
  await exchange('GET /api/client/download', { as });
}

async function deals(as: string, flats: number[]) {
  const other = await logIn(phones.other);
  const { terms } = await exchange('GET /api/deal/terms');
  const [apartment_id] = flats;
  const { deal } = await exchange('POST /api/deal/make', { as, body: { apartment_id, terms: terms.version, locale: 'uk' } });
  const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };
  await exchange('POST /api/deal/update', { as, body: { deal_id: deal.id, step: 'person', ...person } });
  await exchange('GET /api/deal/get', { as, query: { deal_id: deal.id } });
  await exchange('GET /api/deal/list', { as });
  const subject = { apartment_id };
  await exchange('POST /api/deal/join-line', { as: other, body: subject });
  await exchange('GET /api/deal/line', { as: other, query: { apartment_id: apartment_id as number } });
  await exchange('GET /api/deal/lines', { as: other });
  await exchange('POST /api/deal/leave-line', { as: other, body: subject });
  await exchange('POST /api/deal/cancel', { as, body: { deal_id: deal.id } });
  await exchange('POST /api/client/sign-out', { as: other, body: { everywhere: true } });
}

/** Commands of clients, and the reads that show their effects. */
async function tellStory() {
  const { slug, flats } = await readSite();
  await leads(slug);
  const as = await logIn(phones.client);
  await account(as);
  await deals(as, flats);
  await wait(61_000);
  await exchange('POST /api/client/prove', { as, body: { code: await codeFor(phones.client, { as, purpose: 'prove' }) } });
  (examples.prove as Example).body = { code: '123456' };
  const leaving = await logIn('+380931234567');
  await exchange('POST /api/client/logout', { as: leaving });
  await wait(61_000);
  await exchange('POST /api/client/delete', { as, body: { code: await codeFor(phones.client, { as, purpose: 'leave' }) } });
  (examples.deleteClient as Example).body = { code: '123456' };
}

if (onlyReads === '--reads') {
  Object.assign(examples, apiExamples);
  await readSite();
} else await tellStory();
const sorted = Object.fromEntries(Object.entries(examples).sort(([one], [two]) => (one < two ? -1 : 1)));
writeFileSync('src/api/examples.json', `${JSON.stringify(sorted, null, 1)}\n`);
console.log(`${Object.keys(sorted).length} operations, ${JSON.stringify(sorted).length} bytes`);
execFileSync(process.execPath, ['tools/run.mjs', 'tools/write-api.ts'], { stdio: 'inherit' });
