import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaylist } from '../../integrations/cameras/hls-playlist.ts';
import { makeCameraSimulator } from './camera-simulator.ts';
import { showCameras } from './camera-simulator-page.ts';

const noon = Date.parse('2026-11-21T10:00:01.500Z');
const name = 'obriy-richkovyi-yard';

function recorder() {
  const storedIn = mkdtempSync(join(tmpdir(), 'domivka-cameras-'));
  onTestFinished(() => rmSync(storedIn, { recursive: true, force: true }));
  const time = { now: noon };
  const make = () =>
    makeCameraSimulator({ films: 'content/obriy/cameras', storedIn, pagesAt: '/simulators/cameras/', clock: () => new Date(time.now) });
  return { time, make, cameras: make() };
}
const placesIn = (playlist: string) => [...playlist.matchAll(/^(\d+)\.m4s$/gm)].map(([, place]) => Number(place));
/** When a piece begins, in ticks of the film. */
const beginOf = (piece: string | Buffer | undefined) =>
  Buffer.from(piece ?? '').readBigUInt64BE(Buffer.from(piece ?? '').indexOf('tfdt') + 8);

test('§1 the recorder streams without end: the list slides, every piece named can be had, and times go on where they ended', async () => {
  const { time, cameras } = recorder();
  let before: number[] = [];
  let ends: bigint | null = null;
  // Two rounds of the film, so that its seam is passed twice.
  for (let look = 0; look < 30; look += 1) {
    const list = String((await cameras.answer(name, 'live.m3u8'))?.body);
    const places = placesIn(list);
    expect(readPlaylist(list)).toMatchObject({ kind: 'segments' });
    expect(list).toContain(`#EXT-X-MEDIA-SEQUENCE:${places[0]}\n`);
    if (before.length > 0) expect(places).toEqual(before.map((place) => place + 1));
    const [age] = [...list.matchAll(/DATE-TIME:(.+)/g)].map(([, at = '']) => time.now - Date.parse(at)).slice(-1);
    expect(age).toBeGreaterThanOrEqual(4_000);
    expect(age).toBeLessThan(8_000);
    const pieces = await Promise.all(places.map((place) => cameras.answer(name, `${place}.m4s`)));
    expect(pieces.every((piece) => piece?.type === 'video/iso.segment')).toBe(true);
    const begin = beginOf(pieces.at(-1)?.body);
    if (ends !== null) expect(begin).toBe(ends);
    ends = begin + (begin - beginOf(pieces.at(-2)?.body));
    before = places;
    time.now += 4_000;
  }
  const [newest = 0] = before.slice(-1);
  expect(await cameras.answer(name, `${newest + 40}.m4s`)).toBeNull();
  expect(await cameras.answer(name, `${newest - 40}.m4s`)).toBeNull();
  expect(Buffer.from((await cameras.answer(name, 'init.mp4'))?.body ?? '').includes('avcC')).toBe(true);
  for (const [camera, file] of [
    ['nothing', 'live.m3u8'],
    ['..', 'film.py'],
    [name, '../film.py'],
    [name, 'live.m3u8.bak'],
  ] as const)
    expect(await cameras.answer(camera, file)).toBeNull();
});

test('§1 a camera that is switched off sends nothing new, also after a restart, until it is switched on', async () => {
  const { time, make, cameras } = recorder();
  const press = (form: Record<string, string>) =>
    showCameras(cameras, { method: 'POST', rest: '', locale: 'uk', form: new URLSearchParams(form) });
  const look = async (of = cameras) => (await of.ports[name]?.look())?.lastFrame?.getTime() ?? 0;
  expect((await press({ off: name })).status).toBe(303);
  const last = await look();
  time.now += 60_000;
  expect(await look(make())).toBe(last);
  const page = await showCameras(cameras, { method: 'GET', rest: '', locale: 'uk', form: new URLSearchParams() });
  expect(page.html).toContain('Вимкнена з <time datetime="2026-11-21T10:00:01.500Z">2026-11-21 12:00:01');
  await press({ on: name });
  expect(await look()).toBeGreaterThan(last + 55_000);
  await press({ lost: name });
  expect(await look()).toBeLessThanOrEqual(time.now - 60_000);
  await press({ fault: 'down' });
  await expect(cameras.ports[name]?.look()).rejects.toThrow('a camera did not answer');
});
