import type { ReactNode } from 'react';
import styles from './form-page.module.css';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/** A page that is one form: for browsers without JavaScript, and for links in letters. */
export function FormPage({ title, text, children }: Props) {
  return (
    <section className={styles.page} data-ground="paper">
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.below}>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
