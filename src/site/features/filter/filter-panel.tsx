import { useState } from 'react';
import type { Facets } from '../../../contract/catalogue/apartments.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import ends from '../../../ui/layout/ends.module.css';
import { Icon } from '../../../ui/pictures/icon.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { counted } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import { clearFilters, countActive, hasPrime, withinBounds } from './criteria/criteria-changes.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import { useListChoice } from './list-choice.tsx';
import { usePremiumBrand } from './premium-brand.ts';
import { sliderBounds } from './slider-bounds.ts';

/** The form that other controls of the list belong to when there are no scripts. */
export const filterForm = 'filter';

type Props = { facets: Facets | null; total: number };

/** A column beside the list on a desktop; on a phone a bar that opens the same fields as a sheet. */
export function FilterPanel({ facets, total }: Props) {
  const locale = useLocale();
  const list = usePath()('apartments');
  const { filters } = useStaticPages();
  const { draft, change, pending } = useListChoice();
  const [open, setOpen] = useState(false);
  const active = countActive(withinBounds(draft, sliderBounds(filters)));
  usePremiumBrand(hasPrime(draft, filters.projects), draft.projects.length > 0);

  const title = active > 0 ? m.filter_title_count({ count: active }) : m.filter_title();
  const found = pending ? m.list_searching() : total > 0 ? m.filter_show(counted(total, locale)) : m.filter_show_none();
  const clear = active > 0 && (
    <button type="button" className={classNames(typography.caption, styles.clear)} onClick={() => change('clear', clearFilters, 0)}>
      {m.filter_clear()}
    </button>
  );
  const fields = <FilterFields criteria={draft} facets={facets} change={change} />;
  return (
    <div className={styles.panel}>
      <form
        aria-label={m.filter_title()}
        id={filterForm}
        className={styles.column}
        method="get"
        action={list}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={classNames(ends.ends, styles.head)}>
          <p className={styles.count} data-pending={pending || undefined}>
            <span className={styles.figure}>{counted(total, locale).shown}</span> {m.list_flats_word(counted(total, locale))}
          </p>
          {clear}
        </div>
        {fields}
        <Button type="submit" kind="quiet" wide className={styles.submit}>
          {m.filter_apply()}
        </Button>
      </form>
      <div className={styles.bar}>
        <button type="button" className={styles.open} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="filter" />
          {title}
        </button>
        <p className={styles.barCount}>{m.list_flats(counted(total, locale))}</p>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={m.filter_close()}
        variant="sheet"
        footer={
          <div className={styles.foot}>
            <Button wide arrow={false} onClick={() => setOpen(false)}>
              <span aria-live="polite">{found}</span>
            </Button>
            {clear}
          </div>
        }
      >
        <form className={styles.sheet} onSubmit={(event) => event.preventDefault()}>
          {fields}
        </form>
      </Dialog>
    </div>
  );
}
