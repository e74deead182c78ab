import type { CSSProperties } from 'react';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './project-sections.module.css';

type Props = {
  sections: Section[];
  project: Pick<Project, 'id' | 'slug' | 'sale' | 'stage'>;
  /** Flats that can be bought, by section; unknown when the request failed. */
  counts: Record<string, number> | undefined;
  /** The quarter that was promised first, by section, where it was moved since. */
  firstPromises: Record<string, string>;
};

/** The sections as they stand on the horizon, floor by floor; each leads to its flats. */
export function ProjectSections({ sections, project, counts, firstPromises }: Props) {
  const locale = useLocale();
  const path = usePath();
  const list = `${path('apartments')}?project_id=${encodeURIComponent(project.id)}`;
  return (
    <ul className={styles.sections} style={{ '--count': sections.length } as CSSProperties}>
      {sections.map(({ id, name, floorsTotal, deliveryQuarter }) => {
        const count = counts?.[id] ?? 0;
        const promised = firstPromises[id];
        return (
          <li key={id} className={styles.section}>
            <div className={styles.sky} aria-hidden="true">
              <div className={styles.building} style={{ '--floors': floorsTotal } as CSSProperties} />
            </div>
            <div>
              <h3 className={typography.name}>{name}</h3>
              <p className={classNames(typography.caption, styles.fact)}>{m.project_storeys({ count: floorsTotal })}</p>
              <p className={classNames(typography.caption, styles.fact)}>{formatDelivery(deliveryQuarter, project.stage === 'done')}</p>
              {promised !== undefined && (
                <p className={classNames(typography.caption, styles.fact)}>
                  <Link alone href={`${path('projects')}${project.slug}/construction/#delivery`}>
                    {m.project_first_promised({ quarter: formatDelivery(promised) })}
                  </Link>
                </p>
              )}
              {project.sale === 'selling' && counts && (
                <p className={styles.sale}>
                  {count > 0 ? (
                    <Link alone href={`${list}&section_id=${encodeURIComponent(id)}`}>
                      {m.project_flats({ count, shown: formatNumber(count, locale, 0) })}
                    </Link>
                  ) : (
                    m.project_section_sold()
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
