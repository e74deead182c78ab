import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

/** Colours by role, as the page around the map has them now. */
export type Inks = Record<
  'ground' | 'surface' | 'sunk' | 'text' | 'quiet' | 'line' | 'strong' | 'action' | 'onAction' | 'green' | 'water',
  string
>;

/** Without a server of glyphs, names are written in the fonts of the page. */
export const ownFonts = ['Onest Text', 'sans-serif'];

/** Wider as one comes nearer: so many metres of the ground, and never thinner than a hairline. */
const metres = (wide: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  12,
  Math.max(0.6, wide / 24),
  18,
  wide * 2.6,
];

/** Pixels at the zooms 12 and 18, each of a wide street and of another. */
const streetWidth = (far: [number, number], near: [number, number]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  12,
  ['case', ['get', 'wide'], ...far],
  18,
  ['case', ['get', 'wide'], ...near],
];

/** Light streets between quiet buildings, water and parks a shade of the ground, one accent for our own buildings. */
export function groundLayers(inks: Inks): LayerSpecification[] {
  const names = { 'text-font': ownFonts, 'text-size': 12, 'text-letter-spacing': 0.01 };
  const kind = (name: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], name];
  const layers = [
    { id: 'ground', type: 'background', paint: { 'background-color': inks.ground } },
    { id: 'green', type: 'fill', source: 'areas', filter: kind('green'), paint: { 'fill-color': inks.green } },
    { id: 'sand', type: 'fill', source: 'areas', filter: kind('sand'), paint: { 'fill-color': inks.surface } },
    { id: 'square', type: 'fill', source: 'areas', filter: kind('square'), paint: { 'fill-color': inks.sunk } },
    { id: 'water', type: 'fill', source: 'areas', filter: kind('water'), paint: { 'fill-color': inks.water } },
    { id: 'shore', type: 'line', source: 'areas', filter: kind('water'), paint: { 'line-color': inks.line } },
    { id: 'blocks', type: 'fill', source: 'blocks', minzoom: 12.5, paint: { 'fill-color': inks.line, 'fill-opacity': 0.6 } },
    { id: 'paths', type: 'line', source: 'paths', paint: { 'line-color': inks.strong, 'line-width': 1, 'line-dasharray': [2, 3] } },
    {
      id: 'street-edges',
      type: 'line',
      source: 'streets',
      layout: { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['case', ['get', 'wide'], 1, 0] },
      paint: {
        'line-color': inks.line,
        'line-width': streetWidth([2.4, 1], [62, 32]),
      },
    },
    {
      id: 'streets',
      type: 'line',
      source: 'streets',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': inks.surface,
        'line-width': streetWidth([1.6, 0.4], [60, 30]),
      },
    },
    {
      id: 'rail',
      type: 'line',
      source: 'tracks',
      filter: ['!=', ['get', 'kind'], 'metro'],
      paint: { 'line-color': inks.strong, 'line-width': 1.2 },
    },
    {
      id: 'metro',
      type: 'line',
      source: 'tracks',
      filter: kind('metro'),
      paint: { 'line-color': inks.text, 'line-width': 2, 'line-dasharray': [1, 2], 'line-opacity': 0.55 },
    },
    { id: 'buildings', type: 'fill', source: 'buildings', paint: { 'fill-color': inks.text } },
    {
      id: 'walk',
      type: 'line',
      source: 'walk',
      paint: { 'line-color': inks.action, 'line-width': metres(4), 'line-dasharray': [1, 1.6] },
    },
    {
      id: 'area-names',
      type: 'symbol',
      source: 'areas',
      filter: ['!=', ['get', 'name'], ''],
      layout: { ...names, 'text-field': ['get', 'name'], 'text-size': 13, 'text-max-width': 7, 'text-padding': 12 },
      paint: { 'text-color': inks.quiet, 'text-halo-color': inks.ground, 'text-halo-width': 1.4 },
    },
    {
      id: 'street-names',
      type: 'symbol',
      source: 'streets',
      filter: ['!=', ['get', 'name'], ''],
      layout: { ...names, 'symbol-placement': 'line', 'symbol-spacing': 320, 'text-field': ['get', 'name'], 'text-max-angle': 38 },
      paint: { 'text-color': inks.quiet, 'text-halo-color': inks.surface, 'text-halo-width': 1.6 },
    },
  ];
  return layers as LayerSpecification[];
}

/** A place that stands for itself alone. */
export const single: ExpressionSpecification = ['!', ['has', 'point_count']];

export function placeLayers(inks: Inks, glyphs: string[]): LayerSpecification[] {
  const layers = [
    {
      id: 'place-dots',
      type: 'circle',
      source: 'places',
      filter: single,
      paint: { 'circle-radius': 13, 'circle-color': inks.surface, 'circle-stroke-color': inks.text, 'circle-stroke-width': 1 },
    },
    {
      id: 'place-groups',
      type: 'circle',
      source: 'places',
      filter: ['has', 'point_count'],
      paint: { 'circle-radius': 17, 'circle-color': inks.text, 'circle-stroke-color': inks.surface, 'circle-stroke-width': 2 },
    },
    {
      id: 'place-counts',
      type: 'symbol',
      source: 'places',
      filter: ['has', 'point_count'],
      layout: { 'text-field': ['concat', '+', ['get', 'point_count']], 'text-font': glyphs, 'text-size': 13, 'text-allow-overlap': true },
      paint: { 'text-color': inks.surface },
    },
    {
      id: 'place-numbers',
      type: 'symbol',
      source: 'places',
      filter: single,
      layout: {
        'text-field': ['get', 'mark'],
        'text-font': glyphs,
        'text-size': 13,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': inks.text },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'places',
      filter: single,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': glyphs,
        'text-size': 13,
        'text-max-width': 9,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 1.4,
        'text-justify': 'auto',
      },
      paint: { 'text-color': inks.text, 'text-halo-color': inks.surface, 'text-halo-width': 1.8 },
    },
    // Nothing to see, but no name is written across the flag.
    {
      id: 'door',
      type: 'symbol',
      source: 'door',
      layout: { 'text-field': '██', 'text-font': glyphs, 'text-size': 20, 'text-offset': [0.4, -1.1], 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    },
    {
      id: 'place-chosen',
      type: 'circle',
      source: 'chosen',
      paint: { 'circle-radius': 15, 'circle-color': inks.action, 'circle-stroke-color': inks.surface, 'circle-stroke-width': 2 },
    },
    {
      id: 'place-chosen-mark',
      type: 'symbol',
      source: 'chosen',
      layout: {
        'text-field': ['get', 'mark'],
        'text-font': glyphs,
        'text-size': 13,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': inks.onAction },
    },
  ];
  return layers as LayerSpecification[];
}
