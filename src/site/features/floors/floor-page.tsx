import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardAnswer, BoardFlat } from '../../../contract/catalogue/boards.ts';
import { isWished } from '../../../plans/chessboard/board-wish.ts';
import type { FloorDrawing as Drawing } from '../../../plans/floors/draw-floor.ts';
import { flatsByPlace, nearestStorey, stockOf, storeysOf } from '../../../plans/floors/storeys.ts';
import { Link } from '../../../ui/text/link.tsx';
import { useLiveBoard } from '../../data/live/use-live-board.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { counted, deliveryWords, roomsWords } from '../../format/apartment-words.ts';
import { statusText } from '../../format/flat-words.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { LookedAt } from '../board/looked-at.tsx';
import { useWish } from '../board/use-wish.ts';
import { WishForm } from '../board/wish-form.tsx';
import { FloorDrawing } from './floor-drawing.tsx';
import styles from './floor-page.module.css';
import { stockWords } from './stock-words.ts';

type Props = { board: BoardAnswer['board']; drawing: Drawing | null; section: number; floor: number };

/** One storey of a section: its plan, its flats as a list, the storeys above and below, the same storey of other sections. */
export function FloorPage({ board: { project, sections: loaded }, drawing, section: number, floor }: Props) {
  const locale = useLocale();
  const path = usePath();
  const currency = useCurrency();
  const [search] = useSearchParams();
  const sections = useLiveBoard(project.slug, loaded, locale);
  const { wish, picky, change, query } = useWish();
  // A flat's own page leads to its place on the floor.
  const [looked, setLooked] = useState<number | null>(Number(search.get('flat')) || null);
  const strip = useRef<HTMLOListElement>(null);
  const touched = useRef<number | null>(null);
  const section = sections[number - 1];
  const flats = (section?.flats ?? []).filter((flat) => flat.floor === floor);

  // The storeys are a strip, upright from a tablet on: the one in sight stands in its middle.
  useEffect(() => {
    const box = strip.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    box.scrollLeft = current.offsetLeft - box.offsetLeft - box.clientWidth / 2 + current.clientWidth / 2;
    box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2 + current.clientHeight / 2;
  }, []);
  const onLook = useCallback((flat: BoardFlat, by: 'touch' | 'other') => {
    const again = touched.current === flat.position;
    touched.current = by === 'touch' ? flat.position : null;
    setLooked(flat.position);
    return by === 'other' || again;
  }, []);
  if (!section) return null;

  const house = `${path('projects')}${project.slug}/`;
  const at = (one: number, storey: number) => `${house}floors/${one}/${storey}/${query}`;
  const all = sections.flatMap((one) => one.flats);
  const storeys = storeysOf(section, wish);
  const stock = stockOf(flats, wish);
  const here = storeys.findIndex((storey) => storey.floor === floor);
  const [above, below] = [storeys[here - 1], storeys[here + 1]];

  return (
    <div data-ground="paper" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head} data-horizon="">
        <div>
          <Link inText href={house}>
            {project.name}
          </Link>
          <h1 className={styles.title}>{m.floors_title({ floor })}</h1>
          <p className={styles.lead}>
            {section.name}, {deliveryWords(section.submission_date, section.handed_over)}.{' '}
            {stock.free > 0 ? m.floors_free(counted(stock.free, locale)) : m.floors_all_taken()}.
          </p>
        </div>
        <nav className={styles.sections} aria-label={m.floors_sections()}>
          {sections.map((one, index) => {
            const storey = nearestStorey(one, floor);
            if (storey === null) return null;
            return (
              <a
                key={one.salesforce_id}
                className={styles.section}
                href={at(index + 1, storey)}
                aria-current={index + 1 === number ? 'page' : undefined}
              >
                {one.name}
              </a>
            );
          })}
        </nav>
      </header>
      <div className={styles.choice}>
        <div className={styles.wish}>
          <WishForm {...{ wish, change, sections }} found={m.floors_found({ here: stock.wished, all: stockOf(all, wish).wished })} />
        </div>
        <div className={styles.spread}>
          <nav className={styles.lift} aria-label={m.floors_storeys()}>
            <Step href={above && at(number, above.floor)} label={m.floors_higher()} way="up" />
            <ol className={styles.storeys} ref={strip}>
              {storeys.map((storey) => (
                <li key={storey.floor}>
                  <a
                    className={styles.storey}
                    href={at(number, storey.floor)}
                    data-free={storey.wished > 0 || undefined}
                    aria-current={storey.floor === floor ? 'page' : undefined}
                    aria-label={`${m.floors_storey({ floor: storey.floor })}, ${stockWords(storey, picky, locale)}`}
                  >
                    {storey.floor}
                  </a>
                </li>
              ))}
            </ol>
            <Step href={below && at(number, below.floor)} label={m.floors_lower()} way="down" />
          </nav>
          <div className={styles.sheet}>
            {drawing ? (
              <>
                <div className={styles.scroll}>
                  <FloorDrawing
                    drawing={drawing}
                    title={m.floors_plan({ floor, section: section.name })}
                    {...{ flats, wish, looked, locale, currency, onLook }}
                  />
                </div>
                <div className={styles.under}>
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
              <p className={styles.lead}>{m.floors_not_drawn()}</p>
            )}
          </div>
          <LookedAt flat={flatsByPlace(flats).get(looked ?? 0) ?? null} section={section.name} locale={locale} />
        </div>
      </div>
      <section className={styles.list} aria-labelledby="on-the-floor">
        <h2 id="on-the-floor" className={styles.subtitle}>
          {m.floors_list()}
        </h2>
        <ul>
          {flats.map((flat) => (
            <li key={flat.id} className={styles.row} data-quiet={flat.status === 'sold' || !isWished(wish, flat) || undefined}>
              {flat.status === 'sold' ? (
                <span>{m.list_number({ number: flat.number })}</span>
              ) : (
                <Link href={`${path('apartments')}${flat.slug}/`}>{m.list_number({ number: flat.number })}</Link>
              )}
              <span>{roomsWords(flat.rooms_number)}</span>
              <span>{formatArea(flat.area, locale)}</span>
              <span>{flat.status !== 'sold' && <Price uah={flat.cost} usd={flat.cost_usd} />}</span>
              <span className={styles.state}>{statusText(flat.status)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          <Link inText href={`${house}facade/${query}`}>
            {m.floors_facade()}
          </Link>
          <Link inText href={`${house}board/${query}`}>
            {m.board_link()}
          </Link>
        </p>
      </section>
    </div>
  );
}

const legend = ['available', 'held', 'reserved', 'sold'] as const;

function Step({ href, label, way }: { href: string | undefined; label: string; way: 'up' | 'down' }) {
  const arrow = (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path className={styles.arrow} d={way === 'up' ? 'M4 15l8-7 8 7' : 'M4 9l8 7 8-7'} />
    </svg>
  );
  return href ? (
    <a className={styles.step} href={href} aria-label={label}>
      {arrow}
    </a>
  ) : (
    <span className={styles.step} aria-hidden="true">
      {arrow}
    </span>
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
