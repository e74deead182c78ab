import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { openDeals } from '../../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';

const rounds = 8;
const people = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

it.skipIf(inject('postgresUrl') === null)(
  'of two people who act on one deal at once, one takes, one steps, one holds a flat, and the other is refused',
  async () => {
    const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
    onTestFinished(() => database.close());
    const flats = await seedCatalogue(
      database.kysely,
      Array.from({ length: rounds }, () => ({})),
    );
    const app = await openDeals(database, { clock: movableClock('2026-11-21T12:00:00Z') });
    const { office } = app.deals;
    const all = people.map((staffId) => ({
      scope: { staffId, projects: null, ownInProjects: [] },
      own: { staffId, projects: [], ownInProjects: null },
      by: { kind: 'staff', id: staffId, requestId: null } as const,
    }));
    const kinds = async (answers: Promise<{ ok: boolean; refusal?: { kind: string } }>[]) =>
      (await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.refusal?.kind)).sort();
    for (const [round, flat] of flats.entries()) {
      const held = await kinds(
        all.map(({ scope, by }, at) =>
          app.inTransaction((trx) => office.holdAtDesk(trx, { scope, by, apartmentId: flat, phone: `+38067${round}11110${at}`, name: '' })),
        ),
      );
      expect(held).toEqual(['apartment-taken', 'ok']);
      const made = await app.db.selectFrom('deal').selectAll().where('apartment_id', '=', flat).executeTakeFirstOrThrow();
      const number = Number(made.number);
      await app.db.updateTable('deal').set({ owner_id: null }).where('id', '=', made.id).execute();
      const taken = await kinds(all.map(({ own: scope, by }) => app.inTransaction((trx) => office.takeDeal(trx, { scope, by, number }))));
      expect(taken).toEqual(['changed-meanwhile', 'ok']);
      const seen = (await app.deals.getDeal({ clientId: made.client_id, dealId: made.id }))?.version ?? 0;
      const stepped = await kinds(
        all.map(({ scope, by }, at) =>
          app.inTransaction<{ ok: boolean; refusal?: { kind: string } }>((trx) =>
            at === 0
              ? office.stepDeal(trx, { scope, by, number, seen, step: 'sign' })
              : office.endDeal(trx, { scope, by, number, seen, reason: 'передумали', refundMinor: 0, act: null }),
          ),
        ),
      );
      expect(stepped).toEqual(['changed-meanwhile', 'ok']);
    }
  },
);
