import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { findNginx } from '../../tools/find-nginx.ts';

const script = fileURLToPath(new URL('../../tests/faults/open-port-process.ts', import.meta.url));
const operations = fileURLToPath(new URL('../../docs/operations.md', import.meta.url));
const nginx = findNginx();

const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
});

type Behind = { port?: number; startMs?: number; stopSeconds?: number; neverEnds?: string };

/** A small process behind the HTTP server; ready when this returns. */
async function begin({ port = 0, startMs = 0, stopSeconds = 10, neverEnds }: Behind = {}) {
  const order = JSON.stringify({ port, startMs, stopSeconds, neverEnds });
  const child = spawn(process.execPath, [script, order], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said.err += part.toString();
  });
  await expect.poll(() => said.out, { timeout: 20_000, message: said.err }).toContain('is ready');
  const [, found = ''] = /localhost:(\d+)/.exec(said.out) ?? [];
  const stop = async () => {
    const began = performance.now();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    running.delete(child);
    return { code: code as number | null, seconds: (performance.now() - began) / 1_000 };
  };
  return { port: Number(found), said, stop };
}

/** A connection that stays open for as long as the server lets it. */
async function lineTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const heard = { text: '', ended: false };
  socket.on('data', (part) => {
    heard.text += part.toString();
  });
  socket.on('close', () => {
    heard.ended = true;
  });
  socket.on('error', () => undefined);
  return { heard, ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`) };
}

it('ends in time while a request does not end, and names it', { timeout: 30_000 }, async () => {
  const { said, stop } = await begin({ stopSeconds: 1, neverEnds: 'what follows the CRM' });
  const { code, seconds } = await stop();
  expect(code).toBe(1);
  expect(seconds).toBeLessThan(4);
  const lines = said.err.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ unfinished: ['what follows the CRM'] })]);
});

it('ends streams and idle connections at once, and announces it in the remaining answers', { timeout: 30_000 }, async () => {
  const { port, said, stop } = await begin();
  const [stream, slow, idle, silent] = await Promise.all([lineTo(port), lineTo(port), lineTo(port), lineTo(port)]);
  stream.ask('/stream');
  idle.ask('/');
  await expect.poll(() => `${stream.heard.text}${idle.heard.text}`).toMatch(/retry: 3000.*done/s);
  slow.ask('/slow');
  await wait(100);
  const stopped = stop();
  await expect.poll(() => idle.heard.ended).toBe(true);
  silent.ask('/readyz');
  const { code, seconds } = await stopped;
  expect(silent.heard.text).toMatch(/^HTTP\/1\.1 503 .*\r\nConnection: close\r\n/is);
  expect(slow.heard.text).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*done/is);
  expect([code, said.err]).toEqual([0, '']);
  expect(seconds).toBeLessThan(3);
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'ends at once by %s before it is ready, also where no signal has a meaning of its own',
  { timeout: 30_000 },
  async (signal, code) => {
    const port = await freePort();
    const child = spawn(process.execPath, [script, JSON.stringify({ port, startMs: 60_000, stopSeconds: 10 })], { stdio: 'ignore' });
    running.add(child);
    const status = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    const began = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    // A signal without a handler does not end the first process of a container: it must end by itself, with a status.
    expect(await ended).toEqual([code, null]);
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

async function freePort(): Promise<number> {
  const server = createPort().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** The balancer that docs/operations.md describes, its lines as they stand there, before processes on this machine. */
function balancer(folder: string, port: number, behind: number[]): string {
  const [, documented = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(operations, 'utf8')) ?? [];
  const servers = [...documented.matchAll(/\d+\.\d+\.\d+\.\d+:\d+/g)];
  expect(servers).toHaveLength(behind.length);
  let at = 0;
  const lines = documented.replaceAll(/\d+\.\d+\.\d+\.\d+:\d+/g, () => `127.0.0.1:${behind[at++]}`);
  const [upstream, location] = lines.split(/^(?=location )/m);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  access_log off; ${temporary}
  ${upstream}
  server { listen 127.0.0.1:${port}; ${location} }
}`;
}

it.skipIf(nginx === undefined)('ten rolling restarts behind nginx lose no request', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-rolling-'));
  const ports = [await freePort(), await freePort()];
  const front = await freePort();
  writeFileSync(join(folder, 'conf'), balancer(folder, front, ports));
  const servers = await Promise.all(ports.map((port) => begin({ port })));
  const proxy = spawn(nginx ?? '', ['-c', join(folder, 'conf'), '-p', folder], { stdio: 'ignore' });
  running.add(proxy);
  const address = `http://127.0.0.1:${front}/`;
  await expect.poll(() => fetch(address).then((answer) => answer.status, String), { timeout: 10_000 }).toBe(200);
  const answers: Record<string, number> = {};
  let over = false;
  const visitor = async (method: string) => {
    while (!over) {
      const seen = await fetch(address, { method, ...(method === 'POST' && { body: 'phone=1' }) }).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        String,
      );
      answers[seen] = (answers[seen] ?? 0) + 1;
      await wait(20);
    }
  };
  const visitors = ['GET', 'GET', 'POST', 'POST'].map(visitor);
  for (let round = 0; round < 10; round += 1) {
    const at = round % 2;
    expect((await servers[at]?.stop())?.code).toBe(0);
    servers[at] = await begin({ port: ports[at], startMs: 200 });
  }
  over = true;
  await Promise.all(visitors);
  rmSync(folder, { recursive: true, force: true });
  expect(Object.keys(answers)).toEqual(['200 done']);
  expect(answers['200 done']).toBeGreaterThan(200);
});
