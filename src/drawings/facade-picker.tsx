import { memo, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ChessboardSection } from '../contract/catalogue/chessboards.ts';
import type { ViewpointsAnswer } from '../contract/catalogue/floor-plans.ts';
import { type ChessboardFilter, isPicky } from '../plans/chessboard/chessboard-filter.ts';
import { type Place, placesOf } from '../plans/facade/view-shapes.ts';
import { Button } from '../ui/controls/button.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { type PressedBy, pressedBy, useSecondTouch } from '../ui/second-touch.ts';
import styles from './facade-picker.module.css';

type Props = {
  viewpoint: ViewpointsAnswer['viewpoints'][number];
  sections: ChessboardSection[];
  filter: ChessboardFilter;
  /** The target of a press; null where there is none. Places that do not match the filter are dimmed and lead there as well. */
  hrefOf: (place: Pick<Place, 'section' | 'floor'>) => string | null;
  /** The facts of a place, and the text of the link to it. */
  describe: (place: Place) => ReactNode;
  linkText: (place: Place) => string;
  priority?: boolean;
};

/**
 * A picture whose storeys or sections are pressed. A pointer's shortcut: the list beside it is equivalent, for the
 * keyboard and for screen readers. The first touch shows the facts and the link; the second touch of the same place follows it.
 */
export function FacadePicker({ viewpoint, sections, filter, hrefOf, describe, linkText, priority = false }: Props) {
  const { picture, width, height } = viewpoint;
  const places = useMemo(() => placesOf(viewpoint, sections, filter), [viewpoint, sections, filter]);
  const picky = isPicky(filter);
  const [shown, setShown] = useState<number | null>(null);
  const opens = useSecondTouch<number>();
  const dismissed = useRef<number | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const near = useNear(strip);

  // On a phone the picture is wider than the screen: the building stands in its middle, not the sky beside it.
  // Only once: a status that changes later must not move the picture during a touch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const box = strip.current;
    if (!box || box.scrollWidth <= box.clientWidth) return;
    const xs = places.map(({ top: [x] }) => x);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2 / width;
    box.scrollLeft = middle * box.scrollWidth - box.clientWidth / 2;
  }, []);

  const select = (event: SyntheticEvent, by: PressedBy): boolean => {
    const at = (event.target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
    const place = at === undefined ? null : Number(at);
    const stays = by === 'other' && place !== null && dismissed.current === place;
    if (!stays) dismissed.current = null;
    setShown(stays ? null : place);
    return opens(place, by);
  };
  // The popup over the picture can be closed without moving the pointer (WCAG 1.4.13), until the pointer leaves it.
  useEffect(() => {
    if (shown === null) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismissed.current = shown;
      opens(null, 'other');
      setShown(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown, opens]);
  const leave = () => {
    dismissed.current = null;
    setShown(null);
  };
  const place = shown === null ? undefined : places[shown];
  const href = place && hrefOf(place);
  const drawn = <Picture picture={picture} sizes={sizes} priority={priority} className={styles.picture} />;

  return (
    <div className={styles.picker} onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}>
      <div className={styles.strip} ref={strip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's shortcut to the list beside the picture */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the list */}
        <div
          className={styles.scene}
          style={{ aspectRatio: `${width} / ${height}` }}
          onPointerOver={(event) => event.pointerType === 'mouse' && select(event, 'other')}
          onClick={(event) => pressedBy(event) === 'touch' && !select(event, 'touch') && event.preventDefault()}
        >
          {priority || near ? drawn : <noscript>{drawn}</noscript>}
          <Shapes places={places} picky={picky} width={width} height={height} hrefOf={hrefOf} />
        </div>
      </div>
      {place && (
        <div
          className={styles.card}
          style={{ left: `clamp(110px, ${(place.top[0] / width) * 100}%, calc(100% - 110px))`, top: `${(place.top[1] / height) * 100}%` }}
          data-below={place.top[1] < height * 0.3 || undefined}
        >
          {describe(place)}
          {href && (
            <Button href={href} arrow={false} className={styles.go}>
              {linkText(place)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether it was ever within half a screen: a browser alone would fetch a picture far below beside the first one. */
function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '50%' });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}

/** As sharp as is visible on a phone, though the strip is wider than its screen. */
const sizes = '(width < 48em) 150vw, (width < 64em) 105vw, 100vw';

type ShapesProps = { places: Place[]; picky: boolean; width: number; height: number; hrefOf: Props['hrefOf'] };

const Shapes = memo(function Shapes({ places, picky, width, height, hrefOf }: ShapesProps) {
  const id = useId();
  const runs = runsOf(places);
  return (
    <svg className={styles.shapes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="taken" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M1 0V9" />
        </pattern>
        {runs.map((run, at) => (
          <mask key={run[0]?.at} id={`${id}${at}`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <rect width={width} height={height} fill="#fff" />
            <path
              d={runs
                .slice(at + 1)
                .flatMap(outlines)
                .join('')}
            />
          </mask>
        ))}
      </defs>
      {runs.map((run, at) => (
        <g key={run[0]?.at} mask={at < runs.length - 1 ? `url(#${id}${at})` : undefined}>
          {run.map(({ place, at: index }) => {
            const href = hrefOf(place);
            const taken = place.stock?.free === 0 && place.stock.resale === 0;
            const select = {
              'data-at': index,
              'data-taken': taken || undefined,
              'data-matching': picky ? Boolean(place.stock?.matching || place.stock?.resale) : undefined,
              className: styles.place,
            };
            const shape = (
              <>
                <polygon className={styles.shape} points={place.points} />
                {taken && <polygon className={styles.over} points={place.points} fill="url(#taken)" />}
              </>
            );
            return href ? (
              <a key={index} {...select} href={href} tabIndex={-1}>
                {shape}
              </a>
            ) : (
              <g key={index} {...select}>
                {shape}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
});

type Run = { place: Place; at: number }[];

/** Places of one section that follow each other: later sections lie before them, and cover them. */
function runsOf(places: Place[]): Run[] {
  const runs: Run[] = [];
  places.forEach((place, at) => {
    const last = runs.at(-1);
    if (last?.[0]?.place.section === place.section) last.push({ place, at });
    else runs.push([{ place, at }]);
  });
  return runs;
}

/** A shape that was begun in a draft has no points yet. */
const outlines = (run: Run): string[] =>
  run.flatMap(({ place: { points } }) => (points === '' ? [] : [`M${points.replaceAll(' ', 'L')}z`]));
