import { expect, it } from 'vitest';
import { load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { announceChange } from '../../../../platform/database/database.ts';
import type { InventoryRecord } from '../../inventory-port.ts';
import { feedOf, type SampleFlat, sampleXml } from '../sample-feed.ts';
import { watchFeed } from '../watch-feed.ts';
import { importOfSource } from './import-of-source.ts';
import { makeProposals } from './proposals.ts';

const by = crypto.randomUUID();
const address = 'https://crm.example/feed.xml';
const eight: SampleFlat[] = Array.from({ length: 8 }, () => ({}));
const bySource = { dryRun: false, skipBad: true };
/** What a CRM says of the same flats. */
const recordsAt = (price: string): InventoryRecord[] => [
  { kind: 'project', id: 'P-1', parent: null, values: { name: 'Тиха Затока' } },
  { kind: 'section', id: 'S-1', parent: 'P-1', values: { name: 'Секція 1', name_en: 'Section 1', floors: '9', delivery: '2028-Q2' } },
  ...eight.map(
    (_, at): InventoryRecord => ({
      kind: 'flat',
      id: `F-${at + 1}`,
      parent: 'S-1',
      values: { number: `${at + 1}`, floor: '2', rooms: '2', area: '62.40', price, currency: 'USD', status: 'available' },
    }),
  ),
];
const cheaper = (flats: SampleFlat[], price: string) => flats.map(() => ({ price }));

onEachEngine('proposals of what no person looks at beforehand', (open) => {
  async function build() {
    const database = await open();
    const { kysely: db, session } = database;
    await load(database, eight);
    const rate = { tenThousandths: 412_550 };
    const clock = () => new Date('2026-11-26T12:00:00Z');
    const imports = makeProposals({ db, session, announce: announceChange, clock, currentRate: () => rate, hasSource: true });
    /** The feed is polled once with this body. */
    const poll = (flats: readonly SampleFlat[]) =>
      new Promise<void>((done, fail) => {
        const log = () => undefined;
        watchFeed({
          url: `${address}?token=secret`,
          everySeconds: 60,
          context: () => ({ db, session, clock, rate, announce: announceChange }),
          log: { info: log, warn: log, error: log },
          fetch: async () => new Response(sampleXml(flats)),
          startJob: ({ work }) =>
            ({
              run: () => void work(() => false as never).then(() => done(), fail),
              stop: async () => undefined,
            }) as never,
        });
      });
    const list = async () => (await imports.list(null)).imports.map(({ number, state, origin }) => ({ number, state, origin }));
    const prices = async () => {
      const flats = await db.selectFrom('apartment').select('price_minor').orderBy('id').execute();
      return [...new Set(flats.map(({ price_minor }) => price_minor / 100))];
    };
    const seen = async (number: number) => ({ number, version: (await imports.find(number))?.version ?? 0, by });
    const context = { db, session, clock, rate, announce: announceChange };
    const command = (flats: readonly SampleFlat[], options: { dryRun?: boolean; allowJump?: boolean } = {}) => {
      const given = { origin: 'command', source: 'price list', feed: { ...feedOf(sampleXml(flats)), name: 'price-list.xml' } } as const;
      return importOfSource(context, given, { dryRun: false, skipBad: false, ...options });
    };
    const crm = (price: string, more: readonly InventoryRecord[] = []) =>
      importOfSource(context, { origin: 'crm', source: 'CRM', feed: { name: 'CRM', records: [...recordsAt(price), ...more] } }, bySource);
    return { db, imports, poll, command, crm, list, prices, seen };
  }

  it('what passes by itself is applied with its rows; undone, it does not come back until the feed says something else', async () => {
    const { db, imports, poll, list, prices, seen } = await build();
    await poll(eight);
    expect(await list()).toEqual([]);
    await poll(cheaper(eight, '97000'));
    const [{ number = 0 } = {}] = await list();
    expect(await list()).toEqual([{ number, state: 'applied', origin: 'feed' }]);
    expect(await imports.find(number)).toMatchObject({ source: address, about: { counts: { price: { rows: 8, left: 0 } } } });
    const undoing = await seen(number);
    expect((await db.transaction().execute((trx) => imports.undo(trx, undoing))).ok).toBe(true);
    await poll(cheaper(eight, '97000'));
    expect([await prices(), (await list()).length]).toEqual([[98_500], 1]);
    await poll(cheaper(eight, '96000'));
    expect([await prices(), (await list()).length]).toEqual([[96_000], 2]);
  });

  it('what a rule leaves to a person waits for one, and the rest of the feed with it', async () => {
    const { db, imports, poll, list, prices, seen } = await build();
    await db.transaction().execute((trx) => imports.saveRule(trx, { source: address, byHand: ['gone'] }));
    await poll(cheaper(eight, '97000'));
    expect(await prices()).toEqual([97_000]);
    await poll(cheaper(eight, '96000').slice(0, 7));
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'applied']);
    expect(await prices()).toEqual([97_000]);
    const [{ number = 0 } = {}] = await list();
    expect((await imports.approve({ ...(await seen(number)), confirmed: false, why: '' })).ok).toBe(true);
    expect(await prices()).toEqual([96_000, 97_000]);
  });

  it('what the limits of changes stop waits for a hand, once however often it is polled, and gives way to what the feed says next', async () => {
    const { imports, poll, list, prices, seen } = await build();
    await poll(cheaper(eight, '60000'));
    await poll(cheaper(eight, '60000'));
    const [{ number = 0 } = {}, ...others] = await list();
    expect(others).toEqual([]);
    expect(await imports.waiting()).toMatchObject([{ number, source: address }]);
    expect(await imports.find(number)).toMatchObject({ state: 'open', about: { warnings: [{ code: 'jump' }, { code: 'jump' }] } });
    await poll(cheaper(eight, '61000'));
    const [{ number: next = 0 } = {}] = await list();
    expect(await list()).toEqual([
      { number: next, state: 'open', origin: 'feed' },
      { number, state: 'discarded', origin: 'feed' },
    ]);
    expect(await prices()).toEqual([98_500]);
    const asked = await seen(next);
    expect(await imports.approve({ ...asked, confirmed: false, why: '' })).toMatchObject({ refusal: { kind: 'import-unconfirmed' } });
    expect((await imports.approve({ ...asked, confirmed: true, why: 'Розпродаж черги' })).ok).toBe(true);
    expect(await prices()).toEqual([61_000]);
    await poll(cheaper(eight, '61000'));
    expect(await imports.waiting()).toEqual([]);
  });

  it('what the command applies stands in the list and is undone; the command leaves out what was undone, and says so', async () => {
    const { db, imports, command, list, prices, seen } = await build();
    expect(await command(cheaper(eight, '97000'), { dryRun: true })).toMatchObject({ ok: true, value: { declined: 0 } });
    expect(await list()).toEqual([]);
    expect(await command(cheaper(eight, '60000'))).toMatchObject({ ok: false, refusal: { kind: 'too-much-at-once', waitsAs: null } });
    expect([await list(), await prices()]).toEqual([[], [98_500]]);
    expect(await command(cheaper(eight, '60000'), { allowJump: true })).toMatchObject({ ok: true, value: { outcome: 'applied' } });
    const [{ number = 0 } = {}] = await list();
    expect(await list()).toEqual([{ number, state: 'applied', origin: 'command' }]);
    expect(await imports.find(number)).toMatchObject({ file_name: 'price-list.xml', about: { counts: { price: { rows: 8 } } } });
    const undoing = await seen(number);
    expect((await db.transaction().execute((trx) => imports.undo(trx, undoing))).ok).toBe(true);
    expect(await prices()).toEqual([98_500]);
    expect(await command(cheaper(eight, '60000'))).toMatchObject({ ok: true, value: { outcome: 'unchanged', declined: 8 } });
    expect([await prices(), (await list()).length]).toEqual([[98_500], 1]);
  });

  it('a change of one flat in the CRM is a proposal of one row, and bad records stand beside it', async () => {
    const { db, crm, imports, list } = await build();
    expect(await crm('98500')).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
    const values = { floor: '2', rooms: '2', area: '62.40', price: '99000', currency: 'USD', status: 'available', number: '9' };
    const added: InventoryRecord[] = [
      { kind: 'flat', id: 'F-9', parent: 'S-1', values },
      { kind: 'flat', id: 'F-10', parent: 'S-1', values: { ...values, number: '10', area: '3' } },
    ];
    expect(await crm('98500', added)).toMatchObject({ ok: true, value: { outcome: 'applied', problemCount: 1 } });
    const [{ number = 0 } = {}, ...others] = await list();
    expect(others).toEqual([]);
    expect(await imports.find(number)).toMatchObject({ origin: 'crm', about: { counts: { all: { rows: 1 } }, problemCount: 1 } });
    expect(await imports.problems(number)).toMatchObject([{ code: 'out-of-range', field: 'area' }]);
    expect(await db.selectFrom('import_file').select('part').execute()).toEqual([]);
  });

  it('what the limits of changes stop of the CRM waits as one proposal; approved, its prices stay those of the CRM', async () => {
    const { db, crm, imports, list, prices, seen } = await build();
    const stopped = await crm('60000');
    const [{ number = 0 } = {}] = await list();
    expect(stopped).toMatchObject({ ok: false, refusal: { kind: 'too-much-at-once', waitsAs: number } });
    expect(await crm('60000')).toMatchObject({ ok: false, refusal: { waitsAs: number } });
    expect(await imports.waiting()).toMatchObject([{ number, source: 'CRM' }]);
    expect(await imports.find(number)).toMatchObject({ about: { warnings: [{ code: 'jump' }, { code: 'jump' }], problemCount: 0 } });
    expect((await imports.approve({ ...(await seen(number)), confirmed: true, why: 'Нова черга' })).ok).toBe(true);
    expect(await prices()).toEqual([60_000]);
    expect(await db.selectFrom('price_override').selectAll().execute()).toEqual([]);
    expect(await crm('61000')).toMatchObject({ ok: true, value: { outcome: 'applied' } });
    expect(await prices()).toEqual([61_000]);
  });

  it('a person who approves a feed does not take over what the office decides', async () => {
    const { db, imports, poll, list, prices, seen } = await build();
    const { id } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
    await db.insertInto('office_fields').values({ project_id: id, fields: 'price' }).execute();
    await imports.saveRule(db, { source: address, byHand: ['gone'] });
    await poll(cheaper(eight, '97000').slice(0, 7));
    const [{ number = 0 } = {}] = await list();
    expect((await imports.approve({ ...(await seen(number)), confirmed: false, why: '' })).ok).toBe(true);
    const listed = await db.selectFrom('apartment').select('id').where('listed', '=', true).execute();
    expect([listed.length, await prices()]).toEqual([7, [98_500]]);
  });
});
