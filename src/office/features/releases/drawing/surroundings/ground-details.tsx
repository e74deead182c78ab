import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import { CornerTable } from '../corner-table.tsx';
import styles from '../drawing.module.css';
import type { Sheet } from '../sheet.ts';
import type { Drawing } from '../use-drawing.ts';
import { blankShape, type GroundShape, type Layer } from './ground-layers.ts';
import { kindNames, kindsOf, oneNames } from './layer-names.ts';

type Props = { layer: Layer; drawing: Drawing<GroundShape>; lineFault: (shape: GroundShape) => string | null };

/** The lines or areas of a layer. */
export function GroundList({ layer, drawing, lineFault }: Props) {
  const { items, selected: at, isDrawing } = drawing;
  const locale = useLocale();
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.places} aria-label={m.drawing_ground_list()}>
          {items.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
            <li key={index}>
              <button type="button" aria-pressed={index === at} onClick={() => drawing.select(index)}>
                <span>{one[locale] || oneNames[layer]({ number: index + 1 })}</span>
                {lineFault(one) ? (
                  <span className={styles.fault}>{m.drawing_wrong()}</span>
                ) : (
                  one.kind && <span className={styles.hint}>{kindNames[one.kind]?.()}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.tools}>
        <button type="button" onClick={() => (isDrawing ? drawing.setDrawing(false) : drawing.begin(blankShape(layer)))}>
          {isDrawing ? m.drawing_ground_finish() : m.drawing_ground_add()}
        </button>
        {at !== null && !isDrawing && (
          <>
            <button type="button" onClick={() => drawing.setDrawing(true)}>
              {m.drawing_continue()}
            </button>
            <button type="button" onClick={() => drawing.remove(at)}>
              {m.drawing_ground_remove()}
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** The chosen line or area: what it is, its names, and its corners in metres from the gate. */
export function GroundDetails({ layer, drawing, sheet, lineFault }: Props & { sheet: Sheet }) {
  const { items, selected: at, isDrawing } = drawing;
  const locale = useLocale();
  const shape = at === null ? undefined : items[at];
  if (at === null || !shape) return null;
  const fault = lineFault(shape);
  const kinds = kindsOf[layer];
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{shape[locale] || oneNames[layer]({ number: at + 1 })}</h4>
      {!isDrawing && fault && <p className={styles.fault}>{fault}</p>}
      <p className={styles.hint}>
        {!isDrawing ? m.drawing_ground_editing() : shape.isOpen ? m.drawing_ground_drawing() : m.drawing_drawing()}
      </p>
      {layer === 'streets' && (
        <Field schema={{ type: 'boolean' }} value={shape.wide} path={['streets', `${at}`, 'wide']} label={m.drawing_ground_wide()} />
      )}
      {kinds && (
        <label className={styles.choice}>
          <span>{m.drawing_ground_kind()}</span>
          <select
            value={shape.kind}
            onChange={({ target }) => drawing.put(items.map((item, index) => (index === at ? { ...item, kind: target.value } : item)))}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]?.()}
              </option>
            ))}
          </select>
        </label>
      )}
      {(layer === 'streets' || layer === 'areas') && (
        <>
          <Field schema={{ type: 'string' }} value={shape.uk} path={['uk', 'names', layer, `${at}`]} label={m.drawing_ground_uk()} />
          <Field schema={{ type: 'string' }} value={shape.en} path={['en', 'names', layer, `${at}`]} label={m.drawing_ground_en()} />
        </>
      )}
      <CornerTable
        outline={shape.outline}
        frame={sheet}
        scale={{
          numbersOf: sheet.metresOf,
          pointAt: sheet.pointAt,
          step: 1,
          titles: [m.drawing_ground_east(), m.drawing_ground_south()],
          labels: [m.drawing_ground_corner_east, m.drawing_ground_corner_south],
        }}
        onChange={(outline, key) => drawing.setOutline(at, outline, key && `${at}/${key}`)}
      />
    </section>
  );
}
