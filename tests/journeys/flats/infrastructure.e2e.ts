import type { Locator } from '@playwright/test';
import type { WireProjectAnswer } from '../../../src/contract/content/projects.ts';
import type { WireSurroundingsAnswer } from '../../../src/contract/content/surroundings.ts';
import { metresFrom, minutesFrom } from '../../../src/plans/ground/near.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';

const project = 'obriy-richkovyi';

// The browser draws by the processor where it has no card.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
      ],
    }),
});

test('§1 infrastructure: a school within 10 minutes is found by keys alone, from the door of a section, and list and map agree @once', async ({
  page,
  visit,
  say,
  saying,
  language,
  request,
  expectAccessible,
}) => {
  const { places } = ((await (await request.get(`/api/${language}/project/${project}`)).json()) as WireProjectAnswer).project;
  const near = places.filter(({ category_id, minutes }) => category_id === 'learning' && minutes <= 10);
  await visit(`/projects/${project}/`);
  const chapter = page.getByRole('region', { name: say('project_places') });
  const open = chapter.getByRole('link', { name: say('map_open') });
  await untilPartHydrated(open);
  await open.focus();
  await page.keyboard.press('Enter');
  const canvas = chapter.getByRole('region', { name: /Обрій|Obriy/ });
  await expect(canvas).toBeVisible({ timeout: 90_000 });
  await expect(chapter.getByRole('status')).toBeFocused();
  await expectAccessible();

  await chapter.getByRole('button', { name: say('map_learning_near') }).focus();
  await page.keyboard.press('Space');
  const buttons = chapter.locator('[data-place]');
  await expect(buttons).toHaveCount(near.length);
  for (const [at, { name }] of near.entries()) await expect(buttons.nth(at)).toContainText(name);

  await buttons.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(1)).toBeFocused();
  const note = chapter.locator('.maplibregl-popup');
  await expect(note).toContainText(near[1]?.name ?? 'another place');
  await expect(note).toContainText(say('map_minutes', { count: near[1]?.minutes ?? 0 }));
  await page.keyboard.press('Enter');
  await expect(canvas).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);

  const { surroundings } = (await (await request.get(`/api/${language}/project/${project}/surroundings`)).json()) as WireSurroundingsAnswer;
  if (!surroundings) throw new Error('another demo');
  const { coordinates, sections } = surroundings;
  const from = (door: [number, number]) =>
    places.map((place) => minutesFrom(door, place, metresFrom(coordinates, place.coordinates))).toSorted((one, other) => one - other);
  const section = sections.find(({ door }) => String(from(door)) !== String(from([0, 0])));
  if (!section) throw new Error('every door is the gate');
  await chapter.getByRole('combobox').selectOption(section.salesforce_id);
  await chapter.getByRole('radio', { name: saying('map_all') }).check({ force: true });
  await chapter.getByRole('radio', { name: say('map_walk_any') }).check({ force: true });
  const minutes = (await buttons.allTextContents()).map((text) => Number(/(\d+)\s*\S+$/.exec(text)?.[1]));
  expect(minutes.toSorted((one, other) => one - other)).toEqual(from(section.door));
});

test('§1 infrastructure: without a card that draws, the drawing and the list answer the same filters @once', async ({
  page,
  visit,
  say,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(`/projects/${project}/`);
  const chapter = page.getByRole('region', { name: say('project_places') });
  const open = chapter.getByRole('link', { name: say('map_open') });
  await untilPartHydrated(open);
  await open.click();
  await expect(chapter.getByText(say('map_cannot'))).toBeVisible();
  await chapter.getByRole('radio', { name: say('map_walk_within', { count: 5 }) }).check({ force: true });
  const numbers = await chapter
    .locator('[data-place]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.place));
  expect(numbers.length).toBeGreaterThan(0);
  const drawn = (await chapter.getByRole('img').locator('text').allTextContents()).filter((text) => /^\d+$/.test(text));
  expect(drawn).toEqual(numbers);
});

test('§1 §2 a map, its worker and the ground around are fetched only when a map is opened @once', async ({ page, visit, say }) => {
  const fetched: string[] = [];
  page.on('request', (one) => {
    if (/map-?libre|\/surroundings(?:\?|$)/.test(one.url())) fetched.push(one.url());
  });
  const came = (part: string) => () => fetched.some((url) => url.includes(part));
  const openBy = async (open: Locator, parts: string[]) => {
    await open.scrollIntoViewIfNeeded();
    await untilPartHydrated(open);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await open.click();
    for (const part of parts) await expect.poll(came(part)).toBe(true);
    fetched.length = 0;
  };
  await visit(`/projects/${project}/`);
  await openBy(page.getByRole('link', { name: say('map_open') }), ['map-libre', 'maplibre-gl-worker', '/surroundings']);
  await visit('/contacts/');
  await page
    .getByRole('link', { name: say('contacts_map'), exact: true })
    .first()
    .click();
  await openBy(page.getByRole('dialog').getByRole('button', { name: say('map_open') }), ['map-libre', 'maplibre-gl-worker']);
});
