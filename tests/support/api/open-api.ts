import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { makeApi } from '../../../src/api/api.ts';
import { makeApartmentChanges } from '../../../src/api/catalogue/change-stream.ts';
import { buildClients, readerOf, type Sms } from '../../../src/app/build-clients.ts';
import { buildDeals } from '../../../src/app/build-deals.ts';
import { buildLeads } from '../../../src/app/build-leads.ts';
import { makePdfRenderer } from '../../../src/app/pdf-renderer.ts';
import type { Clock } from '../../../src/base/clock.ts';
import { usualCodeCountries } from '../../../src/base/country.ts';
import { parseRate } from '../../../src/base/money.ts';
import { makeClient, makeWireClient } from '../../../src/contract/client.ts';
import { loginAnswerSchema, phoneCheckAnswerSchema } from '../../../src/contract/clients/clients.ts';
import { problemSchema } from '../../../src/contract/errors.ts';
import { type CameraPort, makeCameras } from '../../../src/domain/cameras/cameras.ts';
import { makeCatalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { type Contents, catalogueContentsOf, makeContent } from '../../../src/domain/content/content.ts';
import type { PaymentsPort, StateServicesPort } from '../../../src/domain/deals/deals.ts';
import { type InstalmentTerms, makeMoney } from '../../../src/domain/money/money.ts';
import { makeOfferPrices } from '../../../src/domain/offers/offers.ts';
import { announceChange, type Database } from '../../../src/platform/database/database.ts';
import { filesIn } from '../../../src/platform/files/files.ts';
import { makeFairShare } from '../../../src/platform/http/fair-share.ts';
import { makeIdempotency } from '../../../src/platform/idempotency/idempotency.ts';
import type { Log } from '../../../src/platform/log/log.ts';
import { type FlatSeed, seedCatalogue } from '../contents/catalogue-rows.ts';
import { someContents } from '../contents/some-contents.ts';
import { someBank, usualDealTerms } from '../deals/open-deals.ts';
import { pdfBytes } from '../files/some-files.ts';
import { expectListedCode } from './listed-codes.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const generous = {
  readsPerMinute: 10_000,
  formsPer10Minutes: 10_000,
  drawingsPer10Minutes: 10_000,
  codesPer10Minutes: 10_000,
  loginsPer10Minutes: 10_000,
};
const usualCodes = {
  perPhoneAndAddressADay: 5,
  perPhoneADay: 20,
  perMinute: 1000,
  resendSeconds: 60,
  countries: usualCodeCountries.split(','),
};
const shownMessages: Sms = { port: { send: () => Promise.resolve() }, shown: true };

const usualTerms: InstalmentTerms = {
  downFromPercent: 30,
  longestMonths: 24,
  monthsWhenDone: 0,
  every: ['month', 'quarter'],
  discounts: [
    { fromPercent: 50, hundredths: 150 },
    { fromPercent: 100, hundredths: 500 },
  ],
  indexed: true,
};

/** A consultation that is stored. */
export const consultationForm = { name: 'Оксана', phone: '+380501234567', consent: '2026-11', elapsed: 9_000 };

/** A wish for letters that is taken. */
export const newsSubscription = { kind: 'news', email: 'olena@example.ua', consent: '2026-11', elapsed: 9_000 };

const somePdf = new File([pdfBytes], 'Резюме Олени.pdf', {
  type: 'application/pdf',
});

/** An application that is stored. */
export function application({ file = [somePdf], ...fields }: { file?: File[] } & Record<string, string | File[]> = {}): FormData {
  const parts = new FormData();
  const all = { name: 'Олена', surname: 'Коваль', phone: '050 123 45 67', email: 'olena@example.ua', consent: '2026-11', ...fields };
  for (const [name, value] of Object.entries(all)) parts.set(name, String(value));
  for (const one of file) parts.append('file', one);
  return parts;
}

/**
 * The API over real modules and the given database at noon of 21 November 2026, 41.25 hryvnias a dollar: `ask` as a visitor,
 * `refused` reads a problem, `client` is the typed one in English, `logged` is what the operator would see.
 */
