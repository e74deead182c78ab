import type { VacancySummary } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { VacancyRows } from '../career/vacancy-rows.tsx';
import styles from './career-block.module.css';

/** The number of open vacancies, and the newest of them. */
export function CareerBlock({ vacancies, total, lead }: { vacancies: VacancySummary[]; total: number; lead: string }) {
  const path = usePath();
  return (
    <section className={styles.career} data-ground="light" aria-labelledby="career">
      <div className={styles.head}>
        <h2 id="career" className={classNames(typography.display, styles.title)}>
          {total > 0 ? m.company_career({ count: total }) : m.company_career_none()}
        </h2>
        {lead && <p className={classNames(typography.quiet, styles.lead)}>{lead}</p>}
        <Button href={path('career')} className={styles.button}>
          {m.company_career_button()}
        </Button>
      </div>
      <VacancyRows vacancies={vacancies} heading="h3" />
    </section>
  );
}
