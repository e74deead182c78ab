import type { ReactNode, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import beside from '../../../ui/layout/beside.module.css';
import typography from '../../../ui/text/typography.module.css';
import styles from './form-page.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  ground?: 'light' | 'dark';
  /** For moving the focus there when the title has changed. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** A page with one form, its title on the horizon: the login, links in e-mails, and all forms of browsers without JavaScript. */
export function FormPage({ title, text, ground = 'light', titleRef, children }: Props) {
  return (
    <section className={styles.page} data-ground={ground}>
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={classNames(typography.display, styles.title)} data-horizon="">
        {title}
      </h1>
      <div className={classNames(beside.row, styles.below)}>
        {text && <p className={classNames(typography.lead, beside.texts, styles.text)}>{text}</p>}
        <div className={classNames(beside.fields, styles.form)}>{children}</div>
      </div>
    </section>
  );
}
