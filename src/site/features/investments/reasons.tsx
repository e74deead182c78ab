import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import page from './investments-page.module.css';
import { numbered, type PageTexts } from './page-texts.ts';
import styles from './reasons.module.css';

/** A numbered list of reasons beside its heading: for, or against. */
export function Reasons({ texts, name }: { texts: PageTexts; name: string }) {
  return (
    <section className={styles.reasons} aria-labelledby={name}>
      <h2 id={name} className={classNames(typography.display, page.heading)}>
        {texts[`${name}_title`]}
      </h2>
      <ol className={styles.list}>
        {numbered(texts, name).map(({ title, text }, at) => (
          <li key={title} className={styles.item}>
            <span className={styles.numeral} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={typography.name}>{title}</h3>
            <p className={styles.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
