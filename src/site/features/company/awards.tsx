import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './awards.module.css';
import type { CompanyData } from './company-data.ts';

type Award = CompanyData['awards'][number];

/** The first one beside its building, which bleeds off the edge; the others as a ledger. */
export function Awards({ awards: [first, ...others] }: { awards: Award[] }) {
  return (
    <section className={styles.awards} data-ground="dark" aria-labelledby="awards">
      <h2 id="awards" className={classNames(typography.display, styles.heading)}>
        {m.company_awards()}
      </h2>
      {first && (
        <article className={styles.first}>
          {first.picture && <Picture picture={first.picture} sizes="(width < 64em) 100vw, 58vw" alt="" reveal className={styles.picture} />}
          <div className={styles.texts}>
            <p className={styles.year}>{first.year}</p>
            <AwardText award={first} />
          </div>
        </article>
      )}
      <ul className={styles.others}>
        {others.map((award) => (
          <li key={award.title}>
            <article className={styles.other}>
              <p className={classNames(typography.title, styles.smallYear)}>{award.year}</p>
              <AwardText award={award} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AwardText({ award: { title, jury, text, project } }: { award: Award }) {
  const path = usePath();
  return (
    <div className={styles.text}>
      <div className={styles.what}>
        <h3 className={typography.title}>{title}</h3>
        <p className={styles.jury}>{jury}</p>
      </div>
      <div className={styles.what}>
        <p className={classNames(typography.quiet, styles.reason)}>{text}</p>
        {project && (
          <a href={path(`projects/${project.slug}`)} className={`${styles.project} ${wholeLink.whole}`}>
            {project.name}
          </a>
        )}
      </div>
    </div>
  );
}
