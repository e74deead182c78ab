import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { auditTopics } from '../../contract/office/audit.ts';
import type { AuditTables } from './audit.tables.ts';
import { type AuditFilter, entriesThat } from './audit.ts';

/**
 * What one work has done to many records of a type: which fields, and by which shares prices have moved, least and most; null where none has.
 */
export type Many = { records: number; fields: string[]; share: { least: number; most: number } | null };
/** An entry, or the newest of many of one work. `release` is the number of the release that the work has published or taken back. */
export type AuditRow = Selectable<AuditTables['audit_entry']> & { many: Many | null; release: string | null };

/** As many records of one work on flats or contents are shown as one entry. */
const foldedFrom = 5;
const folding: ReadonlySet<string> = new Set([...auditTopics.flats, ...auditTopics.content]);

/** The entries of one transaction have one time: of one person, or one job, and one request they are one work. */
const ofOneWork = (one: string, other: string): RawBuilder<boolean> => sql`${sql.ref(`${one}.at`)} = ${sql.ref(`${other}.at`)}
  and ${sql.ref(`${one}.operation`)} = ${sql.ref(`${other}.operation`)} and ${sql.ref(`${one}.actor_kind`)} = ${sql.ref(`${other}.actor_kind`)}
  and ${sql.ref(`${one}.actor_id`)} is not distinct from ${sql.ref(`${other}.actor_id`)}
  and ${sql.ref(`${one}.request_id`)} is not distinct from ${sql.ref(`${other}.request_id`)}`;

/** The works of some entries, on the type of record of each. */
const isOfWorks = (positions: readonly number[]): RawBuilder<boolean> =>
  sql`exists (select from audit_entry known where known.position = any(${[...positions]}::bigint[])
    and known.record_type = found.record_type and ${ofOneWork('known', 'found')})`;

type Work = { position: number; newest: number; release: string | null } & Many;

/** The works of some entries, counted over all entries that fit the filter. */
async function readWorks(db: Kysely<AuditTables>, filter: AuditFilter, positions: readonly number[]): Promise<Work[]> {
  if (positions.length === 0) return [];
  type Counted = Omit<Work, 'share'> & { least: number | null; most: number | null };
  const price = (side: 'before' | 'after') => sql`(found.${sql.ref(side)} ->> 'price_minor')::double precision`;
  const { rows } = await sql<Counted>`select known.position::integer as position, max(found.position)::integer as newest,
      count(distinct found.record_id)::integer as records, coalesce(array_agg(distinct field) filter (where field is not null), '{}') as fields,
      min(${price('after')} / nullif(${price('before')}, 0) - 1) as least, max(${price('after')} / nullif(${price('before')}, 0) - 1) as most,
      (select released.record_id from audit_entry released where released.record_type = 'release' and ${ofOneWork('released', 'known')} limit 1)
        as release
    from audit_entry known join (${entriesThat(db, filter)}) found on found.record_type = known.record_type and ${ofOneWork('found', 'known')}
      left join lateral jsonb_object_keys(coalesce(found.after, '{}') || coalesce(found.before, '{}')) field on true
    where known.position = any(${[...positions]}::bigint[]) group by known.position`.execute(db);
  return rows.map(({ least, most, ...work }) => ({ ...work, share: least === null || most === null ? null : { least, most } }));
}

type Asked = AuditFilter & {
  before?: number | undefined;
  limit: number;
  /** The position of an entry, of whose work the entries are read one by one. */
  work?: number | undefined;
};

/**
 * A page of the newest entries that fit the filter, after the position `before`; `next` is null on the last page. Many of one work are one entry,
 * at the place of the newest of them.
 */
export async function readAudit(
  db: Kysely<AuditTables>,
  { before, limit, work, ...filter }: Asked,
): Promise<{ entries: AuditRow[]; next: number | null }> {
  const found: AuditRow[] = [];
  const folded: number[] = [];
  let below = before;
  while (found.length <= limit) {
    const { rows } = await sql<Selectable<AuditTables['audit_entry']> & { exactly: string }>`select found.*, found.at::text as exactly
      from (${entriesThat(db, filter)}) found where ${below === undefined ? sql`true` : sql`found.position < ${below}`}
        and ${work === undefined ? sql`not ${isOfWorks(folded)}` : isOfWorks([work])}
      order by found.position desc limit ${limit + 1}`.execute(db);
    const keyOf = ({ exactly, operation, actor_id, request_id, record_type }: (typeof rows)[number]) =>
      [exactly, operation, actor_id, request_id, record_type].join(' ');
    const known = new Map(rows.flatMap((row) => (folding.has(row.record_type) ? [[keyOf(row), row.position] as const] : [])));
    const works = new Map((await readWorks(db, filter, [...known.values()])).map((one) => [one.position, one]));
    const passed = new Set<string>();
    for (const row of rows) {
      const { exactly: _, ...entry } = row;
      const { records = 0, fields = [], share = null, newest = 0, release = null } = works.get(known.get(keyOf(row)) ?? 0) ?? {};
      if (work !== undefined || records < foldedFrom) found.push({ ...entry, many: null, release });
      else if (!passed.has(keyOf(row))) {
        passed.add(keyOf(row));
        folded.push(row.position);
        // A page before this one has shown it.
        if (before === undefined || newest < before) found.push({ ...entry, many: { records, fields, share }, release });
      }
    }
    if (rows.length <= limit) break;
    below = rows.at(-1)?.position;
  }
  return { entries: found.slice(0, limit), next: found.length > limit ? (found[limit - 1]?.position ?? null) : null };
}
