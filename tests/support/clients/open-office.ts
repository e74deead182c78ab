import { join } from 'node:path';
import { makeRequestChanges } from '../../../src/api/office/inbox/request-changes.ts';
import { makeOfficeApi } from '../../../src/api/office/office-api.ts';
import type { OfficeDependencies } from '../../../src/api/office/office-dependencies.ts';
import { officeOfDeals } from '../../../src/app/build-leads.ts';
import { comparedCatalogue } from '../../../src/app/compared-catalogue.ts';
import { makeFindRecords } from '../../../src/app/find-records.ts';
import { makeToday, waitingSources } from '../../../src/app/waiting/waiting.ts';
import type { Clock } from '../../../src/base/clock.ts';
import { ok, refuse } from '../../../src/base/result.ts';
import { makeOfficeClient, type OfficeClient, officeProblemOf, signatureHeader } from '../../../src/contract/office/office-client.ts';
import type { Assignment } from '../../../src/contract/office/people/staff.ts';
import { type CameraPort, makeCameras } from '../../../src/domain/cameras/cameras.ts';
import type { Flat } from '../../../src/domain/catalogue/catalogue.ts';
import { makeProposals } from '../../../src/domain/catalogue/import/proposals/proposals.ts';
import { catalogueContentsOf, makeContent } from '../../../src/domain/content/content.ts';
import { makeMedia } from '../../../src/domain/media/media.ts';
import { makeReleases } from '../../../src/domain/releases/releases.ts';
import { makeStaff, type StaffSession } from '../../../src/domain/staff/staff.ts';
import { findAuditEntry } from '../../../src/platform/audit/audit.ts';
import { readAudit } from '../../../src/platform/audit/read-audit.ts';
import { announceChange, type Database } from '../../../src/platform/database/database.ts';
import { shownFilesIn } from '../../../src/platform/files/shown-files.ts';
import { spoolIn } from '../../../src/platform/files/spool.ts';
import { makeIdempotency } from '../../../src/platform/idempotency/idempotency.ts';
import type { WatchedSource } from '../../../src/platform/operations/alarms.ts';
import { makeJobBoard } from '../../../src/platform/operations/job-board.ts';
import { makeOperations } from '../../../src/platform/operations/operations.ts';
import { makePictureTaking } from '../../../src/platform/pictures/picture-taking.ts';
import { hashOfToken, makeToken } from '../../../src/platform/secrets/tokens.ts';
import { emptyFolder } from '../databases/empty-folder.ts';
import { openDeals } from '../deals/open-deals.ts';
import { movableClock } from '../services/post-office.ts';
import { makeAuthenticator } from './authenticator.ts';
import { openLeads } from './open-leads.ts';
import { makeSoftwareKey } from './software-key.ts';

export const officeUrl = 'https://office.example.test';
const operator = { kind: 'operator', id: null, requestId: null } as const;
const ownSite = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

const cost = { uahMinor: 306_200_000, usdMinor: 7_420_000 };
/** One flat of the first project, found by any text. */
const aFlat = {
  slug: 'a-flat',
  number: '143',
  floor: 3,
  roomsNumber: 2,
  areaHundredths: 6_450,
  ...cost,
  list: cost,
  status: 'available',
  currency: 'USD',
  bookingExpiration: null,
  section: { name: { uk: 'Секція 1', en: 'Section 1' } },
  project: { externalId: 'p1', name: { uk: 'Обрій', en: 'Obrii' } },
} as unknown as Flat;
const fewFlats = {
  flat: (slug: string) => (slug === aFlat.slug ? ok(aFlat) : refuse({ kind: 'unknown-apartment' as const })),
  findByNumber: () => [aFlat],
};
type Catalogue = OfficeDependencies['catalogue'];

type SoftwareKey = ReturnType<typeof makeSoftwareKey>;
type Options<Key> = { options: Key };
/** Any operation, for helpers that know its question at the time of the run alone. */
type AnyClient = (key: string, question?: { body?: object; headers?: Record<string, string> }) => Promise<unknown>;

