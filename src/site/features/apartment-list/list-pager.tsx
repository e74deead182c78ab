import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { counted } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import { atPage } from '../filter/criteria/criteria-changes.ts';
import { useListAddress } from '../filter/criteria/list-address.ts';
import type { Criteria } from '../filter/criteria/list-criteria.ts';
import { PageLinks } from '../paging/page-links.tsx';
import styles from './list-pager.module.css';
import type { ListState } from './use-list-pages.ts';

type Props = {
  criteria: Criteria;
  first: number;
  shown: number;
  total: number;
  /** Where cards stand for plans: how many there are. */
  plans: number | null;
  lastPage: number;
  perPage: number;
};

/** "Show more" adds the next page below; the numbers are real pages, for crawlers and for direct jumps. */
export function ListPager({ criteria, first, shown, total, plans, lastPage, perPage }: Props) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { page } = criteria;
  const { at } = useListAddress();
  const address = (number: number) => at(atPage(criteria, number));
  const more = Math.min(perPage, (plans ?? total) - page * perPage);
  const numbers = { shown: counted(shown, locale).shown, total: counted(plans ?? total, locale).shown };

  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const state: ListState = { listFrom: first };
    void navigate(address(page + 1), { replace: true, preventScrollReset: true, state });
  };

  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={m.list_pages()}>
      <p className={typography.caption} role="status">
        {plans === null ? m.list_shown(numbers) : m.list_shown_plans(numbers)}
      </p>
      {page < lastPage && more > 0 && (
        <Button href={address(page + 1)} rel="next" kind="quiet" arrow={false} onClick={onMore} className={styles.more}>
          {plans === null ? m.list_more(counted(more, locale)) : m.list_more_plans(counted(more, locale))}
        </Button>
      )}
      <PageLinks page={page} lastPage={lastPage} address={address} isShown={(number) => number >= first && number <= page} />
    </nav>
  );
}
