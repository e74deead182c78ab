import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySettings } from '../../tools/memory-settings.mjs';
import { startFlags } from './start-flags.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const patience = 120_000;
/** For a hook that starts an app: it ends after the app has said why it did not start. Milliseconds. */
export const appTimeout = patience + 30_000;

export type RunningApp = {
  address: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process to the first answer of `/readyz`. */
  readyAfterMs: number;
  dataDir: string;
  /** The lines that it has printed and logged until now. */
  printed: () => string[];
  /** Stops the process; its folder goes too unless it was given by the caller. */
  stop: () => Promise<void>;
};

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

type Start = { dataDir?: string; like?: string; env?: Record<string, string> };

/**
 * The product as an operator starts it: its own process, a free port, a private data folder, new or a copy of `like`.
 * Throws with what it printed when it is not ready in two minutes.
 */
export async function startApp({ dataDir, like, env = {} }: Start = {}): Promise<RunningApp> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'domivka-app-'));
  if (like !== undefined) cpSync(like, folder, { recursive: true });
  const started = performance.now();
  const child = spawn(process.execPath, [...startFlags, 'src/server/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '100000000',
      DRAWINGS_PER_10_MINUTES: '100000000',
      FORMS_PER_10_MINUTES: '100000',
      CODES_PER_10_MINUTES: '100000',
      CODES_PER_MINUTE: '100000',
      LOGINS_PER_10_MINUTES: '100000',
      ...env,
    },
  });
  let printed = '';
  let address: string | undefined;
  const listen = (part: Buffer) => {
    printed += part.toString();
    address ??= /site\s+(http:\/\/[^\s/]+)/.exec(printed)?.[1]?.replace('localhost', '127.0.0.1');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const stop = async () => {
    child.kill('SIGTERM');
    const slow = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(slow);
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };

  while (address === undefined || !(await isReady(address))) {
    if (child.exitCode !== null || performance.now() - started > patience) {
      await stop();
      throw new Error(`The site did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { address, process: child, readyAfterMs: performance.now() - started, dataDir: folder, printed: () => printed.split('\n'), stop };
}
