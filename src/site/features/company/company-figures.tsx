import { classNames } from '../../../ui/class-names.ts';
import figure from '../../../ui/text/figure.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import type { CompanyData } from './company-data.ts';
import styles from './company-figures.module.css';

type Props = { figures: CompanyData['figures']; people: string; peopleText: string };

/** The first numeral stands tall; the others hang from one line beside it. */
export function CompanyFigures({ figures: { founded, projects, built, districts }, people, peopleText }: Props) {
  const path = usePath();
  return (
    <section className={styles.figures} data-ground="light" aria-label={m.company_figures()}>
      <dl className={styles.list}>
        {founded && (
          <div className={classNames(figure.figure, styles.first)}>
            <dt className={classNames(figure.texts, styles.texts)}>{m.company_figure_founded()}</dt>
            <dd className={styles.tall}>{founded}</dd>
          </div>
        )}
        <div className={classNames(figure.figure, figure.lined, styles.figure)}>
          <dt className={classNames(figure.texts, styles.texts)}>
            <a href={path('projects')}>{m.company_figure_projects({ count: projects })}</a>{' '}
            {m.company_figure_districts({ count: districts })}
          </dt>
          <dd className={styles.numeral}>{projects}</dd>
        </div>
        <div className={classNames(figure.figure, figure.lined, styles.figure)}>
          <dt className={classNames(figure.texts, styles.texts)}>{m.company_figure_built({ count: built })}</dt>
          <dd className={styles.numeral}>{built}</dd>
        </div>
        {people && (
          <div className={classNames(figure.figure, figure.lined, styles.figure)}>
            <dt className={classNames(figure.texts, styles.texts)}>{peopleText}</dt>
            <dd className={styles.numeral}>{people}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
