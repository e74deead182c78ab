import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../platform/database/database.ts';
import { importInventory } from './import-inventory.ts';
import { feedOf, sampleXml } from './sample-feed.ts';
import { type FetchFeed, watchFeed } from './watch-feed.ts';

const flatsOf = ({ kysely }: Database) =>
  kysely.selectFrom('apartment').select(['salesforce_id', 'listed']).orderBy('salesforce_id').execute();

const contextOf = (database: Database) => () => ({
  db: database.kysely,
  session: database.session,
  clock: () => new Date(),
  rate: { tenThousandths: 412_550 },
  announce: announceChange,
});

/** A publisher of a feed that counts requests and has an ETag. */
function publisher() {
  const state = { body: '', status: 200, asked: 0, unchanged: 0 };
  const fetch: FetchFeed = async (_, { headers }) => {
    state.asked += 1;
    const etag = `"${state.body.length}"`;
    if (headers['if-none-match'] === etag) {
      state.unchanged += 1;
      return new Response(null, { status: 304 });
    }
    return new Response(state.body, { status: state.status, headers: { etag } });
  };
  return { state, fetch };
}

onEachEngine('watchFeed', (open) => {
  it('imports what changed, asks again only by its tag, and survives failures', async () => {
    const database = await open();
    const { state, fetch } = publisher();
    const lines: string[] = [];
    const log = (about: object, line: string) => lines.push(`${line} ${JSON.stringify(about)}`);
    state.body = sampleXml([{}]);
    const stop = watchFeed({
      url: 'https://crm.example/feed.xml?token=secret',
      everySeconds: 0.05,
      context: contextOf(database),
      log: { info: log, warn: log, error: log },
      fetch,
    });
    try {
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(1), 10_000);
      await vi.waitFor(() => expect(state.unchanged).toBeGreaterThan(1), 10_000);
      state.body = sampleXml([{}, {}]);
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(2), 10_000);

      state.body = sampleXml([{}, { price: '0' }]).slice(0, -40);
      await vi.waitFor(() => expect(lines.at(-1)).toContain('the inventory feed was refused'), 10_000);
      expect(await flatsOf(database)).toHaveLength(2);
      const asked = state.asked;
      await vi.waitFor(() => expect(state.asked).toBeGreaterThan(asked), 10_000);

      Object.assign(state, { status: 503, body: 'busy' });
      await vi.waitFor(() => expect(lines.at(-1)).toContain('the address answered 503'), 10_000);
      Object.assign(state, { status: 200, body: sampleXml([{}, {}, {}, {}]) });
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(4), 10_000);
      expect(lines.join('\n')).not.toContain('secret');
    } finally {
      await stop();
    }
    const asked = state.asked;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(state.asked).toBe(asked);
  });
  it('sells a flat when its hold ends, although the feed has not changed since', async () => {
    const database = await open();
    const { state, fetch } = publisher();
    const log = () => undefined;
    const status = async () =>
      (await database.kysely.selectFrom('apartment').select(['status', 'listed']).orderBy('salesforce_id').execute()).map(
        (flat) => `${flat.status} ${flat.listed}`,
      );
    const hold = (until: Date | null) =>
      database.kysely
        .updateTable('apartment')
        .set({ status: until ? 'held' : 'available', booking_expiration: until?.toISOString() ?? null })
        .where('salesforce_id', 'in', ['F-1', 'F-2'])
        .execute();
    state.body = sampleXml([{}, {}, {}, {}, {}]);
    const stop = watchFeed({
      url: 'https://crm.example/feed.xml',
      everySeconds: 0.05,
      context: contextOf(database),
      log: { info: log, warn: log, error: log },
      fetch,
    });
    try {
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(5), 10_000);
      await hold(new Date(Date.now() + 3_600_000));
      state.body = sampleXml([
        { status: 'sold' },
        { id: 'F-3', number: '3' },
        { id: 'F-4', number: '4' },
        { id: 'F-5', number: '5', price: '99000' },
      ]);
      const { asked } = state;
      await vi.waitFor(() => expect(state.asked).toBeGreaterThan(asked + 2), 10_000);
      expect((await status()).slice(0, 2)).toEqual(['held true', 'held true']);
      await hold(null);
      await vi.waitFor(async () => expect((await status()).slice(0, 2)).toEqual(['sold true', 'available false']), 10_000);
      const { unchanged } = state;
      await vi.waitFor(() => expect(state.unchanged).toBeGreaterThan(unchanged), 10_000);
    } finally {
      await stop();
    }
  });
  it('applies no feed beyond the limits of changes, says so at each look, and goes on once it was imported by hand', async () => {
    const database = await open();
    const { state, fetch } = publisher();
    const lines: string[] = [];
    const log = (about: object, line: string) => lines.push(`${line} ${JSON.stringify(about)}`);
    const flats = Array.from({ length: 12 }, () => ({}));
    const prices = async () =>
      (await database.kysely.selectFrom('apartment').select('price_minor').orderBy('salesforce_id').execute()).map(({ price_minor }) =>
        Number(price_minor),
      );
    state.body = sampleXml(flats);
    const stop = watchFeed({
      url: 'https://crm.example/feed.xml',
      everySeconds: 0.05,
      context: contextOf(database),
      log: { info: log, warn: log, error: log },
      fetch,
    });
    try {
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(12), 10_000);
      // The same numbers of the other currency.
      state.body = sampleXml(flats.map(() => ({ price: '405000', currency: 'UAH' })));
      const held = () => lines.filter((line) => line.startsWith('the inventory feed waits for confirmation'));
      await vi.waitFor(() => expect(held().length).toBeGreaterThan(1), 10_000);
      expect(held()[0]).toContain('project tykha-zatoka: 12 of 12 prices move by more than 25 %');
      expect(held()[0]).toContain('"kind":"too-much-at-once"');
      expect(await prices()).toEqual(Array(12).fill(9_850_000));
      const options = { dryRun: false, skipBad: false, allowJump: true };
      await vi.waitFor(async () => {
        expect(await importInventory(contextOf(database)(), feedOf(state.body), options)).toMatchObject({ ok: true });
      }, 10_000);
      expect(await prices()).toEqual(Array(12).fill(40_500_000));
      const { unchanged } = state;
      await vi.waitFor(() => expect(state.unchanged).toBeGreaterThan(unchanged), 15_000);
      expect(lines.at(-1)).toContain('"outcome":"unchanged"');
    } finally {
      await stop();
    }
  });
  it('keeps to what real addresses do: redirect, remember, fail, stall, break off, send too much', async () => {
    const database = await open();
    const lines: string[] = [];
    const log = (about: object, line: string) => lines.push(`${line} ${JSON.stringify(about)}`);
    const seen = (part: string) => vi.waitFor(() => expect(lines.at(-1)).toContain(part), 15_000);
    let answer: RequestListener = (_, response) => response.writeHead(302, { location: '/moved.xml' }).end();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers['if-none-match'] ?? '-'}`);
      if (request.url === '/moved.xml') sendFeed(sampleXml([{}]))(request, response);
      else answer(request, response);
    });
    const sendFeed =
      (body: string): RequestListener =>
      ({ headers }, response) => {
        const etag = `"${body.length}"`;
        if (headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.writeHead(200, { etag, 'content-type': 'application/xml' }).end(body);
      };
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stop = watchFeed({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`,
      everySeconds: 0.02,
      timeoutSeconds: 1,
      limitBytes: 100_000,
      context: contextOf(database),
      log: { info: log, warn: log, error: log },
    });
    try {
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(1), 15_000);
      const tag = `"${sampleXml([{}]).length}"`;
      await vi.waitFor(() => expect(asked.filter((one) => one === `/moved.xml ${tag}`).length).toBeGreaterThan(1), 15_000);
      answer = (_, response) => response.writeHead(500).end('no');
      await seen('answered 500');
      answer = (_, response) => response.writeHead(302, { location: '/feed.xml' }).end();
      await seen('redirect count exceeded');
      answer = (_, response) => response.writeHead(200).write('<feed>');
      await seen('timeout');
      answer = (_, response) => {
        response.writeHead(200, { 'content-length': 5000 });
        response.write(sampleXml([{}]).slice(0, 800), () => response.destroy());
      };
      await seen('broke off');
      answer = sendFeed(`<feed>${' '.repeat(200_000)}</feed>`);
      await seen('larger than the limit');
      expect(await flatsOf(database)).toHaveLength(1);
      answer = sendFeed(sampleXml([{}, {}]));
      await vi.waitFor(async () => expect(await flatsOf(database)).toHaveLength(2), 15_000);
      server.closeAllConnections();
      server.close();
      await seen('ECONNREFUSED');
    } finally {
      await stop();
      server.closeAllConnections();
      server.close();
    }
  });
});
