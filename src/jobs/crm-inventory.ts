import * as z from 'zod/mini';
import type { Clock } from '../base/clock.ts';
import { minuteMs } from '../base/durations.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import {
  type ImportContext,
  type ImportRefusal,
  importOfSource,
  isApplied,
  waitsForHand,
} from '../domain/catalogue/import/proposals/import-of-source.ts';
import type { InventoryPort } from '../domain/catalogue/inventory-port.ts';
import type { Deals } from '../domain/deals/deals.ts';
import { moveCursor, readCursor } from '../platform/cursors/cursors.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { NoteLook } from '../platform/operations/source-looks.ts';
import { readConfirmed } from './confirmed-inventory.ts';
import type { Round } from './follow-crm.ts';

const name = 'crm-inventory';
const source = 'crm-inventory';
/** The CRM among the sources of imports. */
export const crmSource = 'CRM';
const unconfirmed = 'a change above the limits waits for confirmation';
/** A change becomes visible when it is committed, up to this much after its time; and held flats may be free by then. */
const lookAgainMs = 10 * minuteMs;
const namesAtOnce = 1_000;
/** Refusals that only another change in the CRM resolves. */
const theirs: readonly ImportRefusal['kind'][] = ['feed-broken', 'rows-bad', ...waitsForHand];
const placeSchema = z.object({
  version: z.string(),
  lookAgainAt: z.nullable(z.number()),
  waits: z._default(z.boolean(), false),
  waitsAs: z._default(z.nullable(z.int()), null),
});

type Materials = {
  crm: InventoryPort;
  app: { deals: Pick<Deals, 'withdrawDelisted'>; catalogue: Pick<Catalogue, 'ownIds'> };
  database: Pick<Database, 'kysely'>;
  importing: () => ImportContext;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  noteLook?: NoteLook;
};

/**
 * Updates the catalogue to the CRM's inventory whenever that has changed, as an import of a feed would; deals on flats that the CRM
 * sold or withdrew end first. A change above the limits waits until its version is confirmed. Returns the function that does it. One call at a time.
 */
export function makeCrmInventory({ crm, app, database: { kysely: db }, importing, clock, log, noteLook }: Materials) {
  async function endDealsOnDelisted(delisted: Awaited<ReturnType<InventoryPort['readInventory']>>['delisted']): Promise<void> {
    for (let from = 0; from < delisted.length; from += namesAtOnce) {
      const part = delisted.slice(from, from + namesAtOnce);
      const known = new Map((await app.catalogue.ownIds(part.map(({ id }) => id))).map(({ id, externalId }) => [externalId, id]));
      const flats = part.flatMap(({ id, status, dealId }) => {
        const apartmentId = known.get(id);
        return apartmentId === undefined ? [] : [{ apartmentId, status, dealId }];
      });
      const ended = await app.deals.withdrawDelisted(flats);
      if (ended > 0) log.info({ ended }, 'deals ended because the CRM sold or withdrew their flats');
    }
  }

  return async (isStopped: Parameters<Round>[0] = () => false): Promise<void> => {
    const cursor = await readCursor(db, name);
    const version = await crm.inventoryVersion();
    if (version === null) {
      // It answers, and has no flats of ours yet.
      await noteLook?.({ source, ok: true });
      return;
    }
    const seen = placeSchema.safeParse(cursor === null ? null : JSON.parse(cursor)).data;
    const now = clock().getTime();
    const isNew = seen?.version !== version;
    const confirmed = await readConfirmed(db, version);
    // Confirmed by the command or, as a proposal, by a person of the office.
    const isApproved = !isNew && seen.waitsAs !== null && (await isApplied(db, seen.waitsAs));
    const isReleased = isApproved || (!isNew && seen.waits && confirmed !== null);
    if (!isNew && !isReleased && (seen.lookAgainAt === null || now < seen.lookAgainAt)) {
      await noteLook?.({ source, version, ...(seen.waits ? { ok: false, fault: unconfirmed } : { ok: true }) });
      return;
    }
    const { records, delisted } = await crm.readInventory();
    // It is read again after the next start.
    if (isStopped()) return;
    // The confirmation is for a version, and the inventory may have changed while it was read.
    if (confirmed !== null && (await crm.inventoryVersion()) !== version) return;
    const given = { origin: 'crm', source: crmSource, feed: { name: crmSource, records } } as const;
    const options = { skipBad: true, ...confirmed };
    const trial = await importOfSource(importing(), given, { ...options, dryRun: true });
    // An unconfirmed change ends no deal either.
    if (trial.ok || !waitsForHand.includes(trial.refusal.kind)) await endDealsOnDelisted(delisted);
    if (isStopped()) return;
    const answer = await importOfSource(importing(), given, { ...options, dryRun: false });
    const waits = !answer.ok && waitsForHand.includes(answer.refusal.kind);
    if (!answer.ok) {
      const { kind, message, problems, problemCount } = answer.refusal;
      const about = { kind, why: message, problems: problems.slice(0, 20), problemCount };
      if (waits) log.error(about, 'the inventory of the CRM waits for confirmation');
      else log.warn(about, 'the inventory of the CRM was refused');
      await noteLook?.({ source, version, ok: false, fault: waits ? unconfirmed : `refused: ${kind}` });
      if (!theirs.includes(kind)) return;
    } else if (answer.value.outcome === 'applied' || answer.value.problemCount > 0) {
      const { outcome, difference, problems, problemCount } = answer.value;
      log.info(
        { outcome, flats: difference.flats, problems: problems.slice(0, 20), problemCount },
        'the inventory of the CRM was imported',
      );
    }
    if (answer.ok) {
      const { unchanged: _, ...flats } = answer.value.difference.flats;
      await noteLook?.({ source, version, ok: true, difference: flats });
    }
    // A change that waits in spite of a confirmation is not requested again at every poll.
    const lookAgain = isNew || waits || (answer.ok && answer.value.putOff > 0);
    const waitsAs = answer.ok ? null : answer.refusal.waitsAs;
    const place = JSON.stringify({
      version,
      lookAgainAt: lookAgain ? now + lookAgainMs : null,
      waits: waits && confirmed === null,
      waitsAs,
    });
    // Another process has read the same meanwhile: then its result stays.
    await moveCursor(db, { name, from: cursor, to: place });
  };
}
