import { useCallback } from 'react';
import type { BoardAnswer, BoardSection } from '../../../contract/boards.ts';
import type { ViewpointsAnswer } from '../../../contract/houses.ts';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { counted } from '../apartment-list/apartment-words.ts';
import { useLiveBoard } from '../board/use-live-board.ts';
import { storeysOf } from '../floors/storeys.ts';
import { Price } from '../price/price.tsx';
import styles from './facade-page.module.css';
import { FacadePicker } from './facade-picker.tsx';
import type { Place } from './view-shapes.ts';

type Props = { board: BoardAnswer['board']; viewpoints: ViewpointsAnswer['viewpoints'] };

/** A project's house to choose a storey from: on its picture, and as a grid that says the same. */
export function FacadePage({ board: { project, sections: loaded }, viewpoints }: Props) {
  const locale = useLocale();
  const path = usePath();
  const sections = useLiveBoard(project.slug, loaded, locale);
  const house = `${path('projects')}${project.slug}/`;
  const facade = viewpoints.find(({ view }) => view === 'facade');
  const site = viewpoints.find(({ view }) => view === 'site');
  const toFloor = useCallback(
    ({ section, floor }: Pick<Place, 'section' | 'floor'>) => {
      const lives = loaded[section - 1]?.flats.some((flat) => flat.floor === floor);
      return lives ? `${house}floors/${section}/${floor}/` : null;
    },
    [loaded, house],
  );
  const toSection = useCallback(
    ({ section }: Pick<Place, 'section' | 'floor'>) => (loaded[section - 1]?.flats.length ? `#section-${section}` : null),
    [loaded],
  );

  return (
    <div data-ground="ink" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head}>
        <div>
          <Link inText href={house}>
            {project.name}
          </Link>
          <h1 className={styles.title}>{m.floors_facade_title()}</h1>
        </div>
        {facade && <p className={styles.lead}>{m.floors_facade_lead()}</p>}
      </header>
      {facade && <FacadePicker viewpoint={facade} hrefOf={toFloor} {...{ sections, locale }} priority />}
      {site && (
        <section aria-labelledby="from-above">
          <div className={styles.chapter}>
            <h2 id="from-above" className={styles.subtitle}>
              {m.floors_site_title()}
            </h2>
            <p className={styles.lead}>{m.floors_site_lead()}</p>
          </div>
          <FacadePicker viewpoint={site} hrefOf={toSection} {...{ sections, locale }} />
        </section>
      )}
      <section className={styles.grid} aria-labelledby="by-floor">
        <div className={styles.words}>
          <h2 id="by-floor" className={styles.subtitle}>
            {m.floors_grid()}
          </h2>
          <p className={styles.lead}>{m.floors_grid_lead()}</p>
        </div>
        <div className={styles.sections}>
          {sections.map((section, at) =>
            section.flats.length > 0 ? (
              <SectionStoreys key={section.salesforce_id} section={section} number={at + 1} href={`${house}floors/${at + 1}/`} />
            ) : null,
          )}
        </div>
        <p className={styles.ways}>
          <Link inText href={`${house}board/`}>
            {m.board_link()}
          </Link>
        </p>
      </section>
    </div>
  );
}

function SectionStoreys({ section, number, href }: { section: BoardSection; number: number; href: string }) {
  const locale = useLocale();
  return (
    <div className={styles.section} id={`section-${number}`}>
      <h3 className={styles.name}>{section.name}</h3>
      <ol className={styles.storeys}>
        {storeysOf(section).map(({ floor, free, from }) => (
          <li key={floor}>
            <a className={styles.storey} href={`${href}${floor}/`} data-taken={free === 0 || undefined}>
              <span>{m.floors_storey({ floor })}</span>
              <span>{free > 0 ? m.board_free(counted(free, locale)) : m.floors_taken()}</span>
              <span>
                {from && (
                  <>
                    {m.floors_from()} <Price uah={from.uah} usd={from.usd} />
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
