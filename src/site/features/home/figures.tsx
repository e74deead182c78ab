import { classNames } from '../../../ui/class-names.ts';
import figure from '../../../ui/text/figure.module.css';
import target from '../../../ui/text/touch-target.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import type { ProjectCardData } from '../project/project-card.tsx';
import styles from './figures.module.css';

/** Today's figures, as large numerals. */
export function Figures({ projects, founded, foundedWords }: { projects: ProjectCardData[]; founded?: string; foundedWords?: string }) {
  const locale = useLocale();
  const path = usePath();
  const flats = projects.reduce((sum, { total }) => sum + total, 0);
  const cheapest = projects.reduce<ProjectCardData | null>(
    (least, project) =>
      project.costFromUsd !== null && project.costFromUsd < (least?.costFromUsd ?? Number.POSITIVE_INFINITY) ? project : least,
    null,
  );
  return (
    <section className={styles.figures} data-ground="light" aria-label={m.home_figures()}>
      <dl className={styles.list}>
        <div className={classNames(figure.figure, figure.lined, styles.figure)}>
          <dt className={classNames(figure.texts, styles.texts)}>
            <a href={path('apartments')} className={target.tall}>
              {m.home_figure_flats({ count: flats })}
            </a>
          </dt>
          <dd className={styles.numeral}>{formatNumber(flats, locale, 0)}</dd>
        </div>
        <div className={classNames(figure.figure, figure.lined, styles.figure)}>
          <dt className={classNames(figure.texts, styles.texts)}>
            <a href={path('projects')} className={target.tall}>
              {m.home_figure_projects({ count: projects.length })}
            </a>
          </dt>
          <dd className={styles.numeral}>{projects.length}</dd>
        </div>
        {founded && (
          <div className={classNames(figure.figure, figure.lined, styles.figure)}>
            <dt className={classNames(figure.texts, styles.texts)}>{foundedWords || m.home_figure_founded()}</dt>
            <dd className={styles.numeral}>{founded}</dd>
          </div>
        )}
        {cheapest?.costFrom != null && cheapest.costFromUsd !== null && (
          <div className={classNames(figure.figure, figure.lined, styles.figure)}>
            <dt className={classNames(figure.texts, styles.texts)}>
              <a href={path(`projects/${cheapest.slug}`)} className={target.tall}>
                {m.home_figure_from({ project: cheapest.name })}
              </a>
            </dt>
            <dd className={styles.numeral}>
              <Price uah={cheapest.costFrom} usd={cheapest.costFromUsd} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
