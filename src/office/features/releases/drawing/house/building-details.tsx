import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import { CornerTable } from '../corner-table.tsx';
import styles from '../drawing.module.css';
import type { Sheet } from '../sheet.ts';
import type { Drawing } from '../use-drawing.ts';
import type { HouseShape } from './house-shapes.ts';

const number = { type: 'number' };
const text = { type: 'string' };

type Props = {
  drawing: Drawing<HouseShape>;
  shape: HouseShape;
  sheet: Sheet;
  /** Its place among all shapes, and among its kind in the row. */
  index: number;
  at: number;
  name: string;
  faults: readonly string[];
};

/** The chosen section or neighbour: how high it is, and its corners in metres. */
export function BuildingDetails({ drawing, shape, sheet, index, at, name, faults }: Props) {
  const { isDrawing } = drawing;
  const numbers =
    shape.kind === 'section'
      ? [
          { field: 'ground', label: m.drawing_house_ground(), value: shape.facts.ground },
          { field: 'storey', label: m.drawing_house_storey(), value: shape.facts.storey },
          { field: 'storeys', label: m.drawing_house_storey_count(), value: shape.facts.storeys },
        ]
      : [{ field: 'height', label: m.drawing_house_height(), value: shape.facts.height }];
  const list = shape.kind === 'section' ? 'sections' : 'masses';
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{name}</h4>
      {!isDrawing &&
        faults.map((message) => (
          <p key={message} className={styles.fault}>
            {message}
          </p>
        ))}
      <p className={styles.tools}>
        <button type="button" onClick={() => drawing.setDrawing(!isDrawing)}>
          {isDrawing ? m.drawing_finish() : m.drawing_continue()}
        </button>
        <button type="button" onClick={() => drawing.remove(index)}>
          {m.drawing_remove()}
        </button>
      </p>
      <p className={styles.hint}>{isDrawing ? m.drawing_drawing() : m.drawing_house_editing()}</p>
      {shape.kind === 'mass' && (
        <>
          <Field schema={text} value={shape.uk} path={['uk', 'neighbours', `${at}`]} label={m.drawing_house_mass_uk()} />
          <Field schema={text} value={shape.en} path={['en', 'neighbours', `${at}`]} label={m.drawing_house_mass_en()} />
        </>
      )}
      {numbers.map(({ field, label, value }) => (
        <Field key={field} schema={number} value={value} path={[list, `${at}`, field]} label={label} />
      ))}
      {shape.kind === 'mass' && (
        <Field
          schema={{ anyOf: [text, { type: 'null' }] }}
          value={shape.facts.until}
          path={['masses', `${at}`, 'until']}
          label={m.drawing_house_until()}
        />
      )}
      <CornerTable
        outline={shape.outline}
        frame={sheet}
        scale={{
          numbersOf: sheet.metresOf,
          pointAt: sheet.pointAt,
          step: 0.1,
          titles: [m.drawing_house_x(), m.drawing_house_y()],
          labels: [m.drawing_house_corner_x, m.drawing_house_corner_y],
        }}
        onChange={(outline, key) => drawing.setOutline(index, outline, key && `${index}/${key}`)}
      />
    </section>
  );
}
