import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { useListAddress } from '../filter/criteria/list-address.ts';
import type { Criteria } from '../filter/criteria/list-criteria.ts';
import styles from './list-notices.module.css';

export function FailedList({ criteria }: { criteria: Criteria }) {
  const address = useListAddress();
  return (
    <section className={styles.notice} role="alert">
      <h2 className={classNames(typography.title, styles.title)}>{m.list_failed()}</h2>
      <p className={typography.quiet}>{m.list_failed_hint()}</p>
      <Button href={address.at(criteria)}>{m.list_retry()}</Button>
    </section>
  );
}
