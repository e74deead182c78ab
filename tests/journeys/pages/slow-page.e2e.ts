import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../journey.ts';

const heroes = ['/', '/projects/obriy-richkovyi/', '/promo/before-the-new-year/', '/company/', '/investments/'];
const pages = [...heroes, '/apartments/', '/projects/', '/promo/', '/contacts/', '/news/'];
const filtered = ['facade/', 'floors/2/7/', 'model/', 'board/'].map((page) => `/projects/obriy-richkovyi/${page}`);

type Cuts = (page: string) => number[];

/** The site without what is live, whose pages come in pieces: each is on its way for a moment after the one before. */
async function inPieces(origin: string, cutsOf: (path: string) => Cuts) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url.startsWith('/api/')) return response.writeHead(204).end();
    const answer = await fetch(`${origin}${url}`, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const page = await answer.text();
    const cuts = cutsOf(url)(page);
    let from = 0;
    for (const cut of cuts) {
      response.write(page.slice(from, cut));
      from = cut;
      await sleep(400 / cuts.length);
    }
    return response.end(page.slice(from));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The first screen, of which any line may be the last that has come when the browser paints. */
const inFirstScreen: Cuts = (page) => {
  const start = page.indexOf('<main');
  return Array.from({ length: 10 }, (_, index) => start + 800 * (index + 1));
};
const afterForm: Cuts = (page) => [page.indexOf('</form>', page.indexOf('roomsNumber')) + '</form>'.length];

test('a page that comes in pieces does not move @once', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { address, close } = await inPieces(baseURL ?? '', (path) => (filtered.includes(path) ? afterForm : inFirstScreen));
  for (const path of [...pages, ...filtered]) {
    await page.goto(`${address}${path}`);
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved, path).toBeLessThan(0.1);
  }
  // Nothing more is asked of the server that closes.
  await page.goto('/healthz');
  close();
});
