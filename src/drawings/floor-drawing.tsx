import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import type { ChessboardFlat } from '../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, matchesFilter } from '../plans/chessboard/chessboard-filter.ts';
import type { FloorDrawing as Drawing } from '../plans/floors/draw-floor.ts';
import { flatBeside } from '../plans/floors/flat-beside.ts';
import { flatsByPlace } from '../plans/floors/storeys.ts';
import { type PressedBy, pressedBy } from '../ui/second-touch.ts';
import type { FlatTexts } from './flat-texts.ts';
import styles from './floor-drawing.module.css';
import { useFocusRestore } from './use-focus-restore.ts';

type Props = {
  drawing: Drawing;
  title: string;
  flats: readonly ChessboardFlat[];
  filter: ChessboardFilter;
  /** The place of the flat whose facts are shown. */
  selected: number | null;
  texts: FlatTexts;
  /** The flat whose facts are shown; returns whether a press may open the flat. */
  onSelect: (flat: ChessboardFlat, by: PressedBy) => boolean;
};

/** The pattern over a flat that is held or reserved. */
const patterns: Partial<Record<ChessboardFlat['status'], string>> = { held: 'url(#held)', reserved: 'url(#reserved)' };

/**
 * A storey from above: each flat at its place, a link unless it is sold. Arrow keys go from flat to flat. A place without a flat in the
 * feed is only drawn.
 */
export function FloorDrawing({ drawing, title, flats, filter, selected, texts, onSelect }: Props) {
  const plan = useRef<SVGSVGElement>(null);
  const focusRestore = useFocusRestore(plan, 'data-position');
  const byPosition = flatsByPlace(flats);
  const drawnFlats = drawing.flats.filter(({ position }) => byPosition.has(position));
  const isDim = (flat: ChessboardFlat) => (matchesFilter(filter, flat) ? undefined : '');
  const flatOf = ({ target }: SyntheticEvent) =>
    byPosition.get(Number((target as Element).closest<SVGElement>('[data-position]')?.dataset.position));

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const here = drawnFlats.find(({ position }) => position === flatOf(event)?.position);
    const next = here && flatBeside(event.key, here, drawnFlats);
    const target = next && event.currentTarget.querySelector<SVGElement>(`[data-position="${next}"]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const look = (event: SyntheticEvent, by: PressedBy): boolean => {
    const flat = flatOf(event);
    return !flat || onSelect(flat, by);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no other element for a group of links
    <svg
      ref={plan}
      className={styles.plan}
      viewBox={drawing.view}
      role="group"
      aria-label={title}
      onKeyDown={move}
      onPointerOver={(event) => event.pointerType === 'mouse' && look(event, 'other')}
      onFocus={(event) => {
        focusRestore.onFocus(event);
        look(event, 'other');
      }}
      onBlur={focusRestore.onBlur}
      onClick={(event) => pressedBy(event) === 'touch' && !look(event, 'touch') && event.preventDefault()}
    >
      <defs>
        <pattern id="held" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.held} d="M3 0V34" />
        </pattern>
        <pattern id="reserved" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.reserved} d="M2 0V20" />
        </pattern>
      </defs>
      {drawing.common.map(({ kind, path: outline, marks }) => (
        <g key={outline} className={styles.common} data-kind={kind}>
          <path d={outline} />
          <path className={styles.marks} d={marks} />
        </g>
      ))}
      {drawing.flats.map((drawn) => (
        <FlatPlace
          key={drawn.position}
          drawn={drawn}
          flat={byPosition.get(drawn.position)}
          isDim={isDim}
          isSelected={selected === drawn.position}
          texts={texts}
        />
      ))}
      {/* Over the links, whose names have more and other text. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {drawing.flats.map(({ position, label: [x, y] }) => {
          const flat = byPosition.get(position);
          return (
            flat && (
              <text key={position} className={styles.texts} data-status={flat.status} data-dim={isDim(flat)} x={x} y={y}>
                <tspan className={styles.rooms}>{flat.roomCount}</tspan>
                <tspan className={styles.area} x={x} dy="1.35em">
                  {texts.area(flat)}
                </tspan>
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}

type PlaceProps = {
  drawn: Drawing['flats'][number];
  flat: ChessboardFlat | undefined;
  isDim: (flat: ChessboardFlat) => '' | undefined;
  isSelected: boolean;
  texts: FlatTexts;
};

function FlatPlace({ drawn: { position, label: _label, ...drawn }, flat, isDim, isSelected, texts }: PlaceProps) {
  const shape: Shape = { ...drawn, status: flat?.status };
  if (!flat)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g className={styles.flat} aria-hidden="true">
        <FlatShape {...shape} />
      </g>
    );
  const look = {
    className: styles.flat,
    'data-position': position,
    'data-status': flat.status,
    'data-dim': isDim(flat),
    'data-selected': isSelected || undefined,
    'aria-label': texts.label(flat),
  };
  return flat.status !== 'sold' ? (
    <a {...look} href={texts.href(flat)}>
      <FlatShape {...shape} />
    </a>
  ) : (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the focus of the arrow keys and leads nowhere
    <g {...look} role="img" tabIndex={-1}>
      <FlatShape {...shape} />
    </g>
  );
}

type Shape = Omit<Drawing['flats'][number], 'position' | 'label'> & { status: ChessboardFlat['status'] | undefined };

const FlatShape = ({ transform, floor, lines, walls, status }: Shape) => (
  <g transform={transform}>
    <path className={styles.floor} d={floor} />
    <path className={styles.state} d={floor} fill={(status && patterns[status]) ?? 'none'} />
    <path className={styles.lines} d={lines} />
    <path className={styles.walls} d={walls} />
  </g>
);
