import type { Locale } from '../../../base/locale.ts';
import { Link } from '../../../ui/text/link.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import { saleView } from '../../format/availability/sale-view.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './city-map.module.css';
import type { CityProject } from './city-project.ts';

const flatsLeft = (project: CityProject, locale: Locale): string =>
  saleView(project).short ?? m.project_flats({ count: project.total, shown: formatNumber(project.total, locale, 0) });

const metroText = ({ metro }: CityProject): string | null => metro && m.city_metro({ name: metro.name, minutes: metro.minutes });

/** All of it in one line, for those who hear the map. */
export const projectLine = (project: CityProject, locale: Locale): string =>
  [
    project.name,
    project.district && m.project_district({ name: project.district }),
    project.costFromUsd === null ? null : `${m.project_from()} ${formatPrice(project.costFromUsd, 'USD', locale)}`,
    metroText(project),
    formatDelivery(project.deliveryQuarter, project.stage === 'done'),
    flatsLeft(project, locale),
  ]
    .filter(Boolean)
    .join(', ');

/** Name, price, metro, keys and what is free, of the project that the map shows. */
export function ProjectFacts({ project }: { project: CityProject }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <div className={styles.raised} data-accent={project.prime ? 'prime' : undefined}>
      <p className={styles.title}>
        <Link href={path(`projects/${project.slug}`)}>{project.name}</Link>
      </p>
      <p className={styles.price}>
        {project.costFrom !== null && project.costFromUsd !== null && (
          <>
            {m.project_from()} <Price uah={project.costFrom} usd={project.costFromUsd} />
            {'\u00a0· '}
          </>
        )}
        {flatsLeft(project, locale)}
      </p>
      <p className={styles.note}>
        {[
          project.district && m.project_district({ name: project.district }),
          metroText(project),
          formatDelivery(project.deliveryQuarter, project.stage === 'done'),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
    </div>
  );
}
