import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChessboardAnswer, ChessboardFlat } from '../../../contract/catalogue/chessboards.ts';
import type { FloorDrawing as Drawing } from '../../../plans/floors/draw-floor.ts';
import { flatsByPlace, nearestStorey, stockOf, storeysOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import head from '../../../ui/layout/drawing-head.module.css';
import { type PressedBy, useSecondTouch } from '../../../ui/second-touch.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLiveChessboard } from '../../data/live/use-live-chessboard.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatAvailability, resaleToo } from '../../format/availability/format-availability.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import { RollingText } from '../../format/rolling/rolling-text.tsx';
import * as m from '../../paraglide/messages.js';
import { ChessboardFilterForm } from '../chessboard/chessboard-filter-form.tsx';
import filterBelow from '../chessboard/filter-below.module.css';
import { SelectedFlat } from '../chessboard/selected-flat.tsx';
import { useChessboardFilter } from '../chessboard/use-chessboard-filter.ts';
import { FlatRows } from './flat-rows.tsx';
import styles from './floor-page.module.css';
import { FloorSheet } from './floor-sheet.tsx';
import { StoreyLift } from './storey-lift.tsx';

type Props = { board: ChessboardAnswer['board']; drawing: Drawing | null; section: number; floor: number };

/** One storey of a section: its plan, its flats as a list, the storeys above and below, the same storey of other sections. */
export function FloorPage({ board: { project, sections: loaded }, drawing, section: number, floor }: Props) {
  const locale = useLocale();
  const path = usePath();
  const [search] = useSearchParams();
  const sections = useLiveChessboard(project.slug, loaded, locale);
  const { filter, picky, change, query } = useChessboardFilter();
  // A flat's own page leads to its place on the floor.
  const [selected, setSelected] = useState<number | null>(Number(search.get('flat')) || null);
  const opens = useSecondTouch<number>();
  const section = sections[number - 1];
  const flats = (section?.flats ?? []).filter((flat) => flat.floor === floor);

  const onSelect = (flat: ChessboardFlat, by: PressedBy) => {
    setSelected(flat.position);
    return opens(flat.position, by);
  };
  if (!section) return null;

  const projectPath = `${path('projects')}${project.slug}/`;
  const at = (one: number, storey: number) => `${projectPath}floors/${one}/${storey}/${query}`;
  const all = sections.flatMap((one) => one.flats);
  const storeys = storeysOf(section, filter);
  const stock = stockOf(flats, filter);
  const found = stockOf(all, filter);

  return (
    <div data-ground="light" data-accent={project.prime ? 'prime' : undefined}>
      <header className={classNames(head.head, styles.head)} data-horizon="">
        <div>
          <Link alone href={projectPath}>
            {project.name}
          </Link>
          <h1 className={classNames(typography.display, head.title)}>{m.floors_title({ floor })}</h1>
          <p className={classNames(typography.quiet, head.lead, styles.lead)}>
            {section.name}, {formatDelivery(section.deliveryQuarter, section.handedOver)}.{' '}
            <RollingText text={stock.free + stock.resale > 0 ? formatAvailability(stock, false, locale) : m.floors_all_taken()} />.
          </p>
        </div>
        <nav className={styles.sections} aria-label={m.floors_sections()}>
          {sections.map((one, index) => {
            const storey = nearestStorey(one, floor);
            if (storey === null) return null;
            return (
              <a
                key={one.id}
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
      <div className={classNames(filterBelow.choice, styles.choice)}>
        <div className={styles.filter}>
          <ChessboardFilterForm
            filter={filter}
            change={change}
            sections={sections}
            found={`${m.floors_found({ here: stock.matching, all: found.matching })}${resaleToo(found, locale)}`}
          />
        </div>
        <div className={styles.spread}>
          <StoreyLift storeys={storeys} floor={floor} picky={picky} at={(storey) => at(number, storey)} />
          <FloorSheet
            drawing={drawing}
            section={section}
            flats={flats}
            floor={floor}
            filter={filter}
            selected={selected}
            onSelect={onSelect}
          />
          <SelectedFlat flat={flatsByPlace(flats).get(selected ?? 0) ?? null} section={section.name} locale={locale} />
        </div>
      </div>
      <section className={styles.list} aria-labelledby="on-the-floor">
        <h2 id="on-the-floor" className={classNames(typography.title, styles.subtitle)}>
          {m.floors_list()}
        </h2>
        <FlatRows flats={flats} filter={filter} />
        <p className={styles.ways}>
          <Link alone href={`${projectPath}model/${query}`}>
            {m.model_link()}
          </Link>
          <Link alone href={`${projectPath}facade/${query}`}>
            {m.floors_facade()}
          </Link>
          <Link alone href={`${projectPath}board/${query}`}>
            {m.chessboard_link()}
          </Link>
        </p>
      </section>
    </div>
  );
}
