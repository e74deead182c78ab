import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import styles from '../drawing.module.css';
import type { HouseShape } from './house-shapes.ts';

type Props = {
  shapes: readonly HouseShape[];
  north: number;
  building: BuildingAnswer;
  drawing: { selected: number | null; select: (at: number | null) => void; begin: (shape: HouseShape) => void };
  nameOf: (shape: HouseShape, at: number) => string;
  isWrong: (at: number) => boolean;
};
/** As most sections of the demo are; both are changed beside the drawing. */
const usual = { ground: 4.6, storey: 3.05 };
const usualNeighbour = { height: 28, until: null };

/** The sections of the project with those that have no outline yet, and its neighbours. */
export function HouseList({ shapes, north, building, drawing, nameOf, isWrong }: Props) {
  const drawn = new Set(shapes.flatMap((one) => (one.kind === 'section' ? [one.facts.section] : [])));
  const missing = building.sections.filter(({ id }) => !drawn.has(id));
  const rows = (kind: HouseShape['kind']) =>
    shapes.map(
      (one, at) =>
        one.kind === kind && (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id
          <li key={at}>
            <button type="button" aria-pressed={at === drawing.selected} onClick={() => drawing.select(at)}>
              <span>{nameOf(one, at)}</span>
              {isWrong(at) ? (
                <span className={styles.fault}>{m.drawing_wrong()}</span>
              ) : (
                one.kind === 'section' && <span className={styles.hint}>{m.drawing_house_storeys({ count: one.facts.storeys })}</span>
              )}
            </button>
          </li>
        ),
    );
  return (
    <section className={styles.list}>
      <Field schema={{ type: 'number' }} value={north} path={['north']} label={m.drawing_house_north()} />
      <p role="status" className={missing.length > 0 ? styles.fault : styles.hint}>
        {missing.length > 0 ? m.drawing_house_missing({ count: missing.length }) : m.drawing_complete_site()}
      </p>
      <ul className={styles.places} aria-label={m.drawing_sections()}>
        {rows('section')}
        {missing.map(({ id, name, flats }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                const storeys = Math.max(1, ...flats.map(({ floor }) => floor));
                drawing.begin({ kind: 'section', facts: { section: id, outline: [], storeys, ...usual }, outline: [] });
              }}
            >
              <span>{name}</span>
              <span className={styles.fault}>{m.drawing_house_draw()}</span>
            </button>
          </li>
        ))}
      </ul>
      <h4 className={styles.title}>{m.drawing_house_masses()}</h4>
      {shapes.some(({ kind }) => kind === 'mass') && (
        <ul className={styles.places} aria-label={m.drawing_house_masses()}>
          {rows('mass')}
        </ul>
      )}
      <button
        type="button"
        className={styles.action}
        onClick={() => drawing.begin({ kind: 'mass', facts: { outline: [], ...usualNeighbour }, outline: [], uk: '', en: '' })}
      >
        {m.drawing_house_mass_draw()}
      </button>
    </section>
  );
}
