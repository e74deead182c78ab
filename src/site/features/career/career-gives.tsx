import type { CareerCategory } from '../../../contract/content/vacancies.ts';
import { classNames } from '../../../ui/class-names.ts';
import split from '../../../ui/layout/split.module.css';
import stack from '../../../ui/layout/stack.module.css';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './career-gives.module.css';
import { PointRows } from './point-rows.tsx';

/** Chapters of the company's benefits: a large sentence, and its explanation. */
export const CareerGives = ({ gives }: { gives: CareerCategory[] }) => (
  <section className={styles.gives} data-ground="dark" aria-labelledby="gives">
    <h2 id="gives" className={styles.heading}>
      {m.career_gives()}
    </h2>
    {gives.map(({ id, name, text, points }) => (
      <section key={id} className={classNames(split.split, styles.chapter)} aria-labelledby={`gives-${id}`}>
        <div className={stack.stack}>
          <h3 id={`gives-${id}`} className={styles.name}>
            {name}
          </h3>
          <p className={classNames(typography.quiet, styles.text)}>{text}</p>
        </div>
        <PointRows points={points} />
      </section>
    ))}
  </section>
);
