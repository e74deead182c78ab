/**
 * A backup is JSON lines, gzipped in a file: a header, then for each table its head, its rows (arrays of the columns as
 * PostgreSQL writes them in text) and its count, then the identities, then the sum. The same for both engines and for any
 * version of PostgreSQL, because the tables themselves come from the migrations that the header names.
 */
export type Header = { backup: 'domivka'; format: 1; migrations: string[] };
export type Head = { table: string; columns: string[] };
type Count = { counted: string; rows: number };
type Identity = { identity: { table: string; column: string; last: number } };
type Sum = { sum: { tables: number; rows: number } };
export type Mark = Header | Head | Count | Identity | Sum;

export type Copied = { tables: number; rows: number };
export type CopyProgress = (done: { table: string; rows: number }) => void;

/** The table of applied migrations: rebuilt on restore, never copied. */
export const migrationTables = ['kysely_migration', 'kysely_migration_lock'];

/** Lines of a stream of text or bytes; the last one counts without its line feed too. */
export async function* splitLines(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // A row with a file in it comes in hundreds of pieces: they are joined once.
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    const last = lines.pop() ?? '';
    const [first, ...others] = lines;
    if (first !== undefined) {
      yield pieces.join('') + first;
      pieces = [];
    }
    yield* others;
    pieces.push(last);
  }
  const rest = pieces.join('');
  if (rest) yield rest;
}
