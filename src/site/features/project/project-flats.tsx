import type { Project } from '../../../contract/catalogue/project-summaries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import grid from '../../../ui/layout/card-grid.module.css';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import { saleView } from '../../format/availability/sale-view.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { PriceFrom } from './project-card.tsx';
import styles from './project-flats.module.css';
import type { ProjectFlatsData } from './project-flats-data.ts';

type Props = { project: Omit<Project, 'features'>; flats: ProjectFlatsData; hasModel: boolean };

/** How many of each kind can be bought, the most affordable ones, and the way to all of them. */
export function ProjectFlats({ project, flats, hasModel }: Props) {
  const locale = useLocale();
  const path = usePath();
  const { notice } = saleView(project);
  if (notice !== null) return <Notice text={notice} />;
  const list = `${path('apartments')}?project_id=${encodeURIComponent(project.id)}`;
  const kinds = flats?.kinds ?? [];
  return (
    <div className={styles.flats}>
      <p className={styles.lead}>
        <PriceFrom project={project} />
      </p>
      {kinds.length > 0 && (
        <ul className={styles.kinds}>
          {kinds.map(({ rooms, count, cost, costUsd }) => (
            <li key={rooms} className={styles.kind}>
              <a href={`${list}&roomsNumber=${rooms}`} className={`${styles.rooms} ${wholeLink.whole}`}>
                {rooms === '4' ? m.project_rooms_many() : formatRooms(Number(rooms))}
              </a>
              <span className={classNames(typography.caption, styles.count)}>
                {m.project_flats({ count, shown: formatNumber(count, locale, 0) })}
              </span>
              <span className={styles.from}>
                {m.project_from()} <Price uah={cost} usd={costUsd} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {flats && flats.items.length > 0 && (
        <ul className={classNames(grid.grid, styles.cards)}>
          {flats.items.map((item) => (
            <li key={item.slug}>
              <ApartmentCard item={item} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <Button href={list} kind="quiet">
          {m.project_see_flats({ count: project.total, shown: formatNumber(project.total, locale, 0) })}
        </Button>
        {hasModel && (
          <Button href={`${path('projects')}${project.slug}/model/`} kind="quiet">
            {m.model_link()}
          </Button>
        )}
        <Button href={`${path('projects')}${project.slug}/board/`} kind="quiet">
          {m.chessboard_link()}
        </Button>
        <Button href={`${path('projects')}${project.slug}/facade/`} kind="quiet">
          {m.floors_facade()}
        </Button>
      </p>
    </div>
  );
}

function Notice({ text }: { text: string }) {
  const path = usePath();
  return (
    <div className={styles.flats}>
      <p className={styles.lead}>{text}</p>
      <Button href={path('apartments')} kind="quiet">
        {m.project_other_flats()}
      </Button>
    </div>
  );
}
