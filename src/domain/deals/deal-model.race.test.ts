import fc from 'fast-check';
import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { type Command, command, people } from './deal-commands.fixture.ts';
import { playStory } from './deal-story.fixture.ts';

const runs = 40;
const buying: Command[] = [
  { do: 'hold', who: 0 },
  { do: 'person', who: 0 },
  { do: 'pay', who: 0 },
];
const paid: Command = { do: 'bank', who: 0, nth: 0, state: 'paid', ago: 0 };
const waiting: Command = { do: 'join', who: 1 };
const theirTurn: Command[] = [...buying, waiting, paid, { do: 'join', who: 2 }, { do: 'cancel', who: 0 }];
/** Most sequences begin with a purchase: by chance alone hardly one would reach its end. */
const signing: Command[] = [
  { do: 'holdByDiia', who: 0 },
  { do: 'share', who: 0 },
  { do: 'diia', who: 0, nth: 0, says: 'documents' },
  { do: 'sign', who: 0 },
];
const signed: Command = { do: 'diia', who: 0, nth: 1, says: 'signature' };
const beginning = fc.constantFrom(
  [],
  signing,
  [...signing, signed],
  [...signing, signed, { do: 'pay', who: 0 } as Command],
  buying,
  [...buying, waiting],
  [...buying, paid],
  [...buying, waiting, paid],
  theirTurn,
);
const rest = fc.array(command, { minLength: 5, maxLength: 25 });
// Two days before Kyiv changes its clocks in spring and in autumn.
const begins = fc.constantFrom('2026-03-27T10:00:00Z', '2026-10-23T10:00:00Z');

it.skipIf(inject('postgresUrl') === null)(
  '§1 does with any story of buyers, managers, banks and clocks what a plain retelling of the rules does',
  async () => {
    const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
    onTestFinished(() => database.close());
    const ids = await seedCatalogue(
      database.kysely,
      Array.from({ length: runs }, () => ({})),
    );
    const fates = new Set<string>();
    let used = 0;
    await fc.assert(
      fc.asyncProperty(begins, beginning, rest, async (start, first, then) => {
        const clock = movableClock(start);
        const app = await openDeals(database, { clock });
        const flat = ids[used++] ?? 0;
        const clients = await Promise.all(Array.from({ length: people }, app.someClient));
        const story = [...first, ...then];
        for (const one of await playStory({ app, flat, clients, clock, story })) fates.add(one);
      }),
      {
        numRuns: runs,
        endOnFailure: true,
        examples: [
          ['2026-03-27T10:00:00Z', buying, [{ do: 'pass', minutes: 16 }, paid]],
          ['2026-10-23T10:00:00Z', [...buying, waiting], [{ do: 'pass', minutes: 16 }, paid]],
          ['2026-10-23T10:00:00Z', buying, [{ do: 'pass', minutes: 16 }, { do: 'hold', who: 1 }, paid]],
          ['2026-03-27T10:00:00Z', theirTurn, [{ do: 'hold', who: 1 }, { do: 'join', who: 0 }, { do: 'cancel', who: 1 }, waiting]],
          ['2026-03-27T10:00:00Z', theirTurn, [{ do: 'pass', minutes: 1 }, { do: 'leave', who: 1 }, waiting]],
          ['2026-03-27T10:00:00Z', theirTurn, [{ do: 'pass', minutes: 1_440 }, { do: 'leave', who: 1 }, waiting]],
          [
            '2026-03-27T10:00:00Z',
            theirTurn,
            [
              { do: 'skip', who: 1 },
              { do: 'hold', who: 1 },
              { do: 'hold', who: 2 },
            ],
          ],
          [
            '2026-10-23T10:00:00Z',
            theirTurn,
            [{ do: 'skip', who: 1 }, { do: 'skip', who: 2 }, { do: 'hold', who: 0 }, { do: 'leave', who: 1 }, waiting],
          ],
          ['2026-10-23T10:00:00Z', [...buying, paid], [{ do: 'pass', minutes: 4_320 }]],
          ['2026-10-23T10:00:00Z', [...signing, signed], [{ do: 'pay', who: 0 }, paid]],
          ['2026-10-23T10:00:00Z', signing, [{ do: 'diia', who: 0, nth: 1, says: 'declined' }, signed]],
          ['2026-10-23T10:00:00Z', [...buying, waiting], [{ do: 'staff', who: 0, step: 'confirm' }, paid]],
        ],
      },
    );
    expect([...fates].sort()).toEqual(
      expect.arrayContaining(['declined', 'honoured', 'kept', 'noted', 'refunded', 'reserved', 'shared', 'signed']),
    );
  },
  // Seconds on a processor of its own; other work may leave it a tenth of one.
  240_000,
);
