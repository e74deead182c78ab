import { isSameJson } from '../../base/json/merge-fields.ts';
import { mergeOrder } from '../../base/json/merge-order.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { PriceReason } from '../../contract/office/releases/releases.ts';
import { announceChange } from '../../platform/database/database.ts';
import { keyOf, type RowName } from '../../platform/loads/load-plan.ts';
import type { LeftFlats } from '../catalogue/catalogue.ts';
import { factsOfWritten, layOver, type RowChange, type Rows } from '../content/content.ts';
import { contentIn, mergeDrafts } from './merge-drafts.ts';
import { pricesOfRelease } from './offer-faults.ts';
import { priceReasonOf, priceRefusal } from './offer-prices.ts';
import { type Draft, lockFor, readDrafts, updateRelease } from './release.store.ts';
import type { Placed } from './releases.tables.ts';
import {
  type NotPublishable,
  type OffersChangePrices,
  type Publishing,
  type ReleaseMoved,
  type ReleasesContext,
  type ReleasesTransaction,
  releasesTopic,
  tablesOf,
  type UnknownRelease,
} from './releases-context.ts';

function placed(rows: Rows, of: RowName): Placed | null {
  const content = contentIn(rows, of);
  return content && { position: rows.get(keyOf(of))?.position ?? null, content };
}
/** What `layOver` has written anew. */
const changedRows = (live: Rows, laid: Rows) => new Map([...laid].filter(([key, row]) => live.get(key) !== row));
const json = (value: Placed | null): Placed | null => (value === null ? null : (JSON.stringify(value) as never));

/** The rows, and the flats by their ids, that an undo leaves as they are. */
type Left = { left: RowName[]; leftFlats: LeftFlats };

/** The row is as the release has left it; an order is so, too, with entries that were added or removed since. */
function isAsLeft({ part, row_after: row }: Draft, now: object | null): boolean {
  const left = row?.content ?? null;
  if (part !== 'order') return isSameJson(now, left);
  const [here, there] = [now as string[], left as string[]];
  return isSameJson(
    here.filter((name) => there.includes(name)),
    there.filter((name) => here.includes(name)),
  );
}

/** What an undo of a published release makes of the rows: `back` are the drafts that are as the release has left them. */
export function undoing(drafts: readonly Draft[], live: Rows) {
  const back = drafts.filter((draft) => isAsLeft(draft, contentIn(live, draft)));
  return {
    back,
    laid: layOver(
      live,
      back.map((draft) => changeBack(draft, live)),
    ),
  };
}

function changeBack({ part, name, row_before: before, row_after: after }: Draft, live: Rows): RowChange {
  const content = before?.content ?? null;
  if (part !== 'order') return { part, name, content, position: before?.position ?? null };
  const sides = { base: after?.content as string[], ours: content as string[], theirs: contentIn(live, { part, name }) as string[] };
  return { part, name, content: mergeOrder(sides) };
}

