import { sorts } from '../../../contract/catalogue/apartment-filter.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import { inView, sortBy } from '../filter/criteria/criteria-changes.ts';
import { type Criteria, ownSort, sortOf, type View } from '../filter/criteria/list-criteria.ts';
import { filterForm } from '../filter/filter-panel.tsx';
import { ListLink, useListChoice } from '../filter/list-choice.tsx';
import styles from './list-toolbar.module.css';

const sortNames = {
  fit: m.list_sort_fit,
  price_asc: m.list_sort_price_asc,
  price_desc: m.list_sort_price_desc,
  area_asc: m.list_sort_area_asc,
  area_desc: m.list_sort_area_desc,
} as const;

/** The order and the view of the list. */
export function ListToolbar({ criteria }: { criteria: Criteria }) {
  const { draft, change } = useListChoice();
  const view = (kind: View, name: string, icon: 'grid' | 'rows') => (
    <ListLink
      criteria={criteria}
      control="view"
      make={(before) => inView(before, kind)}
      className={styles.view}
      aria-current={criteria.view === kind ? 'true' : undefined}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </ListLink>
  );
  return (
    <div className={styles.toolbar}>
      <label className={styles.sort}>
        <span className={classNames(typography.quiet, styles.sortLabel)}>{m.list_sort()}</span>
        <select
          className={styles.select}
          name="sort"
          form={filterForm}
          value={draft.sort ?? ownSort}
          onChange={({ target: { value } }) => {
            const sort = sortOf(sorts.find((option) => option === value) ?? null);
            change('sort', (before) => sortBy(before, sort), 0);
          }}
        >
          {sorts.map((option) => (
            <option key={option} value={option}>
              {sortNames[option]()}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} className={styles.chevron} />
      </label>
      {criteria.view === 'list' && <input type="hidden" name="view" value="list" form={filterForm} />}
      <nav className={styles.views} aria-label={m.list_view()}>
        {view('cards', m.list_view_cards(), 'grid')}
        {view('list', m.list_view_list(), 'rows')}
      </nav>
    </div>
  );
}
