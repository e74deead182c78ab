import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../../../src/app/open-app.ts';
import { systemClock } from '../../../src/base/clock.ts';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import type { Fault } from '../../../src/simulators/fault-injection.ts';
import { type Dependency, until } from './fault-run.ts';
import { type ConnectionFault, openFaultyConnection } from './faulty-connection.ts';

const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };

/** An app with its demo and all simulators on a PostgreSQL behind a faulty connection. */
export async function openFaultApp(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-faults-'));
  const address = new URL(url);
  const line = await openFaultyConnection(Number(address.port));
  address.port = String(line.port);
  let ahead = 0;
  const clock = () => new Date(systemClock().getTime() + ahead);
  const faults: unknown[] = [];
  const log = { error: (about: object) => void faults.push(about), warn: () => undefined, info: () => undefined } as never;
  const generous = Object.fromEntries(
    ['READS_PER_MINUTE', 'CODES_PER_10_MINUTES', 'CODES_PER_MINUTE', 'LOGINS_PER_10_MINUTES', 'HOLDS_OF_FLAT_A_DAY', 'HOLDS_A_DAY'].map(
      (name) => [name, '1000000'],
    ),
  );
  const config = readConfig({ DATA_DIR: folder, SECRET: 'a secret of thirty-two characters', HOLDS_PER_CLIENT: '100', ...generous });
  const database = await openDatabase({ url: address.href, dataDir: folder, onMaintenanceFault: (fault) => void faults.push(fault) });
  const { app, simulators, closing } = await openApp({ database, config, ownAddress: 'http://127.0.0.1', clock, log });

  const ask = async (path: string, init?: RequestInit) => app.api.fetch(new Request(`http://here${path}`, init), { address: '127.0.0.1' });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
  const json = async <Answer>(answer: Response | Promise<Response>) => (await (await answer).json()) as Answer;

  let phones = 0;
  const somePhone = () => `+3805012${String(phones++).padStart(5, '0')}`;
  const phone = somePhone();
  const { code } = await json<{ code: string }>(post('/api/client/start-phone-check', { phone }));
  const { token } = await json<{ token: string }>(post('/api/client/login', { phone, code }));
  const headers = { authorization: `Bearer ${token}` };
  const page = (number: number) => json<WireApartmentsAnswer>(ask(`/api/uk/apartments?page=${number}`));
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page));
  // More than are held before the end: a client who already holds a flat gets the present deal.
  const free = pages.flatMap(({ apartments }) => apartments.items).filter(({ status }) => status === 'available');

  const { terms } = await json<{ terms: { version: string } }>(ask('/api/deal/terms'));

  let flats = 0;
  const hold = (way?: 'state-services') =>
    post('/api/deal/make', { apartment_id: free[flats % free.length]?.id, terms: terms.version, locale: 'uk', way }, headers);
  const step = (deal_id: string | undefined, fields: object) => post('/api/deal/update', { deal_id, ...fields }, headers);
  /** Three deals, so that three who come at once do not wait for each other. */
  const threeDeals = (way?: 'state-services') => {
    let ids: string[] = [];
    let turn = 0;
    const bookOne = async () => {
      flats += 1;
      const { deal } = await json<{ deal: { id: string } }>(hold(way));
      if (!way) await step(deal.id, { step: 'person', ...person });
      return deal.id;
    };
    return {
      book: async () => {
        ids = [await bookOne(), await bookOne(), await bookOne()];
      },
      ids: () => ids,
      next: () => ids[turn++ % ids.length],
    };
  };

  const look = async (name: string, asked: { method: string; rest: string; form: URLSearchParams }) => {
    const simulator = simulators.find((one) => one.name === name);
    if (!simulator) throw new Error(`there is no simulator ${name}`);
    return (await simulator.load()).show({ locale: 'en', ...asked });
  };
  const press = (name: string, form: Record<string, string>, rest = '') =>
    look(name, { method: 'POST', rest, form: new URLSearchParams(form) });
  /** The deals in the CRM as its page shows them: the address of each by its number, and the whole row. */
  const inCrm = async () => {
    const { html = '' } = await look('crm', { method: 'GET', rest: '', form: new URLSearchParams() });
    return new Map(
      [...html.matchAll(/<li><a href="[^"]*\/crm\/(deal\/[^"]+)">No\. (\d+) .*?<\/li>/g)].map(([row, at = '', number]) => [
        Number(number),
        { row, at },
      ]),
    );
  };
  const dealNow = async (id: string | undefined) =>
    (await json<{ deal: { number: number; state: string } }>(ask(`/api/deal/get?deal_id=${id}`, { headers }))).deal;

  let renewal: NodeJS.Timeout | undefined;
  const spoil = async (fault: Fault) => {
    for (const name of ['phone', 'bank', 'diia', 'crm']) await press(name, { fault: fault });
  };

  /** The fault of the simulators, as a person sets it on their pages; it ends by itself after half a minute of the app's clock. */
  async function inject(fault: Fault | null): Promise<void> {
    clearInterval(renewal);
    if (fault === null) {
      ahead += 30_000;
      return;
    }
    await spoil(fault);
    renewal = setInterval(() => void spoil(fault), 10_000);
  }

  const [held, paid, shared, sold] = [threeDeals(), threeDeals(), threeDeals('state-services'), threeDeals()];
  let numbers: number[] = [];
  const ofDatabase: Dependency = { name: 'database', prepare: held.book, write: () => hold(), meanwhile: 503 };
  const services: Dependency[] = [
    {
      name: 'SMS',
      prepare: async () => undefined,
      meanwhile: 503,
      write: () => post('/api/client/start-phone-check', { phone: somePhone() }),
    },
    {
      name: 'bank',
      prepare: paid.book,
      meanwhile: 503,
      write: () => step(paid.next(), { step: 'pay', return_path: '/account/' }),
    },
    {
      name: 'Diia',
      prepare: shared.book,
      meanwhile: 503,
      write: () => step(shared.next(), { step: 'share', email: person.email }),
    },
    {
      name: 'CRM',
      meanwhile: 200,
      async prepare() {
        await sold.book();
        numbers = await Promise.all(sold.ids().map(async (id) => (await dealNow(id)).number));
        await until(async () => {
          const known = await inCrm();
          return numbers.every((number) => known.has(number));
        });
      },
      write: () => step(sold.ids()[0], { step: 'person', ...person }),
      /** A client cancels here, and a manager confirms there. */
      async atLast() {
        const [, , waiting = 0] = numbers;
        await press('crm', { step: 'confirm' }, `${(await inCrm()).get(waiting)?.at}`);
        const { status } = await post('/api/deal/cancel', { deal_id: sold.ids()[1] }, headers);
        if (status !== 200) throw new Error(`a cancelling was answered ${status}`);
      },
      async isCaughtUp() {
        const [, cancelled = 0] = numbers;
        return /Cancelled/.test((await inCrm()).get(cancelled)?.row ?? '') && (await dealNow(sold.ids()[2])).state === 'reserved';
      },
    },
  ];

  return {
    database: { dependencies: [ofDatabase], feel: async (fault: ConnectionFault | null) => line.feel(fault) },
    /** All at once. */
    services: { dependencies: services, feel: inject },
    ready: app.ready,
    /** Reads that are answered from memory. */
    publicReads: ['/api/uk/static-pages', '/api/uk/apartments', `/api/en/apartment/${free.at(-1)?.slug}`, '/api/uk/news'].map(
      (path) => () => ask(path),
    ),
    /** Reads of a client's own data. */
    ownRead: () => ask('/api/client/get', { headers }),
    /** Makes the clock of the app go faster than the world's for a moment. */
    passSeconds: (seconds: number) => {
      ahead += seconds * 1000;
    },
    clock,
    deals: app.deals,
    async close() {
      clearInterval(renewal);
      line.feel(null);
      await closing.closeAll();
      line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type FaultApp = Awaited<ReturnType<typeof openFaultApp>>;
