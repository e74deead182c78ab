import { describe, expect, it } from 'vitest';
import { serveListener } from '../../../tests/support/services/serve-listener.ts';
import { finishPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';

describe('finished pages', () => {
  const text = 'Домівка '.repeat(400);
  const site = () => {
    const page = finishPage(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }, Buffer.from(text));
    return serveListener((request, response) => void sendPage(request, response, page));
  };

  it('are compressed for the client’s encodings, on first and later requests', async () => {
    const address = await site();
    for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
      const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
        encoding,
        'accept-encoding',
        'public, max-age=0',
      ]);
      expect(await answer.text()).toBe(text);
    }
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([null, String(Buffer.byteLength(text))]);
  });

  it('send a HEAD the length without the body', async () => {
    const answer = await fetch(await site(), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, String(Buffer.byteLength(text)), '']);
  });

  it('are not sent again to a client that has them, also through a proxy that weakens the tag', async () => {
    const address = await site();
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await fetch(address, { headers: { 'if-none-match': known } });
      expect([answer.status, answer.headers.get('etag'), await answer.text()], known).toEqual([304, etag, '']);
    }
    expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});
