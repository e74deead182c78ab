import pg from 'pg';
import { minuteMs } from '../../base/durations.ts';
import { columnTypes } from './column-types.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { codeOf } from './presence.ts';

const oldestMajor = 15;
const connections = 10;
/** A new connection learns the tables and plans the audit anew, which takes a booking a tenth of a second on a busy machine. */
const idleConnectionLivesMs = 10 * minuteMs;

/** The driver takes these three for `verify-full`, and warns of it in seven lines at each start. */
const asVerified = (url: string) => url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

export const connectionConfig = (url: string): pg.ClientConfig => ({
  connectionString: asVerified(url),
  types: columnTypes,
  application_name: 'domivka',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // Before what stands between forgets a connection without traffic.
  keepAliveInitialDelayMillis: 30_000,
  // A process that the network has cut off must not keep its locks from the others for hours.
  idle_in_transaction_session_timeout: 60_000,
});

/** A pool on a server that answers and is new enough; throws `DatabaseUnusable` with one sentence otherwise. */
export async function openPostgres(url: string, onFault: (fault: unknown) => void): Promise<pg.Pool> {
  const pool = new pg.Pool({ ...connectionConfig(url), max: connections, idleTimeoutMillis: idleConnectionLivesMs });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onFault);
  // A borrowed connection that breaks emits it here too; unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', onFault));
  try {
    const { rows } = await pool.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    );
    const [server] = rows;
    if (server && Math.trunc(server.version / 10_000) >= oldestMajor) return pool;
    throw new DatabaseUnusable(`The server at ${placeOf(url)} is PostgreSQL ${server?.name}: version ${oldestMajor} or later is needed.`);
  } catch (fault) {
    await pool.end();
    throw fault instanceof DatabaseUnusable ? fault : new DatabaseUnusable(sentenceOf(fault, url));
  }
}

/** The address of a database, without the user's name and password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}

function sentenceOf(fault: unknown, url: string): string {
  const place = placeOf(url);
  const code = codeOf(fault);
  const reason = reasons[code];
  if (reason) return `${reason.replace('%', place)} Check DATABASE_URL.`;
  return `PostgreSQL at ${place} could not be reached${code ? ` (${code})` : ''}: is it running, and is DATABASE_URL right?`;
}

const reasons: Record<string, string> = {
  '28P01': 'PostgreSQL at % refused the user name or password.',
  '28000': 'PostgreSQL at % does not let this user in.',
  '3D000': 'PostgreSQL has no database %: create it first.',
  '53300': 'PostgreSQL at % has no free connection left.',
  '57P03': 'PostgreSQL at % is still starting or shutting down: try again in a moment.',
  ENOTFOUND: 'The host of % is not known.',
};
