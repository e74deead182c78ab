import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Runs a script of this folder until it stands still at the step of its order, or until `arrival`, and kills it there. */
export async function killedAt(script: string, order: object, arrival: Promise<void> = new Promise(() => {})): Promise<void> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), arrival, ended]);
  expect(child.exitCode, 'it ended by itself').toBeNull();
  child.kill('SIGKILL');
  await ended;
}
