import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatMonth } from '../../format/format-month.ts';
import * as m from '../../paraglide/messages.js';
import type { CompanyData } from './company-data.ts';
import styles from './history.module.css';
import { yearsSince } from './years-since.ts';

/** Years at their true distance along the horizon, where the page turns from ink to paper; events stand on it or hang from it in turn. */
export function History({ milestones }: { milestones: CompanyData['milestones'] }) {
  const locale = useLocale();
  const path = usePath();
  const sorted = milestones.toSorted((one, other) => (one.month < other.month ? -1 : 1));
  const first = Number(sorted[0]?.month.slice(0, 4));
  const last = Number(sorted.at(-1)?.month.slice(0, 4));
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <section className={styles.history} aria-labelledby="history">
      <div className={styles.head} data-ground="dark">
        <h2 id="history" className={typography.display}>
          {m.company_history()}
        </h2>
        <p className={classNames(typography.quiet, styles.hint)}>{m.company_history_hint()}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={m.company_history_timeline()}>
        <div className={styles.line} style={{ '--years': years.length } as CSSProperties}>
          <div className={styles.sky} data-ground="dark" />
          <div className={styles.earth} data-ground="light" />
          <ol className={styles.years} data-ground="dark" aria-hidden="true">
            {years.map((year) => (
              <li key={year}>{year}</li>
            ))}
          </ol>
          <ol className={styles.events}>
            {sorted.map(({ month, title, text, project }, at) => (
              <li
                key={month}
                className={styles.event}
                data-ground={at % 2 === 0 ? 'dark' : 'light'}
                style={{ '--at': yearsSince(first, month) } as CSSProperties}
              >
                <time dateTime={month} className={styles.month}>
                  {formatMonth(month, locale)}
                </time>
                <h3 className={styles.name}>{title}</h3>
                <p className={typography.note}>{text}</p>
                {project && (
                  <Link href={path(`projects/${project.slug}`)} inText className={styles.link}>
                    {project.name}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </section>
  );
}
