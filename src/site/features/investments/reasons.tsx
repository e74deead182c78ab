import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import type { TextPair } from '../../data/pages/numbered-texts.ts';
import page from './investments-page.module.css';
import styles from './reasons.module.css';

/** A numbered list of reasons beside its heading: for, or against. */
export function Reasons({ id, title: heading, reasons }: { id: string; title: string | undefined; reasons: TextPair[] }) {
  return (
    <section className={styles.reasons} aria-labelledby={id}>
      <h2 id={id} className={classNames(typography.display, page.heading)}>
        {heading}
      </h2>
      <ol className={styles.list}>
        {reasons.map(({ title, text }, at) => (
          <li key={title} className={styles.item}>
            <span className={styles.numeral} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={typography.name}>{title}</h3>
            <p className={classNames(typography.quiet, styles.quiet)}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
