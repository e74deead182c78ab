import { afterEach, expect, it, vi } from 'vitest';
import { googleMap } from './google-map.ts';
import type { MapScene } from './map-port.ts';

afterEach(() => void vi.unstubAllGlobals());

it('§1 gives up a map of Google whose key is refused after it was drawn, and draws none with that key again', async () => {
  class Thing {
    addListener() {}
    fitBounds() {}
  }
  const came = vi.fn<() => void>();
  const page = { googleMapsCame: came, gm_authFailure: came };
  vi.stubGlobal('window', page);
  vi.stubGlobal('google', { maps: { Map: Thing, Marker: Thing, InfoWindow: Thing, LatLngBounds: Thing } });
  vi.stubGlobal('document', {
    documentElement: { lang: 'uk' },
    createElement: () => ({}),
    head: { append: () => queueMicrotask(() => page.googleMapsCame()) },
  });
  const scene = { centre: [30.6, 50.4], reach: [500, 500], places: [], texts: {} } as unknown as MapScene;
  const element = { replaceChildren: vi.fn() } as unknown as HTMLElement;
  const [lost, closed] = [vi.fn(), vi.fn()];
  const open = (onLost: () => void) => googleMap('refused')(element, scene, onLost);
  await open(lost);
  (await open(closed)).close();
  expect(lost).not.toHaveBeenCalled();
  page.gm_authFailure();
  expect(lost).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  await expect(open(lost)).rejects.toThrow('refuses');
});
