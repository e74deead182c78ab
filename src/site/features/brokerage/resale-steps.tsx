import type { PageTexts } from '../../../contract/content/page-contents.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { numberedPairs } from '../../data/pages/numbered-texts.ts';
import * as m from '../../paraglide/messages.js';
import styles from './resale-steps.module.css';

/** How a flat is bought from an investor, step by step, in the words of the page's content. */
export function ResaleSteps({ texts }: { texts: PageTexts<'brokerage'> }) {
  const steps = numberedPairs(texts, 'step_N_title', 'step_N_text');
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="resale-steps">
      <h2 id="resale-steps" className={classNames(typography.display, styles.title)}>
        {m.list_resale_how()}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={typography.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {texts.note && <p className={classNames(typography.note, styles.note)}>{texts.note}</p>}
    </section>
  );
}