export async function openApi(
  database: Database,
  {
    flats = [{}],
    limits = {},
    contents = someContents(),
    codes = usualCodes,
    sms = shownMessages,
    banks,
    stateServices = null,
    cameras = {},
    dealTerms = usualDealTerms,
    clock = () => noon,
    log: given,
  }: {
    flats?: FlatSeed[];
    limits?: Partial<typeof generous>;
    contents?: Contents;
    codes?: typeof usualCodes;
    sms?: Sms;
    banks?: readonly PaymentsPort[];
    stateServices?: StateServicesPort | null;
    cameras?: Record<string, CameraPort>;
    dealTerms?: typeof usualDealTerms;
    clock?: Clock;
    log?: Log;
  } = {},
) {
  const { kysely: db } = database;
  const ids = await seedCatalogue(db, flats);
  const money = makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });
  const rate = parseRate('41.25');
  if (!rate) throw new Error('not a rate');
  await money.storeRates([{ rate, date: '2026-11-20', source: { uk: 'НБУ', en: 'NBU' } }]);
  await money.loadTerms({
    general: usualTerms,
    projects: { 'project-2': { ...usualTerms, downFromPercent: 40, every: ['quarter'], indexed: false } },
  });
  const content = makeContent({ db, clock });
  const catalogue = makeCatalogue({
    db,
    clock,
    currentRate: money.currentRate,
    monthlyPlans: money.monthlyPlans,
    offers: makeOfferPrices(content),
    contents: () => catalogueContentsOf(content.current()),
  });
  await content.load(contents);
  await catalogue.reload();
  const logged: object[] = [];
  const note = (about: object) => void logged.push(about);
  const log = given ?? { error: note, warn: note, info: () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-api-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const publicUrl = 'https://example.test';
  const idempotency = makeIdempotency({ db, clock });
  const leads = buildLeads({
    db,
    clock,
    catalogue,
    content,
    publicUrl,
    files: filesIn(join(dataDir, 'files/resumes')),
    readerOf: async (transaction, phone) => readerOf(await clients.getClientOfPhone(transaction, phone)),
  });
  const config = { publicUrl, codes };
  const clients = buildClients({
    db,
    clock,
    content,
    leads,
    idempotency,
    config,
    secret: 'a secret of thirty-two characters',
    sms,
    log,
    leaving: (transaction, { clientId }) => deals.forgetClient(transaction, clientId),
  });
  const bank = someBank();
  const deals = buildDeals({
    db,
    clock,
    catalogue,
    money,
    content,
    clients,
    banks: banks ?? [bank.port],
    stateServices,
    publicUrl,
    terms: dealTerms,
  });
  const api = makeApi({
    catalogue,
    content,
    money,
    leads,
    clients,
    deals,
    banks: banks ?? [bank.port],
    stateServices,
    cameras: makeCameras({ clock, ports: cameras }),
    idempotency,
    changes: makeApartmentChanges({ catalogue }),
    pdf: makePdfRenderer(clock),
    fairShare: makeFairShare(),
    lettersAt: null,
    clock,
    log,
    limits: { ...generous, ...limits },
    publicUrl,
  });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await api.request(path, await withLength(init), { address: '192.0.2.1' });
    await expectListedCode({ method: init?.method ?? 'GET', path }, answer);
    return answer;
  };
  const refused = async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init);
    return { ...problemSchema.parse(await answer.json()), status: answer.status };
  };
  const modules = { catalogue, money, content, leads, clients, deals, bank };
  return {
    ...modules,
    db,
    ids,
    api,
    ask,
    refused,
    logged,
    clock,
    dataDir,
    client: makeWireClient(ask, 'en'),
    pageClient: makeClient(ask, 'en'),
  };
}

/** As every client sends a text or a form over HTTP. */
async function withLength(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  if (typeof init?.body !== 'string' && !(init?.body instanceof FormData)) return init;
  const whole = new Response(init.body);
  const headers = new Headers(init.headers);
  const body = new Uint8Array(await whole.arrayBuffer());
  headers.set('content-length', String(body.length));
  if (init.body instanceof FormData) headers.set('content-type', whole.headers.get('content-type') ?? '');
  return { ...init, headers, body };
}

export const post = (body: BodyInit, headers: Record<string, string>) => ({ method: 'POST', body, headers });
export const postJson = (body: object, key = 'a-long-enough-key') =>
  post(JSON.stringify(body), { 'content-type': 'application/json', 'idempotency-key': key });

export const postParts = (parts: FormData, key = 'a-long-enough-key') => post(parts, { 'idempotency-key': key });

/** The headers of a client who has just proven this phone. */
export async function logIn({ ask }: { ask: (path: string, init?: RequestInit) => Promise<Response> }, phone = '+380501234567') {
  const started = await ask('/api/client/start-phone-check', postJson({ phone }));
  const { code } = phoneCheckAnswerSchema.parse(await started.json());
  const { token, user } = loginAnswerSchema.parse(await (await ask('/api/client/login', postJson({ phone, code }))).json());
  return { token, user, headers: { authorization: `Bearer ${token}` } };
}

/** The value as the contract words it, without a field more. */
export function strict<Answer>(schema: ZodMiniType<Answer>, value: unknown): Answer {
  const parsed = schema.parse(value);
  expect(parsed).toEqual(value);
  return parsed;
}
