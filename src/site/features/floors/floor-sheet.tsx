import { useEffect, useRef } from 'react';
import type { ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { FloorDrawing } from '../../../drawings/floor-drawing.tsx';
import type { ChessboardFilter } from '../../../plans/chessboard/chessboard-filter.ts';
import type { FloorDrawing as Drawing } from '../../../plans/floors/draw-floor.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { PressedBy } from '../../../ui/second-touch.ts';
import typography from '../../../ui/text/typography.module.css';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import { useFlatTexts } from '../chessboard/use-flat-texts.ts';
import styles from './floor-page.module.css';

const legend = ['available', 'held', 'reserved', 'sold'] as const;

type Props = {
  drawing: Drawing | null;
  section: ChessboardSection;
  flats: readonly ChessboardFlat[];
  floor: number;
  filter: ChessboardFilter;
  selected: number | null;
  onSelect: (flat: ChessboardFlat, by: PressedBy) => boolean;
};

/** The plan of a storey with its north and a legend of its shades. */
export function FloorSheet({ drawing, section, flats, floor, filter, selected, onSelect }: Props) {
  const texts = useFlatTexts(1);
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the plan is wider than the screen: the flat of the address stands in its middle. Only once, and only the plan moves:
  // a flat that is chosen later is in view already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const box = strip.current;
    const flat = box?.querySelector(`[data-position="${selected}"]`)?.getBoundingClientRect();
    if (!box || !flat || box.scrollLeft > 0) return;
    box.scrollLeft = flat.left + flat.width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2;
  }, []);
  return (
    <div className={styles.sheet}>
      {drawing ? (
        <>
          <div className={styles.scroll} ref={strip}>
            <FloorDrawing
              drawing={drawing}
              title={m.floors_plan({ floor, section: section.name })}
              flats={flats}
              filter={filter}
              selected={selected}
              texts={texts}
              onSelect={onSelect}
            />
          </div>
          <div className={classNames(typography.caption, styles.under)}>
            <Compass north={drawing.north} />
            <ul className={styles.marks}>
              {legend.map((status) => (
                <li key={status} className={styles.mark}>
                  <span className={styles.sample} data-status={status} aria-hidden="true" />
                  {statusText(status)}
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <p className={classNames(typography.quiet, styles.lead)}>{m.floors_not_drawn()}</p>
      )}
    </div>
  );
}

function Compass({ north }: { north: number }) {
  return (
    <p className={styles.compass}>
      <svg viewBox="-22 -22 44 44" width="44" height="44" aria-hidden="true" focusable="false" style={{ rotate: `${north}deg` }}>
        <circle className={styles.arrow} r="21" />
        <path className={styles.needle} d="M0-18 6 4H-6z" />
        <path className={styles.arrow} d="M0 4V18" />
      </svg>
      {m.floors_north()}
    </p>
  );
}
