import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { activeFilters } from './active-filters.ts';
import { clearFilters } from './criteria/criteria-changes.ts';
import { useListAddress } from './criteria/list-address.ts';
import type { Criteria } from './criteria/list-criteria.ts';
import styles from './filter-chips.module.css';

/** The chosen filters, each a link to the same list without it. */
export function FilterChips({ criteria }: { criteria: Criteria }) {
  const locale = useLocale();
  const { at: address } = useListAddress();
  const pages = useStaticPages();
  const active = activeFilters(criteria, pages, locale);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={m.filter_chips()}>
      {active.map(({ key, label, rest }) => (
        <li key={key}>
          <a className={styles.chip} href={address(rest)} rel="nofollow" aria-label={m.filter_remove({ name: label })}>
            {label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className={classNames(typography.caption, styles.clear)} href={address(clearFilters(criteria))} rel="nofollow">
            {m.filter_clear()}
          </a>
        </li>
      )}
    </ul>
  );
}
