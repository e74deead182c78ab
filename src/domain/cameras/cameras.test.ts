import { expect, test } from 'vitest';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { makeCameras } from './cameras.ts';
import type { Glimpse } from './cameras-port.ts';

const noon = Date.parse('2026-11-21T10:00:00Z');

/** One camera that shows what `shows` says now, and counts how often it was looked at. */
function oneCamera(first: () => Glimpse) {
  let now = noon;
  let looks = 0;
  const camera = { shows: first };
  const port = {
    stream: 'https://cameras.example.ua/yard.m3u8',
    look: () => {
      looks += 1;
      return Promise.resolve().then(() => camera.shows());
    },
  };
  const { status } = makeCameras({ clock: () => new Date(now), ports: { yard: port } });
  return { camera, status, looks: () => looks, wait: (ms: number) => (now += ms), at: () => new Date(now) };
}
const framed = (at: number, mark = String(at)): Glimpse => ({ lastFrame: new Date(at), mark });
const down = (): never => {
  throw new Unreachable('a camera', 'did not answer');
};

test('§1 a camera is live while its frames are of now, and offline since the last of them when they end', async () => {
  const { camera, status, wait, at } = oneCamera(() => framed(noon - 6_000));
  expect(await status('yard')).toEqual({ stream: 'https://cameras.example.ua/yard.m3u8', live: true, lastFrame: new Date(noon - 6_000) });
  wait(60_000);
  // The recorder still answers, with what it had.
  expect(await status('yard')).toMatchObject({ live: false, lastFrame: new Date(noon - 6_000) });
  camera.shows = down;
  wait(60_000);
  expect(await status('yard')).toMatchObject({ live: false, lastFrame: new Date(noon - 6_000) });
  camera.shows = () => framed(at().getTime() - 5_000);
  wait(5_000);
  expect(await status('yard')).toMatchObject({ live: true, lastFrame: new Date(at().getTime() - 5_000) });
});

test('§1 a stream without times is live as long as it goes on; a clock that is ahead shows nothing of tomorrow', async () => {
  const { camera, status, wait, at } = oneCamera(() => ({ lastFrame: null, mark: '7' }));
  expect(await status('yard')).toMatchObject({ live: true, lastFrame: new Date(noon) });
  wait(40_000);
  expect(await status('yard')).toMatchObject({ live: false, lastFrame: new Date(noon) });
  camera.shows = () => ({ lastFrame: null, mark: '8' });
  wait(5_000);
  expect(await status('yard')).toMatchObject({ live: true, lastFrame: at() });
  camera.shows = () => framed(noon + 86_400_000);
  wait(5_000);
  expect(await status('yard')).toMatchObject({ live: true, lastFrame: at() });
});

test('many visitors cost a camera one request, and none waits for one that hangs', async () => {
  const { camera, status, looks, wait } = oneCamera(() => framed(noon));
  await Promise.all(Array.from({ length: 50 }, () => status('yard')));
  await status('yard');
  expect(looks()).toBe(1);
  camera.shows = down;
  wait(5_000);
  await Promise.all(Array.from({ length: 50 }, () => status('yard')));
  expect(looks()).toBe(2);
  const hanging = makeCameras({ clock: () => new Date(noon), ports: {} });
  for (const name of ['yard', 'constructor']) expect(await hanging.status(name)).toEqual({ stream: null, live: false, lastFrame: null });
});
