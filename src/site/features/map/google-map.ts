/// <reference types="google.maps" />

import { placeAt } from '../../../plans/ground/near.ts';
import type { MapScene, OpenMap } from './map-port.ts';

const patience = 20_000;
let asked: Promise<typeof google.maps> | undefined;
let isRefused = false;
/** Closes open maps when the key is refused, which Google reports only after it has drawn. */
const losers = new Set<() => void>();

/** The script of Google Maps, once a page. One that did not come may be asked for again. */
function googleMaps(key: string): Promise<typeof google.maps> {
  asked ??= new Promise<typeof google.maps>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      asked = undefined;
      reject(new Error('Google Maps did not come.'));
    };
    const late = setTimeout(fail, patience);
    const query = new URLSearchParams({
      key,
      v: 'weekly',
      language: document.documentElement.lang,
      region: 'UA',
      callback: 'googleMapsCame',
    });
    Object.assign(window, {
      googleMapsCame: () => {
        clearTimeout(late);
        resolve(google.maps);
      },
      gm_authFailure: () => {
        isRefused = true;
        for (const lose of losers) lose();
      },
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}&loading=async`;
    script.onerror = fail;
    document.head.append(script);
  });
  return asked;
}

const literal = ([lng, lat]: [number, number]): google.maps.LatLngLiteral => ({ lat, lng });

/** The same places on the ground of Google. */
export const googleMap =
  (key: string): OpenMap =>
  async (element, scene, onLost) => {
    const maps = await googleMaps(key);
    if (isRefused) throw new Error('Google Maps refuses the key.');
    const map = new maps.Map(element, {
      center: literal(scene.centre),
      zoom: 15,
      disableDefaultUI: true,
      zoomControl: true,
      clickableIcons: false,
      gestureHandling: scene.cooperative ? 'cooperative' : 'greedy',
    });
    const around = boundsOf(maps, scene);
    map.fitBounds(around);
    const door = new maps.Marker({
      map,
      position: literal(scene.centre),
      title: scene.texts.centre,
      ...(scene.flag && { label: scene.flag }),
    });
    const note = new maps.InfoWindow({ disableAutoPan: true });
    const markers = new Map(
      scene.places.map(({ id, mark, name, at }) => {
        const marker = new maps.Marker({ map, position: literal(at), label: mark, title: name });
        marker.addListener('click', () => scene.onChoose(id));
        return [id, marker] as const;
      }),
    );
    map.addListener('click', () => scene.onChoose(null));
    losers.add(onLost);
    return {
      show: (ids) => {
        for (const [id, marker] of markers) marker.setMap(ids.has(id) ? map : null);
      },
      choose: (chosen) => {
        const marker = chosen && markers.get(chosen.id);
        note.close();
        if (!chosen || !marker) return;
        const texts = document.createElement('div');
        texts.append(marker.getTitle() ?? '', document.createElement('br'), chosen.note);
        note.setContent(texts);
        note.open({ map, anchor: marker, shouldFocus: false });
        const shown = new maps.LatLngBounds();
        for (const position of [door.getPosition(), marker.getPosition()]) if (position) shown.extend(position);
        map.fitBounds(shown, 80);
      },
      stand: (at) => door.setPosition(literal(at)),
      close: () => {
        losers.delete(onLost);
        element.replaceChildren();
      },
    };
  };

function boundsOf(maps: typeof google.maps, { centre: [lng, lat], reach: [east, south] }: MapScene): google.maps.LatLngBounds {
  return new maps.LatLngBounds(literal(placeAt({ lng, lat }, [-east, south])), literal(placeAt({ lng, lat }, [east, -south])));
}
