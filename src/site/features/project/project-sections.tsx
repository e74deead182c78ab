import type { Project, Section } from '../../../contract/catalogue.ts';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { deliveryWords } from '../apartment-list/apartment-words.ts';
import { formatNumber } from '../price/number-formats.ts';
import styles from './project-sections.module.css';

type Props = { sections: Section[]; project: Project; counts: Record<string, number> };

/** The sections as a table; each line leads to its flats. */
export function ProjectSections({ sections, project, counts }: Props) {
  const locale = useLocale();
  const path = usePath();
  const list = `${path('apartments')}?project_id=${encodeURIComponent(project.salesforce_id)}`;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.project_section()}</th>
          <th scope="col">{m.project_floors()}</th>
          <th scope="col">{m.project_delivery()}</th>
          <th scope="col">{m.project_on_sale()}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ salesforce_id, name, floors_total, submission_date }) => {
          const count = counts[salesforce_id] ?? 0;
          return (
            <tr key={salesforce_id}>
              <th scope="row">{name}</th>
              <td>{floors_total}</td>
              <td>{deliveryWords(submission_date)}</td>
              <td>
                {count > 0 ? (
                  <Link inText href={`${list}&section_id=${encodeURIComponent(salesforce_id)}`}>
                    {m.project_flats({ count, shown: formatNumber(count, locale, 0) })}
                  </Link>
                ) : (
                  '—'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
