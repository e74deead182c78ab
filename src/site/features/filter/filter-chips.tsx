import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { activeFilters } from './active-filters.ts';
import { clearFilters } from './criteria/criteria-changes.ts';
import type { Criteria } from './criteria/list-criteria.ts';
import styles from './filter-chips.module.css';
import { ListLink, useListChoice } from './list-choice.tsx';

/** The chosen filters, each a link to the same list without it. */
export function FilterChips({ criteria }: { criteria: Criteria }) {
  const locale = useLocale();
  const pages = useStaticPages();
  const { sumsWereReset } = useListChoice();
  const active = activeFilters(criteria, pages, locale);
  return (
    <>
      {sumsWereReset && (
        <p role="status" className={classNames(typography.note, styles.reset)}>
          {m.filter_other_currency()}
        </p>
      )}
      {active.length > 0 && (
        <ul className={styles.chips} aria-label={m.filter_chips()}>
          {active.map(({ key, label, remove }) => (
            <li key={key}>
              <ListLink
                criteria={criteria}
                control={key}
                make={remove}
                className={styles.chip}
                aria-label={m.filter_remove({ name: label })}
              >
                {label}
                <Icon name="close" size={14} />
              </ListLink>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <ListLink criteria={criteria} control="clear" make={clearFilters} className={classNames(typography.caption, styles.clear)}>
                {m.filter_clear()}
              </ListLink>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
