import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../journey.ts';

const pages = ['/', '/apartments/', '/projects/', '/projects/obriy-richkovyi/', '/promo/', '/contacts/', '/news/', '/company/'];
const filtered = ['facade/', 'floors/2/7/', 'model/', 'board/'].map((page) => `/projects/obriy-richkovyi/${page}`);

type Cut = (page: string) => number;

/** The site without what is live, whose pages come in two pieces: what is before `cut` at once, the rest a moment later. */
async function inPieces(origin: string, cutOf: (path: string) => Cut) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url.startsWith('/api/')) return response.writeHead(204).end();
    const answer = await fetch(`${origin}${url}`, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const page = await answer.text();
    const at = cutOf(url)(page);
    response.write(page.slice(0, at));
    return setTimeout(() => response.end(page.slice(at)), 400);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const within =
  (share: number): Cut =>
  (page) => {
    const [from, to] = [page.indexOf('<main'), page.indexOf('</main>')];
    return Math.round(from + (to - from) * share);
  };
const afterForm: Cut = (page) => page.indexOf('</form>', page.indexOf('roomsNumber')) + '</form>'.length;

test('a page that comes in pieces does not move @once', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { address, close } = await inPieces(baseURL ?? '', (path) => (filtered.includes(path) ? afterForm : within(0.1)));
  for (const path of [...pages, ...filtered]) {
    await page.goto(`${address}${path}`);
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved, path).toBeLessThan(0.1);
  }
  // Nothing more is asked of the server that closes.
  await page.goto('/healthz');
  close();
});
