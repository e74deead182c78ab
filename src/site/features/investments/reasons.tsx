import page from './investments-page.module.css';
import styles from './reasons.module.css';
import { numbered, type Words } from './words.ts';

/** A numbered list of reasons beside its heading: for, or against. */
export function Reasons({ words, name }: { words: Words; name: string }) {
  return (
    <section className={styles.reasons} aria-labelledby={name}>
      <h2 id={name} className={page.heading}>
        {words[`${name}_title`]}
      </h2>
      <ol className={styles.list}>
        {numbered(words, name).map(({ title, text }, at) => (
          <li key={title} className={styles.item}>
            <span className={styles.numeral} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
