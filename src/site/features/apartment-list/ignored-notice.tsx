import { filterOfName } from '../../../contract/catalogue/apartment-filter.ts';
import * as m from '../../paraglide/messages.js';
import { filterTitle } from '../filter/active-filters.ts';
import styles from './list-notices.module.css';

/** An old link has a value that does not exist any more; the rest of it is applied. */
export function IgnoredNotice({ names }: { names: readonly string[] }) {
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
