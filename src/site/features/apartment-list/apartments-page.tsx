import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { Comparison } from '../../cards/comparison.tsx';
import { RecentlyViewed } from '../../cards/recently-viewed.tsx';
import { pathTo, useLocale } from '../../data/paths.ts';
import { rememberList } from '../../data/stored/last-list.ts';
import { useShownAtLeast } from '../../data/use-shown-at-least.ts';
import { counted } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import { atPage } from '../filter/criteria/criteria-changes.ts';
import { formatCriteria } from '../filter/criteria/list-criteria.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import { FilterPanel } from '../filter/filter-panel.tsx';
import { ListChoice } from '../filter/list-choice.tsx';
import './apartment-table.module.css';
import './empty-list.module.css';
import './list-pager.module.css';
import '../paging/page-links.module.css';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import styles from './apartments-page.module.css';
import { PlanCards } from './by-plan/plan-cards.tsx';
import { noteList } from './cached-list.ts';
import type { ListData } from './list-meta.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { LoadedList } from './load-list.ts';
import { UnreachedNotice } from './unreached-notice.tsx';
import { useListPages } from './use-list-pages.ts';

// Its links lead to other pages of the list before its script is there, too.
const ListPager = deferred(() => import('./list-pager.tsx').then((module) => module.ListPager), 'idle');
const EmptyList = deferred(() => import('./empty-list.tsx').then((module) => module.EmptyList), 'rendered');
const IgnoredNotice = deferred(() => import('./ignored-notice.tsx').then((module) => module.IgnoredNotice), 'rendered');
const FailedList = deferred(() => import('./list-notices.tsx').then((module) => module.FailedList), 'rendered');
// Most people never leave the cards.
const ApartmentTable = deferred(() => import('./apartment-table.tsx').then((module) => module.ApartmentTable), 'rendered');

/** `603 квартири, 148 планувань`: a card stands for a plan. */
const foundText = ({ total, plans }: LoadedList, locale: Locale): string =>
  plans === null || plans === total
    ? m.list_flats(counted(total, locale))
    : `${m.list_flats(counted(total, locale))}, ${m.list_plans(counted(plans, locale))}`;

type Props = { data: ListData; list: LoadedList; title: string; lead?: string | undefined; children?: ReactNode };

/** The finder and its results. Another page may give it its own head and, below the list, its own content. */
export function ApartmentsPage({ data, list, title, lead, children }: Props) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!data.unreached) noteList(pathname, data);
  }, [pathname, data]);
  const isWholeList = pathname === pathTo(locale, 'apartments');
  useEffect(() => {
    if (isWholeList) rememberList(search);
  }, [isWholeList, search]);
  const { location: next } = useNavigation();
  const searching = useShownAtLeast(next?.pathname === pathname);
  const { criteria } = list;
  const name = `${pathname}?${formatCriteria(atPage(criteria, 1))}`;
  const { first, flats } = useListPages(name, criteria.page, list.items);
  return (
    <div className={styles.page}>
      <h1 className={classNames(typography.display, styles.title)}>{title}</h1>
      {lead && <p className={classNames(typography.lead, styles.lead)}>{lead}</p>}
      <ListChoice criteria={criteria}>
        <div className={styles.columns} data-horizon="top">
          <FilterPanel facets={list.facets} total={list.total} />
          <section className={styles.list} aria-busy={searching} data-searching={searching || undefined}>
            <p role="status">
              <VisuallyHidden>{searching ? m.list_searching() : m.list_found(counted(list.total, locale))}</VisuallyHidden>
            </p>
            <div className={styles.tools}>
              <FilterChips criteria={criteria} />
              <ListToolbar criteria={criteria} />
              {list.ignored.length > 0 && <IgnoredNotice names={list.ignored} />}
              {data.unreached && <UnreachedNotice />}
            </div>
            <div className={styles.results}>
              {list.failed && <FailedList criteria={criteria} />}
              {!list.failed && flats.length === 0 && <EmptyList criteria={criteria} relax={list.relax} nearby={list.nearby} />}
              {flats.length > 0 && criteria.view === 'list' && <ApartmentTable flats={flats} criteria={criteria} locale={locale} />}
              {flats.length > 0 && criteria.view === 'cards' && (
                <>
                  <div className={styles.found}>
                    <h2>{foundText(list, locale)}</h2>
                    {flats.some(({ sun }) => sun) && <p>{m.card_sun_legend()}</p>}
                  </div>
                  <PlanCards flats={flats} criteria={criteria} locale={locale} />
                </>
              )}
            </div>
            <ListPager first={first} shown={flats.length} {...list} />
          </section>
        </div>
      </ListChoice>
      {children}
      <RecentlyViewed />
      <Comparison />
    </div>
  );
}
