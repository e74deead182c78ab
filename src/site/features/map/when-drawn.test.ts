import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenDrawn } from './when-drawn.ts';

function someMap() {
  const listeners = new Map<string, (event: object) => void>();
  const map = { on: (type: string, listener: (event: object) => void) => listeners.set(type, listener) };
  const drawn = whenDrawn(map as unknown as Parameters<typeof whenDrawn>[0]).then(
    () => 'drawn',
    ({ message }: Error) => message,
  );
  return { drawn, emit: (type: string, event: object = {}) => listeners.get(type)?.(event) };
}
const missing = { error: new Error('404') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('§1 draws the map though a sprite or a tile is missing', async () => {
  const { drawn, emit } = someMap();
  emit('style.load');
  emit('error', missing);
  emit('load');
  expect(await drawn).toBe('drawn');
});

it('§1 gives the map up when the style itself does not come', async () => {
  const { drawn, emit } = someMap();
  emit('error', missing);
  expect(await drawn).toBe('404');
});

it('§1 shows what has come when the rest takes too long, and gives up when nothing has', async () => {
  const [some, none] = [someMap(), someMap()];
  for (const { emit } of [some, none]) emit('style.load');
  some.emit('sourcedata', { tile: {} });
  none.emit('sourcedata');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await some.drawn).toBe('drawn');
  expect(await none.drawn).toBe('The map did not come.');
});
