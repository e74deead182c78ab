import type { VacancyCategory } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import sticky from '../../../ui/layout/sticky.module.css';
import { Link } from '../../../ui/text/link.tsx';
import { PageHead } from '../../../ui/text/page-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { PageLinks } from '../paging/page-links.tsx';
import type { VacanciesPage as Vacancies } from './load-career.ts';
import styles from './vacancies-page.module.css';
import { VacancyRows } from './vacancy-rows.tsx';

type Props = { title: string; vacancies: Vacancies; categories: VacancyCategory[] };

/** All vacancies, each field of work beside its name. */
export function VacanciesPage({ title, vacancies: { items, total, page, lastPage }, categories }: Props) {
  const path = usePath();
  const inField = (id: string) => items.filter(({ categoryId }) => categoryId === id);
  const fields = categories.map(({ id, name }) => ({ id, name, vacancies: inField(id) })).filter((field) => field.vacancies.length > 0);
  const others = items.filter(({ categoryId }) => !categories.some(({ id }) => id === categoryId));
  return (
    <div data-ground="light" className={styles.page}>
      <PageHead title={title} count={total} lead={total > 0 ? m.career_lead() : m.career_none_text()} className={styles.head} />
      {fields.map(({ id, name, vacancies }) => (
        <section key={id} className={styles.field} aria-labelledby={`field-${id}`}>
          <h2 id={`field-${id}`} className={classNames(typography.title, sticky.sticky, styles.name)}>
            {name}
          </h2>
          <VacancyRows vacancies={vacancies} heading="h3" />
        </section>
      ))}
      {others.length > 0 && (
        <div className={styles.others}>
          <VacancyRows vacancies={others} heading="h2" />
        </div>
      )}
      {lastPage > 1 && (
        <nav aria-label={m.career_pages()}>
          <PageLinks page={page} lastPage={lastPage} address={(number) => path(`vacancy/${number > 1 ? `?page=${number}` : ''}`)} />
        </nav>
      )}
      <p className={styles.more}>
        <Link href={path('career')} alone>
          {m.company_career_button()}
        </Link>
      </p>
    </div>
  );
}
