import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the API behaves: as it is, or `answer` decides with what the real API would have said. */
export type FaultyAnswer = (asked: { path: string; status: number; body: string }) => Promise<{ status: number; body: string }> | 'cut';

/**
 * A real HTTP server in place of an external API: it passes every request to the API at `address` and may spoil
 * the answer. `asked` are the requested paths.
 */
export async function startFaultyApi(address: string) {
  let fault: FaultyAnswer | null = null;
  const asked: string[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', method = 'GET' } = request;
    asked.push(path);
    const { accept = '*/*', 'content-type': type, 'idempotency-key': key } = request.headers;
    const headers = { accept, ...(type && { 'content-type': type }), ...(key && { 'idempotency-key': String(key) }) };
    const body = method === 'POST' ? await text(request) : null;
    const answer = await fetch(`${address}${path}`, { method, headers, body });
    const passed = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-(length|encoding)|connection|transfer)/.test(name)),
    );
    if (!fault || !path.startsWith('/api/')) {
      response.writeHead(answer.status, passed).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const spoilt = fault({ path, status: answer.status, body: await answer.text() });
    if (spoilt === 'cut') return void response.destroy();
    const { status, body: said } = await spoilt;
    response.writeHead(status, passed).end(said);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    feel: (next: FaultyAnswer | null) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
