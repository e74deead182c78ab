import type { ReactNode } from 'react';
import type { Vacancy } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import pageHead from '../../../ui/text/page-head.module.css';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import { formatSalary } from './format-salary.ts';
import { PointRows } from './point-rows.tsx';
import styles from './vacancy-page.module.css';
import { VacancyRows } from './vacancy-rows.tsx';

export type VacancyProps = { vacancy: Vacancy; category: string; project: { slug: string; name: string } | null };

const employments = {
  full: m.career_employment_full,
  part: m.career_employment_part,
  internship: m.career_employment_internship,
};

/** The title on the horizon, the salary below it as large as a price; then duties, expectations and benefits. */
export function VacancyPage({ vacancy, category, project }: VacancyProps) {
  const locale = useLocale();
  const path = usePath();
  const day = (text: string) => <time dateTime={text}>{formatDay(text, locale)}</time>;
  return (
    <article data-ground="light">
      <header className={classNames(pageHead.head, styles.head)}>
        <p className={styles.topline}>
          <Link href={path('vacancy')} className={target.tall}>
            {m.career_back()}
          </Link>
          <span>{category}</span>
        </p>
        <h1 className={classNames(pageHead.title, styles.title)} data-horizon="">
          {vacancy.title}
        </h1>
        {vacancy.closed ? (
          <div className={styles.closed} role="note">
            <h2 className={typography.title}>{m.career_closed_title()}</h2>
            <p>{m.career_closed_text()}</p>
          </div>
        ) : (
          <p className={styles.salary}>
            {formatSalary(vacancy, locale)}
            {(vacancy.salaryFrom ?? vacancy.salaryTo) !== null && <span className={styles.note}>{m.career_salary_note()}</span>}
          </p>
        )}
        <div className={styles.beside}>
          <p className={styles.lead}>{vacancy.lead}</p>
          {!vacancy.closed && (
            <Button href="#resume" round>
              {m.career_apply()}
            </Button>
          )}
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact name={m.career_place()}>
          {vacancy.place}
          {project && (
            <span className={classNames(typography.quiet, styles.site)}>
              {m.career_project()}{' '}
              <Link href={path(`projects/${project.slug}`)} inText>
                {project.name}
              </Link>
            </span>
          )}
        </Fact>
        <Fact name={m.career_schedule()}>{vacancy.schedule}</Fact>
        <Fact name={m.career_employment()}>{employments[vacancy.employment]()}</Fact>
        <Fact name={m.career_posted()}>{day(vacancy.date)}</Fact>
        {vacancy.validThrough && !vacancy.closed && <Fact name={m.career_until()}>{day(vacancy.validThrough)}</Fact>}
      </dl>
      <div className={styles.chapters}>
        <Chapter title={m.career_duties()} points={vacancy.duties} />
        <Chapter title={m.career_expectations()} points={vacancy.expectations} />
        <Chapter title={m.career_offer()} points={vacancy.gives} />
        {vacancy.veterans && (
          <section className={styles.chapter}>
            <h2 className={typography.title}>{m.career_veterans()}</h2>
            <p className={styles.veterans}>{vacancy.veterans}</p>
          </section>
        )}
      </div>
    </article>
  );
}

/** Other open vacancies, those of the same field first. */
export const RelatedVacancies = ({ vacancies }: { vacancies: Vacancy['related'] }) =>
  vacancies.length > 0 && (
    <section className={styles.related} data-ground="light" aria-labelledby="related">
      <h2 id="related" className={classNames(typography.display, styles.relatedTitle)}>
        {m.career_related()}
      </h2>
      <VacancyRows vacancies={vacancies} heading="h3" />
    </section>
  );

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={typography.note}>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Chapter = ({ title, points }: { title: string; points: string[] }) =>
  points.length > 0 && (
    <section className={styles.chapter}>
      <h2 className={typography.title}>{title}</h2>
      <PointRows points={points} />
    </section>
  );
