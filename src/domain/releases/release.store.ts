import type { Kysely, Selectable } from 'kysely';
import type { ReleaseStep } from '../../contract/office/releases/releases.ts';
import type { ReleasesTables } from './releases.tables.ts';
import { allowedSteps, type Release, type Seen } from './releases-context.ts';

type Db = Kysely<ReleasesTables>;
export type Draft = Selectable<ReleasesTables['draft']>;

const releaseOf = (row: Selectable<ReleasesTables['release']> & { drafts: number | string | bigint | null }): Release => ({
  number: row.number,
  name: row.name,
  state: row.state,
  version: row.version,
  heldBack: row.held_back,
  heldBackAt: row.held_back_at,
  publishAt: row.publish_at,
  publishedAt: row.published_at,
  undoneAt: row.undone_at,
  madeBy: row.made_by,
  madeAt: row.made_at,
  drafts: Number(row.drafts),
});

const withDrafts = (db: Db) =>
  db
    .selectFrom('release')
    .selectAll('release')
    .select(({ selectFrom, fn }) =>
      selectFrom('draft').select(fn.countAll().as('count')).whereRef('release_number', '=', 'release.number').as('drafts'),
    );

/** Releases that are worked on first, then those that are scheduled, then those that were published, each the newest first. */
export async function readReleases(db: Db): Promise<Release[]> {
  const rows = await withDrafts(db).orderBy('number', 'desc').limit(500).execute();
  const rank = ({ state }: Release) => ['draft', 'scheduled'].indexOf(state) + 1 || 3;
  return rows.map(releaseOf).toSorted((one, other) => rank(one) - rank(other));
}

export async function readRelease(db: Db, number: number): Promise<Release | null> {
  const row = await withDrafts(db).where('number', '=', number).executeTakeFirst();
  return row ? releaseOf(row) : null;
}

/** Those that are scheduled until an instant, in the order in which they publish themselves. */
export async function readScheduled(db: Db, until: Date): Promise<Release[]> {
  const rows = await withDrafts(db)
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', until)
    .orderBy('publish_at')
    .orderBy('number')
    .execute();
  return rows.map(releaseOf);
}

export const readDrafts = (db: Db, number: number): Promise<Draft[]> =>
  db.selectFrom('draft').selectAll().where('release_number', '=', number).orderBy('part').orderBy('name').execute();

/** What the releases that are not published yet make of rows. */
export const readOpenDrafts = (db: Db) =>
  db
    .selectFrom('draft')
    .innerJoin('release', 'release.number', 'draft.release_number')
    .select(['draft.part', 'draft.name', 'draft.content', 'draft.version', 'draft.changed_at'])
    .select(['release.number as number', 'release.name as release', 'release.publish_at'])
    .where('release.state', 'in', ['draft', 'scheduled'])
    .execute();

/** Locks a release until the transaction ends. A buyer who has locked a flat may still refer to it while a publication waits for that flat. */
export async function lockRelease(db: Db, number: number): Promise<Release | null> {
  await db.selectFrom('release').select('number').where('number', '=', number).forNoKeyUpdate().execute();
  return readRelease(db, number);
}

/** The locked release when the step is allowed and the person has seen its present version. */
export async function lockFor(db: Db, step: ReleaseStep, { number, version }: Seen) {
  const release = await lockRelease(db, number);
  if (!release) return { ok: false, refusal: { kind: 'unknown-release' } } as const;
  if (release.version !== version || !allowedSteps(release).includes(step))
    return { ok: false, refusal: { kind: 'release-moved' } } as const;
  return { ok: true, value: release } as const;
}

type Row = Selectable<ReleasesTables['release']>;
type Moved = Partial<Pick<Row, 'name' | 'state' | 'publish_at' | 'published_at' | 'undone_at'>> & {
  /** Why and when it could not publish itself. Both are written together. */
  heldBack?: { why: NonNullable<Row['held_back']>; at: Date } | null;
};
/** Writes fields of a locked release, which has a new version then. */
export const updateRelease = (db: Db, number: number, { heldBack, ...moved }: Moved = {}) =>
  db
    .updateTable('release')
    .set(({ eb }) => ({
      ...moved,
      ...(heldBack !== undefined && { held_back: heldBack?.why ?? null, held_back_at: heldBack?.at ?? null }),
      version: eb('version', '+', 1),
    }))
    .where('number', '=', number)
    .execute();
