import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { emptyFolder } from '../databases/empty-folder.ts';

const name = 'domivka-test';
/** The pair of keys that s3rver knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** `busy`: 503 as S3 says it. `silent`: no answer. `cut`: the connection ends in the middle. `damaged`: another byte. `full`: writes are refused. */
type Fault = 'busy' | 'silent' | 'cut' | 'damaged' | 'full';

/**
 * An S3 server (s3rver), which verifies signatures by its own calculation. It takes unsigned requests and compares neither the clock nor the
 * sum of a body, so a door before it does, and brings faults. Stopped after the test.
 */
export async function startObjectStorage() {
  const directory = emptyFolder('bucket');
  const inside = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await inside.run();
  const asked: string[] = [];
  /** The faults of the next requests, one each. */
  let faults: Fault[] = [];
  const door = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    pass(request, response, { port, fault: faults.shift() }).catch(() => response.destroy());
  });
  async function listen(at = 0): Promise<number> {
    door.listen(at, '127.0.0.1');
    await once(door, 'listening');
    return (door.address() as AddressInfo).port;
  }
  const own = await listen();
  async function stop(): Promise<void> {
    if (!door.listening) return;
    door.close();
    door.closeAllConnections();
    await once(door, 'close');
  }
  onTestFinished(async () => {
    await stop();
    await inside.close();
  });
  return {
    settings: { endpoint: `http://127.0.0.1:${own}`, bucket: name, region: 'us-east-1', ...keys, pathStyle: true },
    directory,
    asked,
    fail: (...next: Fault[]) => {
      faults = next;
    },
    stop,
    start: () => listen(own),
  };
}

/** S3 refuses what was signed longer ago, or later. */
const skewMs = 15 * 60_000;

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

async function pass(request: IncomingMessage, response: ServerResponse, { port, fault }: { port: number; fault: Fault | undefined }) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (!request.headers.authorization) return refuse(response, 403, 'AccessDenied');
  const signedAt = String(request.headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
  if (!(Math.abs(Date.now() - Date.parse(signedAt)) < skewMs)) return refuse(response, 403, 'RequestTimeTooSkewed');
  if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
    return refuse(response, 400, 'XAmzContentSHA256Mismatch');
  if (fault === 'silent') return undefined;
  if (fault === 'busy') return refuse(response, 503, 'SlowDown');
  if (fault === 'full' && request.method === 'PUT') return refuse(response, 507, 'InsufficientStorage');
  const { method = 'GET', url = '/', headers } = request;
  const asking = send({ host: '127.0.0.1', port, method, path: url, headers }).end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const found: Buffer[] = [];
  for await (const part of answer) found.push(part as Buffer);
  const bytes = Buffer.concat(found);
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  if (fault === 'damaged' && bytes.length > 0) bytes[0] = (bytes[0] ?? 0) ^ 1;
  if (fault !== 'cut') return response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  return undefined;
}
