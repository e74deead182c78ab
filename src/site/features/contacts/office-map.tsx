import { type ReactNode, useRef } from 'react';
import { formatStreet } from '../../../base/format-address.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { placeAt } from '../../../plans/ground/near.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { MapFrame } from '../map/map-frame.tsx';
import { useOpenedMap } from '../map/use-opened-map.ts';

type Props = { office: Office; poster: ReactNode };

/** The streets around an office, to move and to come closer; its stops are the places. */
export function OfficeMap({ office, poster }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const { lat, lng, address, surroundings } = office;
  const { reach, streets, areas, stops, house, walk } = surroundings;
  const title = formatStreet(address, locale);
  const { state } = useOpenedMap(element, async () => ({
    centre: [lng, lat],
    reach,
    ground: { streets, areas, paths: [], tracks: [], blocks: [], buildings: [house], walk },
    places: stops.map(({ name, at }, index) => ({ id: String(index), mark: 'М', name, at: placeAt({ lng, lat }, at) })),
    flag: address.number,
    cooperative: false,
    texts: {
      map: m.map_title({ name: title }),
      centre: title,
      zoomIn: m.map_zoom_in(),
      zoomOut: m.map_zoom_out(),
      gestureTouch: m.map_gesture_touch(),
      gestureWheel: m.map_gesture_wheel(),
    },
    onChoose: () => undefined,
  }));
  return <MapFrame state={state} element={element} poster={poster} />;
}
