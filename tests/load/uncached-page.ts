import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningApp } from '../support/start-app.ts';
import { type Row, ratioRow } from './bench-table.ts';
import { pressInTurns } from './pressure.ts';

const filtered = '/apartments/?roomsNumber=1,2,3&usd=1&costTo=';

/** A server of one file of the references, running until `stop`. */
async function startBare(file: string, ...rest: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`references/${file}`, import.meta.url)), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part) => resolve(String(part).trim()));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { address, pid: child.pid, nextPath: () => '/', stop: () => child.kill() };
}

/**
 * A filtered list that no cache knows, beside React doing as little as it can: the same components over data that is there
 * already, and the same elements without any component.
 */
export async function uncachedPage(app: RunningApp): Promise<Row[]> {
  let cost = 400_000;
  const nextPath = () => {
    cost += 1;
    return `${filtered}${cost}`;
  };
  const folder = mkdtempSync(join(tmpdir(), 'domivka-bare-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, await (await fetch(`${app.address}${filtered}399999`)).text());
  const site = await startBare('bare-site.ts', app.address, `${filtered}399999`);
  const elements = await startBare('bare-react.ts', file);
  try {
    const measured = await pressInTurns([
      { name: 'ours', address: app.address, pid: app.process.pid, nextPath },
      { name: 'site', ...site },
      { name: 'elements', ...elements },
    ]);
    const ours = measured.get('ours');
    const what = `uncached filtered list, p99 ${Math.round(ours?.p99Ms ?? 0)} ms at 20 connections`;
    return [
      ratioRow(what, ours, measured.get('site'), 'the same components and data by bare React', '≥ 60 %, ≥ 400/s'),
      ratioRow(what, ours, measured.get('elements'), 'the same elements, no component', ''),
    ];
  } finally {
    site.stop();
    elements.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
