import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Picture as PictureData } from '../../../../contract/pictures.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import typography from '../../../../ui/text/typography.module.css';
import wholeLink from '../../../../ui/text/whole-link.module.css';
import { usePath } from '../../../data/paths.ts';
import { formatDelivery } from '../../../format/format-apartment.ts';
import { Price } from '../../../format/price/price.tsx';
import * as m from '../../../paraglide/messages.js';
import type { CityProject } from '../../city/city-project.ts';
import { type ProjectFilter, type ProjectSort, presentFilter, sorts, writeFilter } from './project-filter.ts';
import styles from './project-index.module.css';

export type IndexedProject = CityProject & { picture: PictureData | null };
export type IndexGroup = { sale: CityProject['sale']; projects: readonly IndexedProject[] };
type Props = { groups: readonly IndexGroup[]; filter: ProjectFilter };

const titles = { selling: m.project_group_selling, upcoming: m.project_group_upcoming, sold_out: m.project_group_sold_out };
const sortTitles: Record<ProjectSort, () => string> = {
  name: m.project_sort_name,
  district: m.project_sort_district,
  metro: m.project_sort_metro,
  price: m.project_sort_price,
  free: m.project_sort_free,
  keys: m.project_sort_keys,
};

/** Every project as one line, in three groups; its picture stands beside the lines on a wide screen, and in each line on others. */
export function ProjectIndex({ groups, filter }: Props) {
  const path = usePath();
  const navigate = useNavigate();
  const all = groups.flatMap(({ projects }) => projects);
  const [chosen, setChosen] = useState<string | null>(null);
  const seen = all.find(({ slug }) => slug === chosen) ?? all[0];
  const sorted = (from: ProjectFilter, sort: ProjectSort) => {
    const search = writeFilter({ ...from, sort: filter.sort === sort ? null : sort });
    return `${path('projects')}${search && `?${search}`}`;
  };
  return (
    <div className={styles.index}>
      <div className={styles.lists}>
        <nav className={styles.sorts} aria-label={m.project_sort()}>
          {sorts.map((sort) => (
            <a
              key={sort}
              href={sorted(filter, sort)}
              className={styles[sort]}
              aria-current={filter.sort === sort || undefined}
              rel="nofollow"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                void navigate(sorted(presentFilter(), sort), { replace: true, preventScrollReset: true });
              }}
            >
              {sortTitles[sort]()}
            </a>
          ))}
        </nav>
        {groups.map(({ sale, projects }) => (
          <section key={sale} aria-labelledby={`sale-${sale}`}>
            <h3 id={`sale-${sale}`} className={styles.group}>
              {titles[sale]()} <sup className={styles.count}>{projects.length}</sup>
            </h3>
            <ul>
              {projects.map((project) => (
                <Row key={project.slug} project={project} onSeen={() => setChosen(project.slug)} isSeen={project.slug === seen?.slug} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {seen?.picture && (
        <figure className={styles.plate}>
          <Picture key={seen.slug} picture={seen.picture} sizes="(width < 1440px) 1px, 30vw" className={styles.picture} />
          <figcaption className={typography.note}>
            {seen.name} · {m.project_render()}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

type RowProps = { project: IndexedProject; isSeen: boolean; onSeen: () => void };

function Row({ project, isSeen, onSeen }: RowProps) {
  const path = usePath();
  const { slug, name, district, metro, sale, total, costFrom, costFromUsd, deliveryQuarter, stage, picture, prime } = project;
  return (
    <li
      className={styles.row}
      data-seen={isSeen || undefined}
      data-sale={sale}
      data-accent={prime ? 'prime' : undefined}
      onPointerEnter={onSeen}
    >
      {picture && (
        <span className={styles.thumb}>
          <Picture picture={picture} sizes="120px" alt="" className={styles.picture} />
        </span>
      )}
      <h4 className={styles.name}>
        <a href={path(`projects/${slug}`)} className={wholeLink.whole} data-travel="" onFocus={onSeen}>
          {name}
        </a>
      </h4>
      <span className={styles.district}>{district}</span>
      <span className={styles.metro}>{metro ? m.city_metro({ name: metro.name, minutes: metro.minutes }) : m.project_no_metro()}</span>
      <span className={styles.price}>
        {costFrom !== null && costFromUsd !== null && (
          <>
            {m.project_from()} <Price uah={costFrom} usd={costFromUsd} />
          </>
        )}
      </span>
      <span className={styles.free}>{sale === 'selling' && m.project_flats({ count: total, shown: `${total}` })}</span>
      <span className={styles.keys}>{formatDelivery(deliveryQuarter, stage === 'done')}</span>
    </li>
  );
}
