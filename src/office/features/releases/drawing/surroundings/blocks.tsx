import type { XY } from '../../../../../base/geometry/outline.ts';
import { polygonPath } from '../../../../../plans/layout/plan-paths.ts';
import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import { DragPoint } from '../drag-point.tsx';
import styles from '../drawing.module.css';
import shapes from '../shapes.module.css';
import type { Sheet } from '../sheet.ts';
import { type Block, cornersOf, type GroundRow } from './ground-layers.ts';
import { oneNames } from './layer-names.ts';

type Chosen = { row: GroundRow; block: number | null; setBlock: (at: number | null) => void };
type Put = { onPut: (row: GroundRow, key?: string | null) => void };

const nameOf = (at: number): string => oneNames.blocks({ number: at + 1 });
const withBlock = (row: GroundRow, at: number, block: Block): GroundRow => ({ ...row, blocks: row.blocks.with(at, block) });

type BlocksProps = Chosen & {
  sheet: Sheet;
  moves: (of: (to: XY) => GroundRow) => {
    onDrag: (to: XY | null) => void;
    onMove: (to: XY, key: string | null) => void;
  };
};

/** Neighbouring buildings: one is chosen by a press, and moved by its middle. */
export function Blocks({ row, sheet, block, setBlock, moves }: BlocksProps) {
  const chosen = block === null ? undefined : row.blocks[block];
  return (
    <>
      {row.blocks.map((one, at) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing is the keyboard's way
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no id
          key={at}
          className={shapes.shape}
          data-selected={at === block || undefined}
          d={polygonPath(cornersOf(one).map(sheet.pointAt))}
          onClick={() => setBlock(at)}
        />
      ))}
      {block !== null && chosen && (
        <DragPoint
          kind="scene"
          isChosen
          at={sheet.pointAt([chosen[0], chosen[1]])}
          label={nameOf(block)}
          {...moves(([east, south]) => withBlock(row, block, [east, south, chosen[2], chosen[3], chosen[4]]))}
        />
      )}
    </>
  );
}

/** The size of many buildings of five storeys. */
const usual: readonly [number, number, number] = [60, 13, 0];

export function BlockList({ row, block, setBlock, inSheet, onPut }: Chosen & Put & { inSheet: (step: XY) => XY }) {
  return (
    <>
      <ul className={styles.places} aria-label={m.drawing_ground_list()}>
        {row.blocks.map(([, , length, depth], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no id
          <li key={at}>
            <button type="button" aria-pressed={at === block} onClick={() => setBlock(at)}>
              <span>{nameOf(at)}</span>
              <span className={styles.hint}>{m.drawing_ground_size({ length, depth })}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          const [east, south] = inSheet([row.house[0] + 80, row.house[1]]);
          onPut({ ...row, blocks: [...row.blocks, [east, south, ...usual]] });
          setBlock(row.blocks.length);
        }}
      >
        {m.drawing_ground_block_add()}
      </button>
    </>
  );
}

/** The chosen building in numbers. */
export function BlockDetails({ row, block, setBlock, onPut }: Chosen & Put) {
  const at = block ?? 0;
  const labels = [
    m.drawing_ground_east(),
    m.drawing_ground_south(),
    m.drawing_ground_length(),
    m.drawing_ground_depth(),
    m.drawing_ground_turn(),
  ];
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{nameOf(at)}</h4>
      <p className={styles.hint}>{m.drawing_ground_block_editing()}</p>
      {row.blocks[at]?.map((value, number) => (
        <Field
          key={labels[number]}
          schema={{ type: 'number' }}
          value={value}
          path={['blocks', `${at}`, `${number}`]}
          label={labels[number] ?? ''}
        />
      ))}
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          onPut({ ...row, blocks: row.blocks.toSpliced(at, 1) });
          setBlock(null);
        }}
      >
        {m.drawing_ground_remove()}
      </button>
    </section>
  );
}
