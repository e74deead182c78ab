import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../journey.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-starting-'));
  writeFileSync(join(folder, 'a-file'), '');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output and the status of a start with these settings. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['src/server/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...settings },
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const late = setTimeout(() => child.kill('SIGKILL'), 40_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  return { code, said };
}

const starts: [what: string, settings: Record<string, string>, says: string][] = [
  ['a port that is none', { PORT: 'eighty' }, 'PORT must'],
  ['a host that this machine is not', { HOST: '203.0.113.1' }, 'Cannot listen'],
  ['a site with a path', { PUBLIC_URL: 'https://example.ua/site' }, 'PUBLIC_URL must'],
  ['a short code', { ACCESS_CODE: 'abc' }, 'ACCESS_CODE must'],
  ['a folder that is a file', { DATA_DIR: 'a-file' }, 'a-file'],
  ['a database that nobody serves', { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' }, '127.0.0.1'],
];
for (const [what, settings, says] of starts) {
  test(`a start with ${what} ends with one sentence`, async () => {
    const { code, said } = await start({ ...settings, ...(settings.DATA_DIR && { DATA_DIR: join(folder, settings.DATA_DIR) }) });
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringContaining(says)]]);
    expect(said.trim()).toMatch(/[.?]$/);
    expect(said).not.toContain('hunter2');
  });
}

test('a start on a port that is taken ends with one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, said } = await start({ PORT: port });
  other.close();
  expect([code, said.trim()]).toEqual([1, `Cannot listen on port ${port} of 127.0.0.1: another program uses it.`]);
});
