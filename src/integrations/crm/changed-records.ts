import * as z from 'zod/mini';
import { minuteMs } from '../../base/durations.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { quoted, type SalesforceRecord, type SalesforceSession } from './salesforce-session.ts';

/**
 * A change has the time at which it was saved and becomes visible when it is committed, up to this much later: changes as recent as this are
 * read again each time, and those already applied are remembered.
 */
const overlapMs = 10 * minuteMs;
/** Times of changes are whole seconds: a record may change once more within the second of its reading, and is read again after this. */
const secondLookAfterMs = 2_000;
const mostAtOnce = 2_000;

export type Source = {
  object: string;
  /** Further fields that the change is read with. */
  fields: string;
  where: string;
};
export type Change = { object: string; id: string; stamp: Date; record: SalesforceRecord };
/** `lookAgainAt` in milliseconds; null when it has been read for the second time. */
type Taken = [name: string, stamp: string, lookAgainAt: number | null];
type Place = { until: string; taken: Taken[] };

const placeSchema = z.object({ until: z.string(), taken: z.array(z.tuple([z.string(), z.string(), z.nullable(z.number())])) });
const nameOf = ({ object, id }: Pick<Change, 'object' | 'id'>) => `${object} ${id}`;
const changeSchema = z.object({ Id: z.string().check(z.minLength(1)), SystemModstamp: z.string() });

type Asking = { sources: readonly Source[]; cursor: string | null; now: Date };

/** The changes of some objects after a cursor, the oldest first, each twice; never empty while there is one. */
export async function changedSince(session: SalesforceSession, { sources, cursor, now }: Asking): Promise<Change[]> {
  const place = placeIn(cursor);
  const known = new Map(place?.taken.map((one) => [one[0], one]));
  const isNew = (change: Change) => {
    const [, stamp, lookAgainAt] = known.get(nameOf(change)) ?? [];
    return stamp !== change.stamp.toISOString() || (typeof lookAgainAt === 'number' && now.getTime() >= lookAgainAt);
  };
  const from = place ? `SystemModstamp >= ${new Date(Date.parse(place.until) - overlapMs).toISOString()}` : '';
  const answers = await session.query(...sources.map((source) => questionOf(source, from)));
  const found = await Promise.all(sources.map((source, at) => newOnes(session, { source, isNew, records: answers[at] ?? [] })));
  // Where there is more than was read, later changes of other objects have to wait, or the oldest would not come first.
  const horizon = Math.min(...found.map(({ readUntil }) => readUntil));
  return found
    .flatMap(({ changes }) => changes)
    .filter(({ stamp }) => stamp.getTime() <= horizon)
    .sort((a, b) => a.stamp.getTime() - b.stamp.getTime() || (a.id < b.id ? -1 : 1));
}

type Reading = { source: Source; isNew: (change: Change) => boolean; records: SalesforceRecord[] };

async function newOnes(session: SalesforceSession, { source, isNew, records }: Reading) {
  for (let page = records; ; ) {
    const changes = page.map((record) => changeOf(source.object, record));
    const last = changes.at(-1);
    const isWhole = changes.length < mostAtOnce || !last;
    const fresh = changes.filter(isNew);
    if (isWhole || fresh.length > 0) return { changes: fresh, readUntil: isWhole ? Number.POSITIVE_INFINITY : last.stamp.getTime() };
    const at = last.stamp.toISOString();
    [page = []] = await session.query(
      questionOf(source, `(SystemModstamp > ${at} OR (SystemModstamp = ${at} AND Id > ${quoted(last.id)}))`),
    );
  }
}

function questionOf({ object, fields, where }: Source, from: string): string {
  const conditions = [where, from].filter(Boolean).join(' AND ');
  return `SELECT Id, SystemModstamp${fields && `, ${fields}`} FROM ${object}${conditions && ` WHERE ${conditions}`} ORDER BY SystemModstamp, Id LIMIT ${mostAtOnce}`;
}

function changeOf(object: string, record: SalesforceRecord): Change {
  const { Id: id, SystemModstamp } = changeSchema.parse(record);
  const stamp = readMoment(SystemModstamp);
  if (!stamp) throw new Error(`salesforce answered a ${object} without a time`);
  return { object, id, stamp, record };
}

/** The cursor after some more changes were applied. */
export function placeAfter(cursor: string | null, changes: readonly Change[], now: Date): string {
  const place = placeIn(cursor);
  const until = new Date(Math.max(place ? Date.parse(place.until) : 0, ...changes.slice(0, 1).map(({ stamp }) => stamp.getTime())));
  const oldest = new Date(until.getTime() - overlapMs).toISOString();
  const taken = new Map(place?.taken.map((one) => [one[0], one]));
  for (const change of changes) {
    const stamp = change.stamp.toISOString();
    const isSecondLook = taken.get(nameOf(change))?.[1] === stamp;
    taken.set(nameOf(change), [nameOf(change), stamp, isSecondLook ? null : now.getTime() + secondLookAfterMs]);
  }
  const recent = [...taken.values()].filter(([, stamp]) => stamp >= oldest);
  return JSON.stringify({ until: until.toISOString(), taken: recent } satisfies Place);
}

/** An unreadable cursor begins anew: all changes may be applied twice. */
const placeIn = (cursor: string | null): Place | null => placeSchema.safeParse(jsonIn(cursor ?? '')).data ?? null;

/** Salesforce writes `2026-11-22T02:00:00.000+0000`. */
export function readMoment(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)$/.test(text)) return null;
  const at = new Date(text.replace(/([+-]\d\d):?(\d\d)$/, '$1:$2'));
  return Number.isNaN(at.getTime()) ? null : at;
}
