import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogue, load } from '../../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../../tests/support/databases/database.ts';
import { announceChange, type Database } from '../../../../platform/database/database.ts';
import { type SampleFlat, sampleXml } from '../sample-feed.ts';
import { makeProposals } from './proposals.ts';

const at = new Date('2026-11-21T12:00:00Z');
const by = crypto.randomUUID();
const flats = 12;
const prices = ['98500', '99000', '100000', '101000'] as const;
const minor = (price: string) => Number(price) * 100;

/** Of a flat before the import: our price or our status against the source, and what the list says of it. */
const given = fc.record({
  override: fc.option(
    fc.record({
      ours: fc.constantFrom('100000', '101000'),
      waits: fc.option(fc.constant('99000')),
      ends: fc.boolean(),
      released: fc.boolean(),
    }),
  ),
  stands: fc.boolean(),
  says: fc.option(fc.record({ price: fc.constantFrom(...prices), status: fc.constantFrom('available', 'reserved', 'sold') })),
});
type Given = typeof given extends fc.Arbitrary<infer One> ? One : never;

onEachEngine('undone imports', (open) => {
  async function build(hasSource: boolean) {
    const database = await open();
    await load(
      database,
      Array.from({ length: flats }, () => ({})),
    );
    const { kysely: db, session } = database;
    const rate = { tenThousandths: 412_550 };
    const imports = makeProposals({ db, session, announce: announceChange, clock: () => at, currentRate: () => rate, hasSource });
    const { rows } = await sql<{ number: number }>`insert into release (name, state, published_at, made_by, made_at)
      values ('Ціни', 'published', ${at.toISOString()}, ${by}, ${at.toISOString()}) returning number`.execute(db);
    const release = rows[0]?.number ?? 0;
    const seen = async (number: number) => ({ number, version: (await imports.find(number))?.version ?? 0, by });
    const apply = async (next: readonly SampleFlat[]) => {
      const body = (async function* () {
        yield Buffer.from(sampleXml(next));
      })();
      const sent = await imports.send(body, { name: 'Прайс.xml', by });
      if (!sent.ok) throw new Error(sent.refusal.kind);
      await imports.read(sent.value.number);
      const asked = await seen(sent.value.number);
      expect(await imports.approve({ ...asked, confirmed: true, why: 'Ціни' })).toEqual({ ok: true, value: {} });
      return sent.value.number;
    };
    const undo = async (number: number) => {
      const asked = await seen(number);
      return db.transaction().execute((trx) => imports.undo(trx, asked));
    };
    return { database, release, apply, undo };
  }

  async function prepare({ kysely: db }: Database, release: number, all: readonly Given[]) {
    await db.deleteFrom('price_override').execute();
    await db.deleteFrom('planned_status').execute();
    const start = { price_minor: 9_850_000, price_currency: 'USD', status: 'available', listed: true } as const;
    await db.updateTable('apartment').set(start).execute();
    const ids = await db.selectFrom('apartment').select('id').orderBy('id').execute();
    for (const [index, { override, stands }] of all.entries()) {
      const apartment_id = ids[index]?.id ?? 0;
      if (override) {
        await db
          .insertInto('price_override')
          .values({
            apartment_id,
            theirs_minor: 9_850_000,
            theirs_currency: 'USD',
            waits_minor: override.waits && minor(override.waits),
            waits_currency: override.waits && 'USD',
            waits_since: override.waits && at,
            release_number: override.released ? release : null,
            made_at: at,
            until: override.ends ? new Date('2027-01-01T00:00:00Z') : null,
          })
          .execute();
        await db
          .updateTable('apartment')
          .set({ price_minor: minor(override.ours) })
          .where('id', '=', apartment_id)
          .execute();
      }
      if (!stands) continue;
      const planned = { release_number: release, apartment_id, status: 'reserved', due_at: at, applied_at: at, stands: true } as const;
      await db.insertInto('planned_status').values(planned).execute();
      await db.updateTable('apartment').set({ status: 'reserved' }).where('id', '=', apartment_id).execute();
    }
  }

  const stateOf = async (database: Database) => ({
    flats: (await catalogue(database)).flats,
    overrides: await database.kysely.selectFrom('price_override').selectAll().orderBy('apartment_id').execute(),
    statuses: await database.kysely.selectFrom('planned_status').selectAll().orderBy('apartment_id').execute(),
  });

  it.each([true, false])('leave flats, prices of ours and statuses of ours as they were before (a source: %s)', async (hasSource) => {
    const { database, release, apply, undo } = await build(hasSource);
    const run = fc.asyncProperty(fc.array(given, { minLength: flats, maxLength: flats }), async (all) => {
      await database.kysely.deleteFrom('import_proposal').execute();
      await prepare(database, release, all);
      const before = await stateOf(database);
      const next = all.flatMap(({ says }, index) => (says ? [{ number: String(index + 1), ...says }] : []));
      if (next.length === 0) return;
      expect(await undo(await apply(next))).toEqual({ ok: true, value: {} });
      expect(await stateOf(database)).toEqual(before);
    });
    await fc.assert(run, { numRuns: 8, seed: 1 });
  });
});
