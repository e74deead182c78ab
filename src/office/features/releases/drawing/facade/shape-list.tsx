import * as m from '../../../../paraglide/messages.js';
import styles from '../drawing.module.css';
import type { Place, SectionPlaces, ShapePlace } from './viewpoint-places.ts';

type Props = {
  sections: readonly SectionPlaces[];
  section: SectionPlaces;
  view: string;
  chosen: Place | null;
  isWrong: (at: number) => boolean;
  onChoose: (place: Place, at: number | null) => void;
};

/** The storeys of a section, or the sections of a site, with those that flats are on and no shape. */
export function ShapeList({ sections, section, view, chosen, isWrong, onChoose }: Props) {
  const isSite = view === 'site';
  const missing = sections.reduce((sum, one) => sum + one.missing, 0);
  const places = isSite ? sections.flatMap((one) => one.places.map((place) => ({ ...place, name: one.name }))) : section.places;
  const nameOf = (place: ShapePlace & { name?: string }) =>
    place.floor === null ? (place.name ?? section.name) : m.drawing_storey({ floor: place.floor });
  return (
    <section className={styles.list}>
      <p role="status" className={missing > 0 ? styles.fault : styles.hint}>
        {missing > 0 ? m.drawing_missing({ count: missing }) : isSite ? m.drawing_complete_site() : m.drawing_complete()}
      </p>
      {!isSite && (
        <label className={styles.choice}>
          <span>{m.drawing_section()}</span>
          <select value={section.id} onChange={({ target }) => onChoose({ section: target.value, floor: null }, null)}>
            {sections.map(({ id, name, missing: count }) => (
              <option key={id} value={id}>
                {count > 0 ? m.drawing_section_missing({ name, count }) : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className={styles.places} aria-label={isSite ? m.drawing_sections() : m.drawing_storeys()}>
        {places.map((place) => (
          <li key={`${place.section} ${place.floor}`}>
            <button
              type="button"
              aria-pressed={chosen?.section === place.section && chosen.floor === place.floor}
              onClick={() => onChoose(place, place.shapes[0] ?? null)}
            >
              <span>{nameOf(place)}</span> <State place={place} isWrong={isWrong} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ place: { shapes, flats }, isWrong }: { place: ShapePlace; isWrong: (at: number) => boolean }) {
  if (shapes.some(isWrong)) return <span className={styles.fault}>{m.drawing_wrong()}</span>;
  if (shapes.length === 0 && flats > 0) return <span className={styles.fault}>{m.drawing_no_shape({ count: flats })}</span>;
  return <span className={styles.hint}>{flats > 0 ? m.drawing_flats({ count: flats }) : m.drawing_no_flats()}</span>;
}
