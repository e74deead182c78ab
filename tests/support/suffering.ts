import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../src/base/clock.ts';
import type { ApartmentsAnswer } from '../../src/contract/catalogue.ts';
import { openHouse } from '../../src/main/open-house.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { lineMoods, openMoodyLine } from './moody-line.ts';

/** What the house needs of others, how that can fail, and a write that cannot be done without it. */
type Dependency = {
  name: string;
  moods: readonly string[];
  feel: (mood: string | null) => Promise<void> | void;
  /** Brings about what the next writes need. */
  prepare: () => Promise<void>;
  write: () => Promise<Response>;
};

const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };

/** A house with its demo and all simulators on a PostgreSQL at the end of a moody line. */
export async function openSufferingHouse(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-faults-'));
  const address = new URL(url);
  const line = await openMoodyLine(Number(address.port));
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
  const { house, simulators, closeAll } = await openHouse({ database, config, ownAddress: 'http://127.0.0.1', clock, log });

  const ask = async (path: string, init?: RequestInit) =>
    house.api.fetch(new Request(`http://here${path}`, init), { address: '127.0.0.1' });
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
  const { apartments } = await json<ApartmentsAnswer>(ask('/api/uk/apartments'));
  const free = apartments.items.filter(({ status }) => status === 'available');

  const { terms } = await json<{ terms: { version: string } }>(ask('/api/deal/terms'));

  let flats = 0;
  const hold = () => post('/api/deal/make', { apartment_id: free[flats % free.length]?.id, terms: terms.version, locale: 'uk' }, headers);
  /** Three deals, so that three who come at once do not wait for each other. */
  let booked: string[] = [];
  const book = async () => {
    booked = [];
    for (let count = 0; count < 3; count += 1) {
      flats += 1;
      const { deal } = await json<{ deal: { id: string } }>(hold());
      await post('/api/deal/update', { deal_id: deal.id, step: 'person', ...person }, headers);
      booked.push(deal.id);
    }
  };
  let turn = 0;

  /** The weather of a simulator, as a person makes it on its page; it clears up by itself after half a minute of the house's clock. */
  const weatherOf = (name: string) => async (mood: string | null) => {
    if (mood === null) {
      ahead += 30_000;
      return;
    }
    const simulator = simulators.find((one) => one.name === name);
    if (!simulator) throw new Error(`there is no simulator ${name}`);
    await (await simulator.load()).show({ method: 'POST', rest: '', locale: 'uk', form: new URLSearchParams({ weather: mood }) });
  };
  const weather = ['slow', 'down', 'garbage'];

  const dependencies: Dependency[] = [
    { name: 'database', moods: lineMoods, feel: line.feel as Dependency['feel'], prepare: book, write: hold },
    {
      ...{ name: 'SMS', moods: weather, feel: weatherOf('phone') },
      prepare: async () => undefined,
      write: () => post('/api/client/start-phone-check', { phone: somePhone() }),
    },
    {
      ...{ name: 'bank', moods: weather, feel: weatherOf('bank'), prepare: book },
      write: () => post('/api/deal/update', { deal_id: booked[turn++ % booked.length], step: 'pay', return_path: '/account/' }, headers),
    },
  ];

  return {
    dependencies,
    ready: house.ready,
    /** What lives in memory. */
    publicReads: ['/api/uk/static-pages', '/api/uk/apartments', `/api/en/apartment/${free.at(-1)?.slug}`, '/api/uk/news'].map(
      (path) => () => ask(path),
    ),
    /** What a client reads of his own. */
    ownRead: () => ask('/api/client/get', { headers }),
    /** Makes the clock of the house go faster than the world's for a moment. */
    passSeconds: (seconds: number) => {
      ahead += seconds * 1000;
    },
    clock,
    deals: house.deals,
    async close() {
      line.feel(null);
      await closeAll();
      line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type SufferingHouse = Awaited<ReturnType<typeof openSufferingHouse>>;

async function timed(work: () => Promise<Response>) {
  const started = performance.now();
  const answer = await work();
  return { ms: performance.now() - started, status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/**
 * Lets the house suffer one fault for so long, and tells in milliseconds how long a write waited for its 503 when the fault began, how
 * long at most once it was known, how long a read of what lives in memory took at most, and when after the end the first write was done.
 * Throws when a write is answered anything but 503 with `Retry-After`, or such a read anything but 200.
 */
export async function suffer(house: SufferingHouse, { prepare, feel, write }: Dependency, mood: string, lastsMs: number) {
  await prepare();
  await feel(mood);
  const until = performance.now() + lastsMs;
  const figures = { begin: 0, known: 0, reads: 0, recovery: 0 };
  const refused = async () => {
    const { ms, status, retryAfter } = await timed(write);
    if (status !== 503 || !/^\d+$/.test(retryAfter ?? '')) throw new Error(`a write was answered ${status}, Retry-After ${retryAfter}`);
    return ms;
  };
  // Who is there when it begins cannot know it yet.
  figures.begin = Math.max(...(await Promise.all([refused(), refused(), refused()])));
  do {
    figures.known = Math.max(figures.known, await refused());
    for (const read of house.publicReads) {
      const { ms, status } = await timed(read);
      if (status !== 200) throw new Error(`a read of what lives in memory was answered ${status}`);
      figures.reads = Math.max(figures.reads, ms);
    }
    await wait(20);
  } while (performance.now() < until);
  await feel(null);
  const well = performance.now();
  while ((await timed(write)).status !== 200) {
    if (performance.now() - well > 20_000) throw new Error('no write was done in 20 s after the end');
    await wait(20);
  }
  figures.recovery = performance.now() - well;
  return figures;
}
