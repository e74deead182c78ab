import type { PageContent } from '../../../contract/content/static-pages.ts';
import type { CareerCategory, VacancyCategory } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import stack from '../../../ui/layout/stack.module.css';
import { CaptionedPicture } from '../../../ui/pictures/captioned-picture.tsx';
import { PageHead } from '../../../ui/text/page-head.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { PageLinks } from '../paging/page-links.tsx';
import { ResumeForm } from '../resume/resume-form.tsx';
import { vacanciesAddress } from './career-address.ts';
import { CareerGives } from './career-gives.tsx';
import styles from './career-page.module.css';
import type { VacanciesPage } from './load-career.ts';
import { VacancyRows } from './vacancy-rows.tsx';

type Props = { page: PageContent<'career'> | null; vacancies: VacanciesPage; categories: VacancyCategory[]; gives: CareerCategory[] };

/** The title on the horizon, a building site beside it; then the ledger of vacancies by fields of work, then the company's benefits. */
export function CareerPage({ page, vacancies, categories, gives }: Props) {
  const path = usePath();
  const { items, total, category, lastPage } = vacancies;
  return (
    <>
      <PageHead title={page?.blocks.title || m.career_title()} className={styles.head}>
        <div className={stack.stack}>
          <p className={styles.lead}>{page?.blocks.lead || m.career_lead()}</p>
          {page?.blocks.about && <p className={classNames(typography.quiet, styles.about)}>{page.blocks.about}</p>}
        </div>
        {page?.sharePicture && (
          <CaptionedPicture
            picture={page.sharePicture}
            sizes="(width < 64em) 100vw, 58vw"
            priority
            className={styles.photo}
            pictureClass={styles.picture}
          />
        )}
      </PageHead>
      <section id="vacancies" className={styles.vacancies} data-ground="light" aria-labelledby="vacancies-title">
        <h2 id="vacancies-title" className={typography.display}>
          {m.career_vacancies()} <span className={styles.total}>{total}</span>
        </h2>
        <nav aria-label={m.career_categories()}>
          <ul className={styles.categories}>
            <li>
              <a
                href={path(vacanciesAddress({ category: null }))}
                className={styles.category}
                aria-current={category === null ? 'page' : undefined}
              >
                {m.career_category_all()}
              </a>
            </li>
            {categories.map(({ id, name, total: count }) => (
              <li key={id}>
                <a
                  href={path(vacanciesAddress({ category: id }))}
                  className={styles.category}
                  aria-current={category === id ? 'page' : undefined}
                >
                  {name} <span className={styles.count}>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {items.length > 0 ? <VacancyRows vacancies={items} heading="h3" /> : <Nobody />}
        {lastPage > 1 && (
          <nav aria-label={m.career_pages()} className={styles.pages}>
            <PageLinks page={vacancies.page} lastPage={lastPage} address={(number) => path(vacanciesAddress({ category, page: number }))} />
          </nav>
        )}
      </section>
      {gives.length > 0 && <CareerGives gives={gives} />}
      <div data-ground="light">
        <ResumeForm />
      </div>
    </>
  );
}

function Nobody() {
  const path = usePath();
  return (
    <div className={styles.empty}>
      <h3 className={typography.title}>{m.career_none_title()}</h3>
      <p className={classNames(typography.quiet, styles.about)}>{m.career_none_text()}</p>
      <Button href={path(vacanciesAddress({ category: null }))} kind="quiet">
        {m.career_all_vacancies()}
      </Button>
    </div>
  );
}
