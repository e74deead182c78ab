import { expect, it } from 'vitest';
import { load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { announceChange } from '../../../../platform/database/database.ts';
import { type SampleFlat, sampleXml } from '../sample-feed.ts';
import { watchFeed } from '../watch-feed.ts';
import { makeProposals } from './proposals.ts';

const by = crypto.randomUUID();
const address = 'https://crm.example/feed.xml';
const eight: SampleFlat[] = Array.from({ length: 8 }, () => ({}));
const cheaper = (flats: SampleFlat[], price: string) => flats.map(() => ({ price }));

onEachEngine('proposals of a watched feed', (open) => {
  async function build() {
    const database = await open();
    const { kysely: db, session } = database;
    await load(database, eight);
    const rate = { tenThousandths: 412_550 };
    const clock = () => new Date('2026-11-29T12:00:00Z');
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
    return { db, imports, poll, list, prices, seen };
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

  it('what the brakes stop waits for a hand, once however often it is polled, and gives way to what the feed says next', async () => {
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
});
