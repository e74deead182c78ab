import type { WireChessboardAnswer } from '../../src/contract/catalogue/chessboards.ts';
import { clientOf, somePhone } from './client.ts';
import { expect, test } from './story.ts';
import { until } from './visitor.ts';

const facadeProject = 'kamianyi-yar';
const project = 'obriy-richkovyi';

test('facade: from a storey that is pointed at to its floor and to a flat on it', async ({
  visitor,
  at,
  say,
  isPhone,
  language,
  request,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${facadeProject}/board`)).json()) as WireChessboardAnswer;
  await visitor.goto(at(`/projects/${facadeProject}/facade/`));
  // A storey with flats for sale, wide enough to be touched where nothing covers it.
  const inSight = () => {
    document.querySelector('a[data-at]')?.closest('svg')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a[data-at][href*="/floors/"]:not([data-taken])');
    for (let y = 90; y < innerHeight - 90; y += 5) {
      for (let x = 10; x < innerWidth - 10; x += 5) {
        const link = at(x, y);
        if (link && at(x, y - 4) === link && at(x, y + 4) === link) return { x, y, address: link.getAttribute('href') ?? '' };
      }
    }
    return null;
  };
  const place = await until(
    'a storey can be pointed at',
    () => visitor.window.evaluate(inSight),
    (found) => found !== null,
  );
  if (!place) throw new Error('There is no storey.');
  const [, section = '', floor = ''] = /floors\/(\d+)\/(\d+)\/$/.exec(place.address) ?? [];
  await visitor.clickAt(place);
  await visitor.isAt(new RegExp(`/floors/${section}/${floor}/$`));
  await visitor.sees({ css: 'h1', name: say('floors_title', { floor }) });
  await visitor.isAtTop();
  const there = board.sections[Number(section) - 1]?.flats.filter((flat) => flat.floor === Number(floor)) ?? [];
  await visitor.seesCount({ css: '[data-position]' }, there.length);
  const open = there.find(({ status }) => status === 'available');
  await visitor.click({ css: `[data-position="${open?.position}"]` });
  // A narrow screen may show the facts first.
  const onward = { css: `aside a[href$="/apartments/${open?.slug}/"]` };
  const isThere = async () => (await visitor.url()).endsWith(`/apartments/${open?.slug}/`);
  const seen = await until(
    'the flat or its facts are shown',
    async () => ({ facts: (await visitor.find(onward)).count > 0, there: await isThere() }),
    ({ facts, there }) => facts || there,
  );
  if (isPhone && !seen.there) await visitor.click(onward);
  await visitor.isAt(new RegExp(`/apartments/${open?.slug}/$`));
});

test('chessboard: a filter dims the rest, its sliders are drawn by the site and moved by keys, another’s hold shows, a cell leads to its flat', {
  tag: '@smoke',
}, async ({ visitor, at, language, request }) => {
  const { board } = (await (await request.get(`/api/${language}/project/${project}/board`)).json()) as WireChessboardAnswer;
  const flats = board.sections.flatMap((section) => section.flats);
  const open = flats.filter(({ status }) => status === 'available');
  const [other, wished] = [open.find(({ rooms_number }) => rooms_number === 1), open.find(({ rooms_number }) => rooms_number === 2)];
  if (!other || !wished) throw new Error('another demo');
  await visitor.goto(at(`/projects/${project}/board/`));
  const cell = (id: number) => ({ css: `[data-id="${id}"]` });
  const isDim = (id: number, wanted: boolean) =>
    visitor.sees(cell(id), ({ attributes }) => 'data-dim' in attributes === wanted, wanted ? 'is dim' : 'is not dim');

  await visitor.click({ role: 'checkbox', name: '2' });
  await visitor.isAt(/\?roomsNumber=2$/);
  await isDim(other.id, true);
  await isDim(wished.id, false);
  const drawnByTheEngine = await visitor.window.evaluate(() =>
    [...document.querySelectorAll('input[type="range"]')].map((input) => getComputedStyle(input).appearance),
  );
  expect(drawnByTheEngine).toEqual(['none', 'none']);
  await visitor.focus({ role: 'slider', css: '[name="areaFrom"]' });
  await visitor.press('End');
  await visitor.isAt(/areaFrom=\d+$/);
  await visitor.press('Home');
  await visitor.isAt(/\?roomsNumber=2$/);

  const client = await clientOf(request, somePhone());
  const deal = await client.hold(other.id, language);
  await visitor.sees(cell(other.id), ({ attributes }) => attributes['data-status'] === 'held', 'is held');
  await client.cancel(deal);
  await visitor.sees(cell(other.id), ({ attributes }) => attributes['data-status'] === 'available', 'is free again');

  await visitor.click(cell(wished.id));
  await visitor.isAt(new RegExp(`/apartments/${wished.slug}/$`));
});

test('tour: a visitor steps in, turns by keys and goes to another room', async ({ visitor, at, say }) => {
  await visitor.goto(at(`/projects/${project}/tour/`));
  const rooms = { css: 'a', within: { css: 'nav', name: say('tour_rooms') } };
  const hall = await visitor.text({ ...rooms, nth: 1 });
  const living = await visitor.text({ ...rooms, nth: 0 });
  await visitor.click({ role: 'button', name: say('tour_enter') });
  await visitor.isFocused({ css: '[role="application"]', name: say('tour_around', { room: living }) });
  const look = async () => (await visitor.find({ css: '[data-look]' })).attributes['data-look'];
  const before = await look();
  // The first press may come before the room has.
  await expect(async () => {
    await visitor.hold('ArrowRight');
    await expect.poll(look, { timeout: 1_000 }).not.toBe(before);
  }).toPass({ timeout: 60_000 });
  await visitor.click({ ...rooms, nth: 1 });
  await visitor.sees({ css: '[role="application"]', name: say('tour_around', { room: hall }) });
  await visitor.sees({ ...rooms, nth: 1 }, ({ attributes }) => attributes['aria-current'] === 'location', 'is where he stands');
});