/** Brings a release to the site and takes it back, all of it in one transaction. */
export function makePublishing({ clock, content, flats, compared }: Omit<ReleasesContext, 'db'>) {
  /** The rows of a locked release as the site is to have them, or why they cannot be there. */
  async function publishable(transaction: ReleasesTransaction, { number, mayPrice }: { number: number; mayPrice: boolean }) {
    const drafts = await readDrafts(tablesOf(transaction), number);
    const ofFlats = await flats.count(transaction, { release: number });
    if (drafts.length + ofFlats === 0) return refuse({ kind: 'release-empty' } as const);
    const live = await content.lockedRows(transaction);
    const prices = await pricesOfRelease(drafts, { flats, release: number, within: transaction });
    const merged = mergeDrafts(drafts, { live, compared, prices });
    const reason = priceReasonOf({ flats: ofFlats, changed: drafts, before: live, after: merged.rows });
    if (reason && !mayPrice) return priceRefusal(reason);
    if (merged.conflicts.length > 0) return refuse({ kind: 'release-conflicts' } as const);
    if (merged.faults.length > 0) return refuse({ kind: 'release-faults' } as const);
    return ok({ drafts, live, merged });
  }

  /** Why a release that is not published yet takes the right to prices. */
  async function reasonOf(transaction: ReleasesTransaction, number: number): Promise<PriceReason | null> {
    const [drafts, live] = [await readDrafts(tablesOf(transaction), number), content.rows()];
    const { rows: after } = mergeDrafts(drafts, { live, compared });
    return priceReasonOf({ flats: await flats.count(transaction, { release: number }), changed: drafts, before: live, after });
  }

  /** Writes a locked release to the site. */
  async function writeRelease(
    transaction: ReleasesTransaction,
    { number, mayPrice }: { number: number; mayPrice: boolean },
  ): Promise<Result<object, NotPublishable>> {
    const found = await publishable(transaction, { number, mayPrice });
    if (!found.ok) return found;
    const { drafts, live, merged } = found.value;
    const changed = changedRows(live, merged.rows);
    const removed = merged.changes.filter(({ content: value }) => value === null);
    const tables = tablesOf(transaction);
    for (const draft of drafts)
      await tables
        .updateTable('draft')
        .set({ row_before: json(placed(live, draft)), row_after: json(placed(merged.rows, draft)) })
        .where('release_number', '=', number)
        .where('part', '=', draft.part)
        .where('name', '=', draft.name)
        .execute();
    await updateRelease(tables, number, {
      state: 'published',
      publish_at: null,
      published_at: clock(),
      heldBack: null,
    });
    const facts = drafts.flatMap((draft) => factsOfWritten({ ...draft, content: contentIn(merged.rows, draft) }, draft.written));
    if (drafts.length > 0) await content.writeChanges(transaction, changed, removed, facts);
    await flats.publish(transaction, { release: number });
    await announceChange(transaction, releasesTopic);
    return ok({});
  }

  /** Publishes a release now. */
  async function publish(
    transaction: ReleasesTransaction,
    seen: Publishing,
  ): Promise<Result<object, UnknownRelease | ReleaseMoved | NotPublishable>> {
    const locked = await lockFor(tablesOf(transaction), 'publish', seen);
    return locked.ok ? writeRelease(transaction, seen) : locked;
  }

  /**
   * Puts every row, price and status back that is as the release has left it; the others stay, and are named. Refused when what is left could not be
   * shown.
   */
  async function undo(
    transaction: ReleasesTransaction,
    seen: Publishing,
  ): Promise<Result<Left, UnknownRelease | ReleaseMoved | { kind: 'release-faults' } | { kind: 'not-allowed' } | OffersChangePrices>> {
    const tables = tablesOf(transaction);
    const locked = await lockFor(tables, 'undo', seen);
    if (!locked.ok) return locked;
    const drafts = await readDrafts(tables, seen.number);
    const live = await content.lockedRows(transaction);
    const { back, laid } = undoing(drafts, live);
    const ofFlats = await flats.count(transaction, { release: seen.number });
    const reason = priceReasonOf({ flats: ofFlats, changed: back, before: live, after: laid.rows });
    if (reason && !seen.mayPrice) return priceRefusal(reason);
    if (laid.faults.length > 0) return refuse({ kind: 'release-faults' } as const);
    const removed = back.filter(({ row_before: row }) => row === null);
    await updateRelease(tables, seen.number, { state: 'undone', undone_at: clock() });
    if (back.length > 0) await content.writeChanges(transaction, changedRows(live, laid.rows), removed);
    const leftFlats = await flats.undo(transaction, { release: seen.number });
    await announceChange(transaction, releasesTopic);
    return ok({ left: drafts.filter((draft) => !back.includes(draft)).map(({ part, name }) => ({ part, name })), leftFlats });
  }

  return { publish, undo, publishable, reasonOf, writeRelease };
}