/** The office's API over a real database: `addPerson` invites one, who makes a passkey and is logged in. */
export async function openOffice(
  database: Database,
  {
    clock = movableClock('2026-11-25T09:00:00Z') as Clock,
    loginsPer10Minutes = 100_000,
    officePasswords = true,
    cameraPorts = {} as Record<string, CameraPort>,
    found = fewFlats as Pick<Catalogue, 'flat' | 'findByNumber'>,
  } = {},
) {
  const { kysely: db, watch } = database;
  const logged: object[] = [];
  const note = (about: object, message: string) => void logged.push({ ...about, message });
  const staff = makeStaff({
    db,
    clock,
    secret: 'a secret of thirty-two characters',
    passwords: { areOn: officePasswords, cost: { memory: 64, passes: 1 } },
    site: { officeUrl, brand: () => ({ name: 'Обрій' }) },
  });
  // The flats of a test come after the catalogue was read: then a deal has its flat by the slug.
  const ofLeads = openLeads({ db, clock, staff });
  const { leads, vacancyTitle } = ofLeads;
  const content = makeContent({ db, clock });
  const { deals, catalogue, clients, hold, leave } = await openDeals(database, {
    clock,
    turns: (clients) => officeOfDeals(leads, clients),
    contents: () => catalogueContentsOf(content.current()),
  });
  const watched: WatchedSource[] = [
    { source: 'rates', part: '' },
    { source: 'bank', part: 'plata' },
  ];
  const jobBoard = makeJobBoard({ db, clock });
  const asked: string[] = [];
  jobBoard.start({ name: 'rates', work: async () => asked.push('rates'), pauseMs: () => null, onFault: () => undefined });
  const operations = makeOperations({ db, clock, jobBoard, watched, providers: [] });
  const records = makeFindRecords({ db: db as unknown as Parameters<typeof makeFindRecords>[0]['db'], clock });
  const findFlat = (slug: string) => ofLeads.catalogue.findFlat(slug) ?? catalogue.findFlat(slug);
  const rate = { tenThousandths: 412_550 };
  const compared = comparedCatalogue(catalogue, () => ({ rate }));
  const releases = makeReleases({ db, clock, content, flats: catalogue.plannedFlats, compared });
  const dataDir = emptyFolder('office');
  const media = makeMedia({
    db,
    clock,
    content,
    take: makePictureTaking(),
    spool: spoolIn(join(dataDir, 'uploads')),
    files: shownFilesIn(join(dataDir, 'pictures')),
  });
  const imports = makeProposals({
    db,
    clock,
    session: database.session,
    announce: announceChange,
    currentRate: () => rate,
    hasSource: false,
  });
  const deps: OfficeDependencies = {
    staff,
    deals,
    operations,
    records,
    depositMinor: 2_000_000,
    leads,
    watchersOf: leads.watchersOf,
    vacancyTitle,
    requestChanges: makeRequestChanges({ kysely: db, watch }),
    catalogue: { ...catalogue, findFlat, ...found },
    today: makeToday(
      waitingSources({
        operations,
        inbox: leads.inbox,
        deals: deals.office,
        staff,
        records,
        catalogue: { ...catalogue, ...found },
        releases,
        content,
        imports,
      }),
    ),
    clock,
    officeUrl,
    officePasswords,
    releases,
    imports,
    content,
    media,
    cameras: makeCameras({ clock, ports: cameraPorts }),
    siteAddress: (path) => path,
    previewAddress: ({ release, at }) => `https://example.test/preview/open?token=${release}-${at?.toISOString() ?? ''}`,
    readAudit: (asked) => readAudit(db, asked),
    auditEntry: (position) => findAuditEntry(db, position),
    projects: () => ['p1', 'p2'].map((id) => ({ id, name: `Project ${id}` })),
    brandName: () => 'Обрій',
    demoEntry: null,
    idempotency: makeIdempotency({ db, clock }),
    log: { info: note, error: note },
    limits: { readsPerMinute: 100_000, loginsPer10Minutes },
  };
  const api = makeOfficeApi(deps);
  /** A request as a browser with this cookie sends it from the office's own page. */
  const send = (path: string, init: RequestInit & { cookie?: string | null } = {}) => {
    const { cookie, headers, ...rest } = init;
    const all = { ...ownSite, ...(cookie && { cookie }), ...(headers as Record<string, string> | undefined) };
    return api.request(path, { ...rest, headers: all }, { address: '192.0.2.1' });
  };

  /** A browser: it keeps the cookie that it is given. */
  function openBrowser(given: string | null = null) {
    let cookie = given;
    const client: OfficeClient = makeOfficeClient(async (path, init) => {
      const answer = await send(path, { ...(init as RequestInit), cookie });
      const set = answer.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? null;
      return answer;
    }, 'uk');
    return { client, cookie: () => cookie };
  }

  /** What goes with a request that a person has signed with the key. */
  async function sign({ client }: { client: OfficeClient }, key: SoftwareKey, operation: string, payload: object) {
    const asked = await client('POST /office/api/acts/options', { body: { operation, payload: payload as Record<string, unknown> } });
    const response = key.sign(asked.options as { challenge: string });
    return { [signatureHeader]: Buffer.from(JSON.stringify(response)).toString('base64url') };
  }
  /** A client that signs what has to be signed, as the office's own does; `bare` never signs. */
  function signing<Browser extends { client: OfficeClient }>(browser: Browser, key: SoftwareKey) {
    const bare = browser.client;
    const client = (async (operation: string, question: { body?: object } = {}) => {
      try {
        return await (bare as unknown as AnyClient)(operation, question);
      } catch (fault) {
        if (officeProblemOf(fault)?.code !== 'act-not-signed') throw fault;
        const headers = await sign({ client: bare }, key, operation, question.body ?? {});
        return (bare as unknown as AnyClient)(operation, { ...question, headers });
      }
    }) as unknown as OfficeClient;
    return { ...browser, client, bare };
  }

  async function logIn({ client }: { client: OfficeClient }, key: SoftwareKey) {
    const { options } = (await client('POST /office/api/login/options')) as Options<{ challenge: string }>;
    return client('POST /office/api/login', { body: { response: key.sign(options) } });
  }
  async function prove({ client }: { client: OfficeClient }, key: SoftwareKey) {
    const { options } = (await client('POST /office/api/proof/options')) as Options<{ challenge: string }>;
    return client('POST /office/api/proof', { body: { response: key.sign(options) } });
  }

  let added = 0;
  const invite = async (assignments: Assignment[], name = `Людина ${++added}`) => {
    const person = { name, email: `person-${crypto.randomUUID()}@example.ua`, locale: 'uk' as const, assignments };
    const invited = await db.transaction().execute((transaction) => staff.invitePerson(transaction, person, operator));
    if (!invited.ok) throw new Error(invited.refusal.kind);
    const token = staff.linkOf(invited.value.inviteId).split('#')[1] ?? '';
    return { id: invited.value.person.id, token };
  };
  async function accept(token: string, key = makeSoftwareKey({ origin: officeUrl, rpId: new URL(officeUrl).hostname })) {
    const browser = openBrowser();
    const { options } = (await browser.client('POST /office/api/invitation/options', { body: { token } })) as Options<{
      challenge: string;
    }>;
    const me = await browser.client('POST /office/api/invitation/accept', { body: { token, response: key.register(options) } });
    return { ...signing(browser, key), key, me };
  }
  async function addPerson(assignments: Assignment[], name?: string) {
    const { id, token } = await invite(assignments, name);
    return { id, ...(await accept(token)) };
  }

  /** A person as `addPerson` leaves one, by rows alone: for tests with hundreds of people. */
  async function seatPerson(assignments: Assignment[]) {
    const [id, token, key, now] = [crypto.randomUUID(), makeToken(), newSoftwareKey(), clock()];
    const [name, email] = [`Людина ${++added}`, `person-${id}@example.ua`];
    await db
      .insertInto('staff')
      .values({ id, name, email, locale: 'uk', created_at: now, joined_at: now, by_operator: true, version: 2 })
      .execute();
    await db
      .insertInto('staff_role')
      .values(assignments.map(({ role, projectId }) => ({ staff_id: id, role, project_id: projectId })))
      .execute();
    const common = { staff_id: id, device: 'Firefox · Windows', created_at: now, last_used_at: now };
    await db
      .insertInto('staff_key')
      .values({ ...common, ...key.stored(), counter: 0, transports: '["internal"]' })
      .execute();
    await db
      .insertInto('staff_session')
      .values({
        ...common,
        id: crypto.randomUUID(),
        token_hash: hashOfToken(token),
        expires_at: new Date(now.getTime() + 30 * 60_000),
        proven_at: now,
      })
      .execute();
    return { id, key, ...signing(openBrowser(`__Host-office=${token}`), key) };
  }
  /** The fallback of a person who has come in: the password, and an app that shows the codes of later steps. */
  async function givePassword(id: string, password = 'кінь батарея скріпка') {
    const [{ name = '', email = '', locale = 'uk' } = {}] = await staff.people(id);
    const session = { staffId: id, sessionId: crypto.randomUUID(), name, email, locale, isDemo: false } as StaffSession;
    const begun = staff.passwordToSet(session);
    if (!begun.ok) throw new Error(begun.refusal.kind);
    const { nonce, secret } = begun.value;
    const app = makeAuthenticator(secret, clock);
    const by = { kind: 'staff', id, requestId: null } as const;
    const set = await staff.setPassword(session, { nonce, password, code: app.code() }, { by, userAgent: ownSite['user-agent'] });
    if (!set.ok) throw new Error(set.refusal.kind);
    return { email, password, code: app.code, typed: (ahead = 1) => ({ password, code: app.code(ahead) }) };
  }
  return {
    db,
    database,
    clock,
    staff,
    deals,
    leads,
    releases,
    media,
    dataDir,
    imports,
    content,
    catalogue,
    clients,
    hold,
    leave,
    logged,
    asked,
    watched,
    jobBoard,
    api,
    send,
    openBrowser,
    logIn,
    prove,
    sign,
    invite,
    accept,
    addPerson,
    seatPerson,
    givePassword,
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;

export const everywhere = (role: Assignment['role']): Assignment[] => [{ role, projectId: null }];
export const newKey = () => ({ key: crypto.randomUUID() });
export const newSoftwareKey = () => makeSoftwareKey({ origin: officeUrl, rpId: new URL(officeUrl).hostname });

/** The code of the refusal that a request is answered with; `ok` for an answer. */
export const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => 'ok',
    (fault: unknown) => {
      const problem = officeProblemOf(fault);
      if (!problem) throw fault;
      return problem.code;
    },
  );
