import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { allMigrations } from '../../../src/app/migrations.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { formatKyiv } from '../../../src/base/kyiv-time.ts';
import { parseRate } from '../../../src/base/money.ts';
import type { ClientsTables } from '../../../src/domain/clients/clients.tables.ts';
import { makeMoney } from '../../../src/domain/money/money.ts';
import { migrate, openDatabase } from '../../../src/platform/database/database.ts';
import { seedCatalogue } from '../contents/catalogue-rows.ts';
import { agreedTerms } from './open-deals.ts';

export type ApiProcess = { address: string; kill: () => Promise<void> };

/** A process of its own with the API on a database; the app is made without the demo. */
export async function startApi({ url, dataDir }: Place): Promise<ApiProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL('../../faults/api-process.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...(url && { DATABASE_URL: url }),
      DATA_DIR: dataDir,
      DEMO: 'false',
      SECRET: 'a secret of thirty-two characters',
      LOG_LEVEL: 'error',
      READS_PER_MINUTE: '100000000',
      HOLDS_OF_FLAT_A_DAY: '100000000',
      HOLDS_OF_FLAT: '100000000',
      HOLDS_A_DAY: '100000000',
    },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /listening (\d+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the API ended with ${code} before it listened`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Buyer = { id: string; token: string };

/** Clients who are logged in. */
async function someBuyers(db: Kysely<ClientsTables>, count: number, now: Date): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomBytes(32).toString('base64url') }));
  for (const [at, { id, token }] of buyers.entries()) {
    const phone = `+3805012${String(at).padStart(5, '0')}`;
    await db.insertInto('client').values({ id, phone, locale: 'uk', created_at: now, updated_at: now }).execute();
    const expires_at = new Date(now.getTime() + 86_400_000);
    const token_hash = createHash('sha256').update(token).digest('hex');
    const session = { id: randomUUID(), client_id: id, token_hash, created_at: now, last_used_at: now, expires_at, device: 'test' };
    await db.insertInto('client_session').values(session).execute();
  }
  return buyers;
}

type Place = { url: string | null; dataDir: string };

/** The database of a place, with all tables. */
export async function openBookings({ url, dataDir }: Place) {
  const database = await openDatabase({ url, dataDir });
  await migrate(database, allMigrations);
  return database;
}

/** Flats for sale, a rate and clients who are logged in. */
export async function prepareBookings(place: Place, { flats, people }: { flats: number; people: number }) {
  const database = await openBookings(place);
  const { kysely: db } = database;
  const rate = parseRate('41.25');
  if (!rate) throw new Error('not a rate');
  const money = makeMoney({ db, clock: systemClock, announce: async () => undefined });
  await money.storeRates([{ rate, date: '2026-01-01', source: { uk: 'НБУ', en: 'NBU' } }]);
  const ids = await seedCatalogue(
    db,
    Array.from({ length: flats }, () => ({})),
  );
  const buyers = await someBuyers(db, people, systemClock());
  await database.close();
  return { ids, buyers };
}

type DealReply = {
  status: number;
  body: {
    deal: { id: string; state: string; ends_at: string };
    apartment?: { status: string; booking_expiration: string | null };
    allowed?: string[];
  };
};

const agent = new Agent({ keepAlive: true });

/** A post to `/api/deal/…`; throws when there is no answer. */
async function postDeal(address: string, { token }: Buyer, asked: { path: string; body: object; key?: string }): Promise<DealReply> {
  // Not by fetch, which would take more of the processor than who answers.
  const asking = request(`${address}/api/deal/${asked.path}`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': asked.key ?? randomUUID() },
    signal: AbortSignal.timeout(20_000),
  });
  asking.end(JSON.stringify(asked.body));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: JSON.parse(await text(answer)) as DealReply['body'] };
}

const holdOf = (flat: number) => ({ apartment_id: flat, terms: agreedTerms, locale: 'uk' });

/**
 * All request one flat at the same moment, through all processes; the winner then cancels. Throws when there is not exactly one
 * winner, or another buyer gets anything but the state of the winner's deal.
 */
export async function raceForFlat({ addresses, buyers, flat }: { addresses: readonly string[]; buyers: readonly Buyer[]; flat: number }) {
  const address = (at: number) => addresses[at % addresses.length] ?? '';
  const replies = await Promise.all(buyers.map((buyer, at) => postDeal(address(at), buyer, { path: 'make', body: holdOf(flat) })));
  const winners = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []));
  const rest = replies.filter(({ status }) => status !== 200);
  const [won] = winners;
  const { ends_at } = replies[won ?? -1]?.body.deal ?? {};
  const next = { status: 'held', booking_expiration: ends_at && formatKyiv(new Date(ends_at)) };
  const losers = rest.filter(
    ({ status, body }) => status === 409 && isDeepStrictEqual(body.apartment, next) && isDeepStrictEqual(body.allowed, ['join-line']),
  );
  if (winners.length !== 1 || won === undefined || losers.length !== rest.length)
    throw new Error(`${winners.length} winners, the rest: ${JSON.stringify(rest.filter((one) => !losers.includes(one)))}`);
  const buyer = buyers[won];
  const deal_id = replies[won]?.body.deal.id;
  if (!buyer || !deal_id) throw new Error('the winner got no deal');
  const cancelled = await postDeal(address(won + 1), buyer, { path: 'cancel', body: { deal_id } });
  if (cancelled.status !== 200) throw new Error(`the winner could not cancel: ${JSON.stringify(cancelled)}`);
}

/** The acknowledged commands of a buyer. */
export type Acknowledged = { made: Map<string, number>; cancelled: Set<string>; faults: DealReply[] };

type Booking = { addressOf: () => string; buyers: readonly Buyer[]; flats: readonly number[] };

/**
 * Each buyer holds flats and cancels until `stop`, and repeats a request with the same key when there is no answer. `done`
 * grows meanwhile; `stop` resolves when every buyer has the answer to the last request.
 */
export function bookAndCancel({ addressOf, buyers, flats }: Booking): { done: Acknowledged; stop: () => Promise<void> } {
  const done: Acknowledged = { made: new Map(), cancelled: new Set(), faults: [] };
  let isOver = false;
  const insist = async (buyer: Buyer, path: string, body: object): Promise<DealReply> => {
    const key = randomUUID();
    for (;;) {
      try {
        return await postDeal(addressOf(), buyer, { path, body, key });
      } catch {
        // The process died under the request: whether it was done is known to the key alone.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const crowd = Promise.all(
    buyers.map(async (buyer, who) => {
      for (let turn = who; !isOver; turn += 1) {
        const flat = flats[turn % flats.length] ?? 0;
        const made = await insist(buyer, 'make', holdOf(flat));
        if (made.status !== 200) {
          if (made.status !== 409) done.faults.push(made);
          continue;
        }
        done.made.set(made.body.deal.id, flat);
        const cancelled = await insist(buyer, 'cancel', { deal_id: made.body.deal.id });
        if (cancelled.status === 200) done.cancelled.add(made.body.deal.id);
        else done.faults.push(cancelled);
      }
    }),
  );
  return {
    done,
    async stop() {
      isOver = true;
      await crowd;
    },
  };
}
