import {
  Map as DrawnMap,
  type GeoJSONSource,
  LngLatBounds,
  type LngLatLike,
  Marker,
  NavigationControl,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { groundLayers, type Inks, ownFonts, placeLayers, single } from './map-layers.ts';
import './map-libre.css';
import { placeAt } from '../../../plans/ground/near.ts';
import type { MapScene, OpenedMap, OpenMap } from './map-port.ts';
import { groundSources, placePoints, placeSource, pointAt } from './map-sources.ts';
import { whenDrawn } from './when-drawn.ts';

/** Closer than this a place and the gate would show nothing around them. */
const closest = 16.4;
/** In pixels. */
const narrow = 480;

const tokens: Record<keyof Inks, string> = {
  ground: '--ground',
  surface: '--surface',
  sunk: '--surface-sunk',
  text: '--text',
  quiet: '--text-quiet',
  line: '--line',
  strong: '--line-strong',
  action: '--action',
  onAction: '--on-action',
  green: '--map-green',
  water: '--map-water',
};

function inksOf(element: HTMLElement): Inks {
  const style = getComputedStyle(element);
  return Object.fromEntries(Object.entries(tokens).map(([role, name]) => [role, style.getPropertyValue(name).trim()])) as Inks;
}

/** The square of the ground around the centre; `more` times as far as the data of the map. */
function boundsOf({ centre: [lng, lat], reach: [east, south] }: MapScene, more: number): LngLatBounds {
  const corner = (sign: number) => placeAt({ lng, lat }, [sign * east * more, -sign * south * more]);
  return new LngLatBounds(corner(-1), corner(1));
}

/** MapLibre with our own map data, or with the style of a map server. */
export function mapLibre(styleUrl: string | null): OpenMap {
  return async (element, scene) => {
    setWorkerUrl(workerAddress);
    const inks = inksOf(element);
    const map = new DrawnMap({
      container: element,
      style: styleUrl ?? { version: 8, sources: groundSources(scene), layers: groundLayers(inks) },
      bounds: boundsOf(scene, 0.8),
      ...(styleUrl === null && { maxBounds: boundsOf(scene, 1.35) }),
      maxZoom: 18,
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      cooperativeGestures: scene.cooperative,
      attributionControl: styleUrl === null ? false : { compact: true },
      locale: wordsOf(scene.texts),
      fadeDuration: 120,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    try {
      await whenDrawn(map);
    } catch (fault) {
      map.remove();
      throw fault;
    }
    return opened(map, scene, inks, styleUrl === null ? ownFonts : fontsOf(map));
  };
}

/** Fonts that a foreign glyph server certainly has: those of its own names. */
function fontsOf(map: DrawnMap): string[] {
  for (const { layout } of map.getStyle().layers.filter((layer) => layer.type === 'symbol')) {
    const fonts: unknown = layout?.['text-font'];
    if (Array.isArray(fonts) && fonts.every((font) => typeof font === 'string' && font !== 'literal')) return fonts;
  }
  return ownFonts;
}

function opened(map: DrawnMap, scene: MapScene, inks: Inks, fonts: string[]): OpenedMap {
  const byId = new Map(scene.places.map((place) => [place.id, place]));
  map.addSource('places', placeSource(scene.places));
  map.addSource('chosen', { type: 'geojson', data: placePoints([]) });
  map.addSource('door', { type: 'geojson', data: pointAt(scene.centre) });
  for (const layer of placeLayers(inks, fonts)) map.addLayer(layer);
  // On a phone names would lie over their neighbours' dots; the list says them.
  if (map.getContainer().clientWidth < narrow) map.setLayerZoomRange('place-names', closest - 1.2, 24);
  const door = new Marker({ element: flagOf(scene), anchor: 'bottom' }).setLngLat(scene.centre).addTo(map);
  const note = new Popup({ closeButton: false, closeOnClick: false, focusAfterOpen: false, offset: 22, maxWidth: '260px' });
  pressable(map, scene);
  frame(map, [scene.centre, ...scene.places.map(({ at }) => at)]);

  return {
    show: (ids) => {
      const shown = scene.places.filter(({ id }) => ids.has(id));
      void source(map, 'places')?.setData(placePoints(shown));
      if (shown.length > 0) frame(map, [door.getLngLat(), ...shown.map(({ at }) => at)]);
    },
    choose: (chosen) => {
      const place = chosen && byId.get(chosen.id);
      // The note says the name already.
      map.setFilter('place-names', ['all', single, ['!=', ['get', 'id'], place?.id ?? '']]);
      void source(map, 'chosen')?.setData(placePoints(place ? [place] : []));
      if (!chosen || !place) {
        note.remove();
        return;
      }
      note.setLngLat(place.at).setDOMContent(noteOf(place.name, chosen.note)).addTo(map);
      frame(map, [door.getLngLat(), place.at]);
    },
    stand: (at) => {
      door.setLngLat(at);
      void source(map, 'door')?.setData(pointAt(at));
    },
    close: () => map.remove(),
  };
}

const source = (map: DrawnMap, id: string) => map.getSource<GeoJSONSource>(id);

function frame(map: DrawnMap, shown: LngLatLike[]): void {
  const bounds = new LngLatBounds();
  for (const at of shown) bounds.extend(at);
  const { clientWidth, clientHeight } = map.getContainer();
  // Names stand at the right of their dots, and so do the buttons.
  const padding = {
    top: Math.min(96, clientHeight * 0.2),
    right: Math.min(184, clientWidth * 0.26),
    bottom: Math.min(72, clientHeight * 0.15),
    left: Math.min(88, clientWidth * 0.14),
  };
  map.fitBounds(bounds, { padding, maxZoom: closest, duration: 900 });
}

/** A dot chooses its place, a group opens, and the empty ground lets go. */
function pressable(map: DrawnMap, { onChoose }: MapScene): void {
  const layers = ['place-chosen', 'place-groups', 'place-dots', 'place-names'];
  const under = (point: { x: number; y: number }) => map.queryRenderedFeatures([point.x, point.y], { layers })[0];
  map.on('click', ({ point, lngLat }) => {
    const found = under(point);
    if (found?.properties.cluster_id === undefined) return onChoose(found ? String(found.properties.id) : null);
    const comeCloser = (zoom: number) => map.easeTo({ center: lngLat, zoom: Math.min(zoom, 18) });
    void source(map, 'places')
      ?.getClusterExpansionZoom(Number(found.properties.cluster_id))
      .then(comeCloser, () => undefined);
  });
  map.on('mousemove', ({ point }) => {
    map.getCanvas().style.cursor = under(point) ? 'pointer' : '';
  });
}

function flagOf({ flag }: MapScene): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-flag';
  if (flag) element.append(flag);
  return element;
}

function noteOf(name: string, note: string): HTMLElement {
  const element = document.createElement('div');
  const strong = document.createElement('strong');
  strong.append(name);
  element.append(strong, note);
  return element;
}

const wordsOf = (texts: MapScene['texts']) => ({
  'Map.Title': texts.map,
  'Marker.Title': texts.centre,
  'NavigationControl.ZoomIn': texts.zoomIn,
  'NavigationControl.ZoomOut': texts.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': texts.gestureWheel,
  'CooperativeGesturesHandler.MacHelpText': texts.gestureWheel.replace('Ctrl', '⌘'),
  'CooperativeGesturesHandler.MobileHelpText': texts.gestureTouch,
});
