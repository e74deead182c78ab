import type { Map as DrawnMap } from 'maplibre-gl';

const patience = 20_000;

/**
 * Resolves when the map is drawn. Rejects when the style does not come, or none of its resources in time: a sprite or a
 * tile that is missing leaves a hole and no more.
 */
export const whenDrawn = (map: Pick<DrawnMap, 'on'>): Promise<void> =>
  new Promise((resolve, reject) => {
    let [hasStyle, hasGround] = [false, false];
    const late = setTimeout(() => (hasGround ? resolve() : reject(new Error('The map did not come.'))), patience);
    map.on('style.load', () => {
      hasStyle = true;
    });
    map.on('sourcedata', ({ tile }) => {
      if (tile) hasGround = true;
    });
    map.on('load', () => {
      clearTimeout(late);
      resolve();
    });
    map.on('error', ({ error }) => {
      if (hasStyle) return;
      clearTimeout(late);
      reject(error);
    });
  });
