import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ProjectSurroundings } from '../../../../contract/content/surroundings.ts';
import { matchesFilter, metresFrom, minutesFrom, type PlaceFilter, placeAt } from '../../../../plans/ground/near.ts';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import { quietClient } from '../../../data/api/browser-client.ts';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import { MapFrame } from '../../map/map-frame.tsx';
import type { MapScene } from '../../map/map-port.ts';
import { useOpenedMap } from '../../map/use-opened-map.ts';
import { PlaceDrawing } from './place-drawing.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { PlaceList } from './place-list.tsx';
import type { PlaceMap } from './place-map.ts';
import styles from './places-explorer.module.css';

const gate: [number, number] = [0, 0];
/** A map of another provider needs no drawing of ours. */
const nothing = { reach: 1200, streets: [], areas: [], paths: [], tracks: [], blocks: [], sections: [] };

type Props = { map: PlaceMap; project: { slug: string; name: string }; sections: { id: string; name: string }[] };

/**
 * The map of places, and an equivalent list: the focused item of the list is shown on the map, the pressed place of the
 * map is marked in the list. Enter moves the focus to the map, Escape returns it.
 */
export function PlacesExplorer({ map: drawing, project, sections }: Props) {
  const { slug, name } = project;
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [filter, setFilter] = useState<PlaceFilter>({ category: null, within: null });
  const [chosen, setChosen] = useState<number | null>(null);
  const [ground, setGround] = useState<ProjectSurroundings | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const section = ground?.sections.find((section) => section.id === from);
  const door = section?.door ?? gate;
  const places = useMemo(() => placesFrom(drawing, door), [drawing, door]);
  const matching = places.filter((place) => matchesFilter(place, filter));
  const shown = useMemo(
    () => new Set(places.filter((place) => matchesFilter(place, filter)).map(({ number }) => number)),
    [places, filter],
  );

  const { state, map } = useOpenedMap(element, async (): Promise<MapScene> => {
    const { surroundings } = await quietClient(locale)('GET /api/{locale}/project/{slug}/surroundings', { slug });
    setGround(surroundings);
    const drawn = surroundings ?? nothing;
    return {
      centre: [drawing.gate.lng, drawing.gate.lat],
      reach: [drawn.reach, drawn.reach],
      ground: { ...drawn, buildings: drawn.sections.map(({ outline }) => outline), walk: [] },
      places: places.map(({ number, name: mark, at }) => ({ id: String(number), mark: String(number), name: mark, at })),
      flag: '',
      cooperative: true,
      texts: mapTexts(name),
      onChoose: (place) => {
        setChosen(place === null ? null : Number(place));
        list.current?.querySelector(`[data-place="${place}"]`)?.scrollIntoView({ block: 'nearest' });
      },
    };
  });
  useEffect(() => map?.stand(placeAt(drawing.gate, door)), [map, drawing, door]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => map?.show(new Set([...shown].map(String))), [map, shown]);
  const found = chosen !== null && shown.has(chosen) ? places.find(({ number }) => number === chosen) : undefined;
  const note = found ? m.map_minutes({ count: found.minutes }) : '';
  const foundNumber = found?.number;
  useEffect(() => map?.choose(foundNumber === undefined ? null : { id: String(foundNumber), note }), [map, foundNumber, note]);

  /** The previous choice is cleared for the new results. */
  const search = (next: typeof filter) => {
    setChosen(null);
    setFilter(next);
  };
  const press = (number: number, byKeyboard: boolean) => {
    setChosen(number);
    if (byKeyboard && state === 'open') element.current?.querySelector('canvas')?.focus();
  };
  const comeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    list.current?.querySelector<HTMLElement>(chosen === null ? '[data-place]' : `[data-place="${chosen}"]`)?.focus();
  };

  return (
    <div className={styles.explorer}>
      <div className={styles.filters}>
        <PlaceFilters categories={drawing.categories} places={places} filter={filter} onFilter={search} />
        {ground !== null && ground.sections.length > 1 && <DoorChoice ground={ground} sections={sections} from={from} onChoose={setFrom} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of the map, which has the focus */}
      <div className={styles.map} onKeyDown={comeBack}>
        <MapFrame state={state} element={element} poster={<PlaceDrawing map={drawing} name={name} shown={shown} chosen={chosen} />} />
      </div>
      <div className={styles.list}>
        <p ref={heading} id={`${id}-found`} className={styles.found} tabIndex={-1} role="status">
          {matching.length > 0 ? m.map_found({ count: matching.length }) : m.map_none()}
        </p>
        <PlaceList ref={list} categories={drawing.categories} matching={matching} chosen={chosen} onChoose={setChosen} onPress={press} />
        <p className={classNames(typography.note, styles.note)}>
          {m.map_ground()} {ground !== null && ground.sections.length > 1 && m.map_minutes_rule()}
        </p>
      </div>
    </div>
  );
}

/** Every place with its kind, and its minutes from a door. */
const placesFrom = ({ categories, gate: origin }: PlaceMap, door: [number, number]) =>
  categories.flatMap(({ id: category, places }) =>
    places.map((place) => {
      const [lng, lat] = place.at;
      return { ...place, category, minutes: minutesFrom(door, place, metresFrom(origin, { lng, lat })) };
    }),
  );

const mapTexts = (name: string): MapScene['texts'] => ({
  map: m.map_title({ name }),
  centre: m.map_gate(),
  zoomIn: m.map_zoom_in(),
  zoomOut: m.map_zoom_out(),
  gestureTouch: m.map_gesture_touch(),
  gestureWheel: m.map_gesture_wheel(),
});

type DoorProps = {
  ground: ProjectSurroundings;
  sections: Props['sections'];
  from: string | null;
  onChoose: (section: string | null) => void;
};

/** From which door the minutes are counted. */
function DoorChoice({ ground, sections, from, onChoose }: DoorProps) {
  return (
    <label className={classNames(typography.note, styles.from)}>
      {m.map_from()}
      <select className={styles.select} value={from ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{m.map_from_gate()}</option>
        {sections
          .filter(({ id }) => ground.sections.some((section) => section.id === id))
          .map((section) => (
            <option key={section.id} value={section.id}>
              {m.map_from_section({ name: section.name })}
            </option>
          ))}
      </select>
    </label>
  );
}
