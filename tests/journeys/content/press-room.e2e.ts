import { expect, test } from '../journey.ts';

test('§2 /press-room/: every file can be taken as it is offered, and a release leads to its story @once', async ({
  page,
  visit,
  request,
  say,
  saying,
  at,
}) => {
  await visit('/press-room/');
  const files = page.getByRole('main').getByRole('link', { name: saying('press_download_named') });
  expect(await files.count()).toBeGreaterThan(12);
  const offered = await files.evaluateAll((links) =>
    links.map((link) => ({ address: link.getAttribute('href') ?? '', saved: link.hasAttribute('download') })),
  );
  for (const { address, saved } of offered) {
    const answer = await request.get(address);
    expect([address, answer.status(), saved]).toEqual([address, 200, true]);
    expect(answer.headers()['content-type']).toMatch(/^image\/(svg\+xml|webp|avif)/);
  }
  await expect(page.getByRole('link', { name: 'press@obriy.example' })).toHaveAttribute('href', 'mailto:press@obriy.example');
  const releases = page.getByRole('region', { name: say('press_releases') });
  await releases.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(at('/news/svitanok-9-readiness/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
