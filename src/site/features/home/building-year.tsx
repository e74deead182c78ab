import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatShortMonth } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import styles from './building-year.module.css';
import type { BuildingYear as Year } from './load-home.ts';

/** Twelve months side by side: each as high as the building was by then, so that a year of building is one rising line. */
export function BuildingYear({ year, title, text }: { year: Year; title: string | undefined; text: string | undefined }) {
  const locale = useLocale();
  const path = usePath();
  const project = useStaticPages().projects.find(({ id }) => id === year.project);
  const highest = Math.max(1, ...year.months.map(({ percent }) => percent));
  const last = year.months.at(-1);
  return (
    <section data-far className={styles.section} aria-labelledby="building">
      <div className={styles.head}>
        <h2 id="building" className={typography.display}>
          {title || m.home_building()}
        </h2>
        <p className={classNames(typography.quiet, styles.text)}>
          {text || m.home_building_text()}{' '}
          {project && (
            <Link href={path(`projects/${project.slug}`)} inText className={styles.link}>
              {project.name}
            </Link>
          )}
        </p>
        {last && (
          <p className={styles.percent}>
            {last.percent}
            <span className={styles.unit}>%</span>
          </p>
        )}
      </div>
      <ol className={styles.months} aria-label={m.home_building_months()}>
        {year.months.map(({ month, percent, picture }) => (
          <li key={month} className={styles.month} style={{ '--built': percent / highest } as CSSProperties}>
            <div className={styles.pictured}>
              {picture && <Picture picture={picture} sizes="(width < 64em) 30vw, 40vw" alt="" className={styles.picture} />}
            </div>
            <p className={classNames(typography.note, styles.label)}>
              <time dateTime={month}>{formatShortMonth(month, locale)}</time>
              <span className={styles.built}>{m.project_percent({ percent })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
