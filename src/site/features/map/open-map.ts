import type { Maps } from '../../../contract/content/maps.ts';
import type { OpenMap } from './map-port.ts';

/** The one of our maps that the operator has set, fetched now. Each is a script of its own. */
export async function openMapOf(maps: Maps | undefined): Promise<OpenMap> {
  if (maps && 'googleKey' in maps) {
    const { googleMap } = await import('./google-map.ts');
    return googleMap(maps.googleKey);
  }
  const { mapLibre } = await import('./map-libre.ts');
  return mapLibre(maps?.styleUrl ?? null);
}
