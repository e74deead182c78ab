import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a column begins with one of these texts; an index with `text_pattern_ops` answers it. None of them matches nothing. */
export function beginsWith(column: Expression<string | null>, beginnings: readonly (string | null)[]): RawBuilder<SqlBool> {
  const known = beginnings.filter((one) => one !== null);
  if (known.length === 0) return sql<SqlBool>`false`;
  const each = known.map((one) => sql`${column} like ${`${one.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}
