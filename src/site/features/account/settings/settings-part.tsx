import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import beside from '../../../../ui/layout/beside.module.css';
import typography from '../../../../ui/text/typography.module.css';
import styles from './settings.module.css';

type Props = { title: string; text?: string; children: ReactNode };

/** One row of the ledger: the subject on the left, the actions on the right. */
export function SettingsPart({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classNames(beside.row, styles.part)} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={classNames(typography.title, styles.name)}>
          {title}
        </h2>
        {text && <p className={classNames(typography.quiet, styles.text)}>{text}</p>}
      </div>
      <div className={classNames(beside.fields, styles.content)}>{children}</div>
    </section>
  );
}
