import type { VacancySummary } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { formatSalary } from './format-salary.ts';
import styles from './vacancy-rows.module.css';

/** Vacancies as rows of a ledger: title, place and day, salary. */
export function VacancyRows({ vacancies, heading: Heading }: { vacancies: VacancySummary[]; heading: 'h2' | 'h3' }) {
  const locale = useLocale();
  const path = usePath();
  return (
    <ul className={styles.rows}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.slug} className={classNames(wholeLink.row, styles.row)}>
          <div className={styles.what}>
            <Heading className={styles.title}>
              <a href={path(`vacancy/${vacancy.slug}`)} className={wholeLink.whole}>
                {vacancy.title}
              </a>
            </Heading>
            <p className={classNames(typography.quiet, styles.lead)}>{vacancy.lead}</p>
          </div>
          <p className={styles.where}>
            {vacancy.place}
            <span className={classNames(typography.quiet, styles.when)}>{vacancy.schedule}</span>
          </p>
          <p className={styles.salary}>
            {formatSalary(vacancy, locale)}
            {vacancy.veterans && <span className={styles.veterans}>{m.career_for_veterans()}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
