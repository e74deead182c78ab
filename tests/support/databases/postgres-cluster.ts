import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> };

/** Starts a temporary PostgreSQL on a free port of this machine. It forgets safely: nothing in it outlives the tests. */
export async function startCluster(programs: string, more: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-postgres-'));
  const asUser = unprivileged(folder);
  const data = join(folder, 'data');
  const initdb = asUser(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'tests',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const made = spawnSync(initdb.command, initdb.given, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', fsync: 'off', ...more };
  const start = asUser(join(programs, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const server = spawn(start.command, start.given, { stdio: 'ignore', cwd: folder });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;
  await answers(url('postgres'), () => server.exitCode !== null);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// PostgreSQL refuses to run as root, so root lends it to a user that may do nothing.
function unprivileged(folder: string): (command: string, given: string[]) => { command: string; given: string[] } {
  if (process.getuid?.() !== 0) return (command, given) => ({ command, given });
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0);
  if (!user) throw new Error('PostgreSQL does not run as root and there is neither a user postgres nor nobody');
  spawnSync('chown', [user, folder]);
  chmodSync(folder, 0o700);
  return (command, given) => ({ command: 'setpriv', given: [`--reuid=${user}`, '--clear-groups', '--', command, ...given] });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (fault) {
      if (hasEnded() || Date.now() > until) throw new Error('the temporary PostgreSQL did not start', { cause: fault });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
