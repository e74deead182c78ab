// Runs in a thread of its own: an HTTP server that does nothing but answer `/?bytes=N` with so many bytes, what the machine itself costs.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const filler = Buffer.alloc(1024 * 1024, 'a');
const server = createServer((request, response) => {
  const bytes = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('bytes'));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes });
  response.end(filler.subarray(0, bytes));
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
