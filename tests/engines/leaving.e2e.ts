import { flats } from './list.ts';
import { startSlowSite } from './slow-site.ts';
import { expect, test } from './story.ts';
import { until } from './visitor.ts';

test('leave: a page whose part is on its way when it is left shows no fault in its last moment, and Back shows it whole', async ({
  visitor,
  at,
  say,
  baseURL,
}) => {
  let isSlow = true;
  const delay = (path: string) => (!isSlow ? 0 : path.includes('comparison-tray') ? 4_000 : path.startsWith(at('/favorites/')) ? 1_500 : 0);
  const site = await startSlowSite(baseURL ?? '', delay);
  try {
    await visitor.goto(`${site.address}${at('/apartments/')}`);
    await visitor.window.evaluate(() => {
      const seen: string[] = [];
      const look = () => {
        const title = document.querySelector('h1')?.textContent ?? '';
        if (!seen.includes(title)) seen.push(title);
        sessionStorage.setItem('titles', JSON.stringify(seen));
      };
      look();
      new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
    });
    const title = (await visitor.find({ css: 'h1' })).text;
    await visitor.click({ role: 'button', name: new RegExp(say('fav_compare')), within: flats(0) });
    await until(
      'the part is asked for',
      () => visitor.window.evaluate(() => document.querySelector('link[href*="comparison-tray"]') !== null),
      (isAsked) => isAsked,
    );
    await visitor.window.evaluate((path) => void setTimeout(() => window.location.assign(path), 0), at('/favorites/'));
    await visitor.isAt(/\/favorites\/$/);
    expect(await visitor.window.evaluate(() => sessionStorage.getItem('titles'))).toBe(JSON.stringify([title]));
    isSlow = false;
    await visitor.waitForHydration();
    await visitor.back();
    await visitor.isAt(/\/apartments\/$/);
    await visitor.sees({ css: 'h1', name: title });
    await visitor.sees({ css: 'aside', name: say('fav_compare_tray') });
  } finally {
    await site.stop();
  }
});
