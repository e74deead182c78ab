import type { APIRequestContext } from '@playwright/test';
import type { WireApartment, WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireOutlook, WireOutlookAnswer } from '../../../src/contract/catalogue/outlook.ts';
import type { WireProjectAnswer } from '../../../src/contract/content/projects.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';

/** An apartment with a neighbour before its windows, and the blackout card of its building. */
async function drawnApartment(request: APIRequestContext, language: string) {
  const ask = async <Answer>(path: string) => (await (await request.get(`/api/${language}/${path}`)).json()) as Answer;
  const { apartments } = await ask<WireApartmentsAnswer>('apartments');
  for (const { slug } of apartments.items) {
    const { outlook } = await ask<WireOutlookAnswer>(`apartment/${slug}/outlook`);
    if (!outlook?.sides.some(({ bands }) => bands.some(({ here, seen }) => here && seen.length > 0))) continue;
    const { apartment } = await ask<{ apartment: WireApartment }>(`apartment/${slug}`);
    const { blackout } = (await ask<WireProjectAnswer>(`project/${apartment.project.slug}`)).project;
    if (blackout) return { slug, outlook, blackout };
  }
  throw new Error('another demo');
}

test('§1 sun and view: hours of sun, the floor where one is and the card of an evening without light are what the API says', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { slug, outlook, blackout } = await drawnApartment(request, language);
  const hoursOf = (all: number): string => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    if (all === 0) return say('outlook_no_sun');
    if (hours === 0) return say('outlook_minutes', { minutes });
    return minutes === 0 ? say('outlook_hours', { hours }) : say('outlook_hours_minutes', { hours, minutes });
  };
  const sunOf = ({ now, later }: WireOutlook['rooms'][number]['days'][number]): string =>
    hoursOf(now.minutes) + (later && later.minutes < now.minutes ? say('outlook_later', { hours: hoursOf(later.minutes) }) : '');
  await visit(`/apartments/${slug}/outlook/`);

  const expected = outlook.rooms.flatMap(({ days }) => days.map(sunOf));
  expect(expected.length).toBeGreaterThan(0);
  await expect(page.locator('table', { hasText: say('outlook_table') }).locator('tbody td')).toHaveText(expected);

  const bands = outlook.sides.flatMap(({ bands }) => bands.toReversed());
  const drawn = page.locator('#view li');
  await expect(drawn).toHaveCount(bands.length);
  for (const [at, { from, to, here, seen }] of bands.entries()) {
    await expect(drawn.nth(at)).toContainText(from === to ? say('outlook_floor', { floor: from }) : say('outlook_floors', { from, to }));
    await expect(drawn.nth(at).getByText(say('outlook_here'), { exact: true })).toHaveCount(here ? 1 : 0);
    for (const { name, metres } of seen) await expect(drawn.nth(at)).toContainText(say('outlook_neighbour', { name, metres }));
    if (seen.length === 0) await expect(drawn.nth(at)).toContainText(say('outlook_open'));
  }

  const lines = page.locator('#blackout dl > div');
  await expect(lines).toHaveCount(blackout.systems.length + (blackout.shelter ? 1 : 0));
  for (const [at, { system, hours, how }] of blackout.systems.entries()) {
    await expect(lines.nth(at).locator('dt')).toHaveText(say(`blackout_${system}`));
    await expect(lines.nth(at)).toContainText(hours > 0 ? new RegExp(`(?<!\\d)${hours}\\s`) : say('blackout_stops'));
    await expect(lines.nth(at)).toContainText(how);
  }
});

test('§1 noise: its table is what the API says, its sound plays when it is asked for and ends with the page @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { slug, outlook } = await drawnApartment(request, language);
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.push(this);
      }
    };
  });
  const states = () => page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));
  await visit(`/apartments/${slug}/outlook/`);
  const levels = outlook.sides.flatMap(({ noise }) => {
    if (!noise) throw new Error('another demo');
    const inside = (takes: number) => [noise.day, noise.night].map((level) => Math.max(20, level - takes));
    return [noise.day, noise.night, ...inside(10), ...inside(32)];
  });
  const noise = page.getByRole('region', { name: say('outlook_noise'), exact: true });
  await expect(noise.locator('tbody td')).toHaveText(levels.map(String));
  const listen = noise.getByRole('button', { name: say('outlook_noise_listen') });
  await listen.scrollIntoViewIfNeeded();
  await untilPartHydrated(listen);
  expect(await states()).toEqual([]);
  await listen.click();
  await expect.poll(states).toEqual(['running']);
  await noise.getByRole('radio', { name: say('outlook_noise_closed') }).check();
  await expect(noise.getByText(`${levels[4]} ${say('outlook_noise_unit')}`)).toBeVisible();
  await noise.getByRole('button', { name: say('outlook_noise_stop') }).click();
  await expect.poll(states).toEqual(['closed']);
  await listen.click();
  await expect.poll(states).toEqual(['closed', 'running']);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/apartments/${slug}/$`));
  await expect(noise).toHaveCount(0);
  await expect.poll(states).toEqual(['closed', 'closed']);
});
