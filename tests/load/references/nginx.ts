import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../../tools/find-nginx.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** One nginx worker that serves the given bytes as a file; undefined when nginx is not installed. */
export async function serveByNginx(
  body: Uint8Array,
  contentEncoding: string,
): Promise<{ address: string; pid: number | undefined; stop: () => void } | undefined> {
  const nginx = findNginx();
  if (nginx === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'domivka-nginx-'));
  chmodSync(folder, 0o755); // as root, nginx's worker is another user
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/page.html'), body);
  const port = await freePort();
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')};
events { worker_connections 1024; }
http { ${bodies} access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  types { text/html html; } charset utf-8;
  server { listen 127.0.0.1:${port} backlog=1024; root ${join(folder, 'site')};
    location = / { try_files /page.html =404; ${contentEncoding ? `add_header Content-Encoding ${contentEncoding};` : ''} add_header Cache-Control "public, max-age=0"; } } }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    pid: child.pid,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
