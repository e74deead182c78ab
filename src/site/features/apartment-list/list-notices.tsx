import { useRevalidator } from 'react-router';
import { filterOfName } from '../../../contract/catalogue/apartment-filter.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { filterTitle } from '../filter/active-filters.ts';
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

/** The last request failed; the list before it stays. */
export function UnreachedNotice() {
  const { revalidate } = useRevalidator();
  return (
    <p className={styles.ignored} role="alert">
      {m.list_unreached()}{' '}
      <Button kind="plain" onClick={() => void revalidate()}>
        {m.list_retry()}
      </Button>
    </p>
  );
}

/** An old link has a value that does not exist any more; the rest of it is applied. */
export function IgnoredNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const titles = names.map((name) => {
    const filter = filterOfName(name);
    if (filter) return filterTitle(filter).toLowerCase();
    return name === 'sort' ? m.list_sort().toLowerCase() : name;
  });
  return (
    <p className={styles.ignored} role="status">
      {m.list_ignored({ names: [...new Set(titles)].join(', ') })}
    </p>
  );
}
