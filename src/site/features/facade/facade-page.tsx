import { useCallback, useMemo } from 'react';
import type { ChessboardAnswer } from '../../../contract/catalogue/chessboards.ts';
import type { ViewpointsAnswer } from '../../../contract/catalogue/floor-plans.ts';
import { FacadePicker } from '../../../drawings/facade-picker.tsx';
import type { Place } from '../../../plans/facade/view-shapes.ts';
import { stockOf } from '../../../plans/floors/storeys.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLiveChessboard } from '../../data/live/use-live-chessboard.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatFound } from '../../format/availability/format-availability.ts';
import * as m from '../../paraglide/messages.js';
import { ChessboardFilterForm } from '../chessboard/chessboard-filter-form.tsx';
import filterBelow from '../chessboard/filter-below.module.css';
import { useChessboardFilter } from '../chessboard/use-chessboard-filter.ts';
import styles from './facade-page.module.css';
import { SectionStoreys } from './section-storeys.tsx';
import { StoreyAvailability } from './storey-availability.tsx';

type Props = { board: ChessboardAnswer['board']; viewpoints: ViewpointsAnswer['viewpoints'] };

/** A project's building for choosing a storey: on its picture, and as an equivalent grid. */
export function FacadePage({ board: { project, sections: loaded }, viewpoints }: Props) {
  const locale = useLocale();
  const path = usePath();
  const sections = useLiveChessboard(project.slug, loaded, locale);
  const { filter, picky, change, query } = useChessboardFilter();
  const projectPath = `${path('projects')}${project.slug}/`;
  const facade = viewpoints.find(({ view }) => view === 'facade');
  const site = viewpoints.find(({ view }) => view === 'site');
  const toFloor = useCallback(
    ({ section, floor }: Pick<Place, 'section' | 'floor'>) => {
      const lives = loaded[section - 1]?.flats.some((flat) => flat.floor === floor);
      return lives ? `${projectPath}floors/${section}/${floor}/${query}` : null;
    },
    [loaded, projectPath, query],
  );
  const toSection = useCallback(
    ({ section }: Pick<Place, 'section' | 'floor'>) => (loaded[section - 1]?.flats.length ? `${query}#section-${section}` : null),
    [loaded, query],
  );
  const texts = {
    describe: (place: Place) => <StoreyAvailability place={place} section={sections[place.section - 1]?.name ?? ''} picky={picky} />,
    linkText: ({ floor }: Place) => (floor === null ? m.floors_go_to_section() : m.floors_go()),
  };
  const found = useMemo(
    () =>
      stockOf(
        sections.flatMap(({ flats }) => flats),
        filter,
      ),
    [sections, filter],
  );

  return (
    <div data-ground="dark" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head}>
        <div>
          <Link alone href={projectPath}>
            {project.name}
          </Link>
          <h1 className={classNames(typography.display, styles.title)}>{facade ? m.floors_facade_title() : m.floors_choose()}</h1>
        </div>
        <p className={classNames(typography.quiet, styles.lead)}>
          {facade ? `${m.floors_facade_lead()} ${m.floors_hatched()}` : m.floors_no_picture()}
        </p>
      </header>
      <div className={filterBelow.choice}>
        <ChessboardFilterForm filter={filter} change={change} sections={sections} found={formatFound(found, locale)} />
        {facade && <FacadePicker viewpoint={facade} hrefOf={toFloor} {...texts} sections={sections} filter={filter} priority />}
      </div>
      {site && (
        <section aria-labelledby="from-above">
          <div className={styles.chapter}>
            <h2 id="from-above" className={typography.title}>
              {facade ? m.floors_site_title() : m.floors_site_only()}
            </h2>
            <p className={classNames(typography.quiet, styles.lead)}>{m.floors_site_lead()}</p>
          </div>
          <FacadePicker viewpoint={site} hrefOf={toSection} {...texts} sections={sections} filter={filter} />
        </section>
      )}
      <section className={styles.grid} aria-labelledby="by-floor">
        <div className={styles.texts}>
          <h2 id="by-floor" className={typography.title}>
            {m.floors_grid()}
          </h2>
          {facade && <p className={classNames(typography.quiet, styles.lead)}>{m.floors_grid_lead()}</p>}
        </div>
        <div className={styles.sections}>
          {sections.map((section, at) =>
            section.flats.length > 0 ? (
              <SectionStoreys
                key={section.id}
                number={at + 1}
                hrefOf={(floor) => `${projectPath}floors/${at + 1}/${floor}/${query}`}
                section={section}
                filter={filter}
                picky={picky}
              />
            ) : null,
          )}
        </div>
        <p className={styles.ways}>
          <Link alone href={`${projectPath}model/${query}`}>
            {m.model_link()}
          </Link>
          <Link alone href={`${projectPath}board/${query}`}>
            {m.chessboard_link()}
          </Link>
        </p>
      </section>
    </div>
  );
}
