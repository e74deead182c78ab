import { type RawBuilder, sql } from 'kysely';
import type { RowProblemCode } from '../../../../contract/office/imports/problem-codes.ts';
import { mostStoredProblems, type ProblemList } from '../problem-list.ts';
import type { Session } from './staging.store.ts';

export type Found = { line: number; called: string; text: string; other: number; otherCalled: string; limit: number };
/** A query of the rows that have a problem; most mark them as bad by the way. */
export type Marking = RawBuilder<unknown>;
type About = { field: string; code: RowProblemCode; message: (one: Found) => string };

/** Notes a problem of each row that a query marks; those of a wholly wrong feed of a million flats are counted, not collected. */
export async function noteMarked(
  session: Session,
  problems: ProblemList,
  marking: Marking,
  { field, code, message }: About,
): Promise<void> {
  const { rows } = await sql<Found & { total: number }>`with marked as (${marking})
    select *, (count(*) over ())::integer as total from marked order by line limit ${mostStoredProblems}`.execute(session);
  for (const one of rows)
    problems.add({
      line: one.line,
      field,
      code,
      message: `${field} ${message(one)}`,
      record: one.called,
      ...(one.text && { said: { value: one.text } }),
    });
  problems.count += (rows[0]?.total ?? 0) - rows.length;
}
