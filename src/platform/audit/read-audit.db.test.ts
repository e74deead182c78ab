import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { noteChange } from './audit.ts';
import { readAudit } from './read-audit.ts';

type Noted = { position: number; work: string; type: string; record: string };

/** Some works with some records each; their entries come among each other, as those of transactions at one time do. */
const works = fc.array(
  fc.record({ size: fc.integer({ min: 1, max: 9 }), type: fc.constantFrom('apartment' as const, 'page' as const, 'deal' as const) }),
  { minLength: 1, maxLength: 6 },
);

/** The lines of the whole log: the newest entry of each work with five records of flats or contents, and every other entry. */
function expectedLines(noted: readonly Noted[]): [position: number, records: number | null][] {
  const newest = noted.toSorted((one, other) => other.position - one.position);
  const ofWork = Map.groupBy(newest, ({ work }) => work);
  return newest.flatMap((one): [number, number | null][] => {
    const all = ofWork.get(one.work) ?? [];
    if (one.type === 'deal' || all.length < 5) return [[one.position, null]];
    return all[0] === one ? [[one.position, all.length]] : [];
  });
}

onOneEngine('the log of changes', (open) => {
  it('has many records of one work as one entry, on whatever pages, and each of them once the work is opened', async () => {
    const { kysely: db } = await open();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(works, fc.integer({ min: 1, max: 7 }), fc.infiniteStream(fc.nat()), async (made, limit, chance) => {
        const actorId = `run-${++run}`;
        const pending = made.flatMap(({ size, type }, at) =>
          Array.from({ length: size }, (_, nth) => ({ work: `${at}`, type, record: `${nth}` })),
        );
        const noted: Noted[] = [];
        while (pending.length > 0) {
          const [one] = pending.splice((chance.next().value ?? 0) % pending.length, 1);
          if (!one) break;
          await noteChange(db as never, {
            at: new Date('2026-11-25T09:00:00.123Z'),
            by: { kind: 'crm', id: actorId, requestId: one.work },
            operation: 'crm',
            record: { type: one.type, id: one.record },
            before: { price_minor: 100 },
            after: { price_minor: 102 + Number(one.record) },
          });
          const { entries } = await readAudit(db as never, { actorId, limit: 1, work: undefined });
          noted.push({ ...one, position: Math.max(entries[0]?.position ?? 0, (noted.at(-1)?.position ?? 0) + 1) });
        }
        const lines: [number, number | null][] = [];
        for (let before: number | undefined, isLast = false; !isLast; ) {
          const { entries, next } = await readAudit(db as never, { actorId, limit, before });
          expect(entries.length).toBeLessThanOrEqual(limit);
          lines.push(...entries.map(({ position, many }): [number, number | null] => [position, many?.records ?? null]));
          [before, isLast] = [next ?? undefined, next === null];
        }
        expect(lines).toEqual(expectedLines(noted));
        for (const [position, records] of lines) {
          if (records === null) continue;
          const { entries } = await readAudit(db as never, { actorId, limit: 100, work: position });
          const { work } = noted.find((one) => one.position === position) ?? {};
          expect(entries.map((one) => one.position)).toEqual(
            noted
              .filter((one) => one.work === work)
              .map((one) => one.position)
              .reverse(),
          );
          const [line] = (await readAudit(db as never, { actorId, limit: 1, before: position + 1 })).entries;
          expect(line?.many).toMatchObject({
            fields: ['price_minor'],
            share: { least: expect.closeTo(0.02), most: expect.closeTo(0.02 + 0.01 * (records - 1)) },
          });
        }
      }),
      { numRuns: 12 },
    );
  });
});
