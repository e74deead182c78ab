import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { changePrice, openSite } from '../../support/site/open-site.ts';
import { expect, test } from '../journey.ts';

test('a new price of a flat is on every page that shows it, and the other pages are not rendered again', async () => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-fresh-'));
  if (process.env.JOURNEY_MODEL) cpSync(process.env.JOURNEY_MODEL, dataDir, { recursive: true });
  const database = await openDatabase({ url: null, dataDir });
  const { app, rendered, ask, close } = await openSite({ database, dataDir });
  try {
    const { apartments } = JSON.parse(await ask('/api/en/apartments?sort=fit&by_plan=1')) as WireApartmentsAnswer;
    const { projects, news } = JSON.parse(await ask('/api/en/static-pages')) as WireStaticPages;
    // Every page has the lowest price of each project in its data; the price of a flat under an offer is another than the one that is changed.
    const flat = apartments.items.find(
      ({ project, cost, list_cost }) =>
        list_cost === undefined &&
        projects.some(({ salesforce_id, cost_from }) => salesforce_id === project.salesforce_id && cost_from !== cost),
    );
    if (!flat) throw new Error('Every flat of the first page is the cheapest of its project.');
    const project = projects.find(({ salesforce_id }) => salesforce_id === flat.project.salesforce_id)?.slug;
    const showing = ['/en/apartments/', `/en/apartments/${flat.slug}/`];
    const others = ['/en/company/', '/en/news/', `/en/news/${news[0]?.slug}/`, '/en/contacts/'];
    const pages = [...showing, ...others, '/en/', `/en/projects/${project}/`];
    const askAll = () => Promise.all(pages.map(ask));
    const before = await askAll();
    await askAll();
    expect(rendered.sort()).toEqual([...pages].sort());
    rendered.length = 0;

    // A card of a plan has the lowest of its prices.
    const dollars = flat.cost_usd - 123;
    const version = app.version();
    await changePrice(database, { slug: flat.slug, dollars });
    await expect.poll(() => app.version()).not.toBe(version);
    const after = await askAll();
    for (const [at, page] of pages.entries()) {
      expect(rendered.includes(page), `${page} is rendered again`).toBe(after[at] !== before[at]);
    }
    for (const page of showing)
      expect(after[pages.indexOf(page)]?.includes(dollars.toLocaleString('en-GB')), `the new price on ${page}`).toBe(true);
    expect(rendered.filter((page) => others.includes(page))).toEqual([]);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
