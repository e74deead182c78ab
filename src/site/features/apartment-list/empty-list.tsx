import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { filterNames, filterOfName } from '../../../contract/catalogue/apartment-filter.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale } from '../../data/paths.ts';
import { counted } from '../../format/format-apartment.ts';
import { formatDistance } from '../../format/format-distance.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { filterTitle } from '../filter/active-filters.ts';
import { clearFilters, without } from '../filter/criteria/criteria-changes.ts';
import type { Criteria } from '../filter/criteria/list-criteria.ts';
import { useListLink } from '../filter/list-choice.tsx';
import styles from './empty-list.module.css';
import { farOver, isFarOver } from './far-over.ts';
import type { LoadedList, NearbyList } from './load-list.ts';

type Props = Pick<LoadedList, 'criteria' | 'relax' | 'nearby'>;

/** No flat matches: names the one filter to remove and its result, and shows what comes nearest to all filters together. */
export function EmptyList({ criteria, relax, nearby }: Props) {
  const locale = useLocale();
  const title = useTitle(criteria, nearby);
  const filter = relax && filterOfName(relax.filter);
  const hint = relax && filter ? m.list_relax({ filter: filterTitle(filter), ...counted(relax.total, locale) }) : m.list_nothing_hint();
  return (
    <section className={styles.empty} aria-labelledby="nothing">
      <div className={styles.notice}>
        <h2 id="nothing" className={classNames(typography.title, styles.title)}>
          {title}
        </h2>
        <p className={typography.quiet}>{nearby ? leadOf(nearby, criteria, locale) : hint}</p>
      </div>
      {nearby && (
        <ul className={styles.cards} aria-label={m.list_nearby()}>
          {nearby.items.map((item, place) => (
            <li key={item.flat.slug} className={styles.cell}>
              <p className={styles.difference}>
                <Difference {...item} criteria={criteria} place={place} />
              </p>
              <ApartmentCard item={item.flat} locale={locale} eager />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {relax && filter && (
          <LinkButton criteria={criteria} control={filter} make={(before) => without(before, filter)}>
            {nearby
              ? m.list_without({ filter: filterTitle(filter).toLowerCase(), count: formatNumber(relax.total, locale, 0) })
              : m.list_relax_link()}
          </LinkButton>
        )}
        <LinkButton criteria={criteria} control="clear" make={clearFilters} kind={filter ? 'plain' : 'main'}>
          {m.filter_clear()}
        </LinkButton>
      </div>
    </section>
  );
}

type LinkButtonProps = Parameters<typeof useListLink>[0] & { kind?: 'plain' | 'main'; children: ReactNode };

const LinkButton = ({ kind = 'main', children, ...change }: LinkButtonProps) => (
  <Button {...useListLink(change)} kind={kind}>
    {children}
  </Button>
);

/** The filters on places, by their names in answers. */
const placeNames: readonly string[] = [filterNames.districts, filterNames.stations, filterNames.projects, filterNames.sections];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function useTitle(criteria: Criteria, nearby: NearbyList | null): string {
  const { districts } = useStaticPages().filters;
  if (!nearby) return m.list_nothing();
  if (nearby.loosened.includes('district')) {
    const [asked, second] = criteria.districts;
    const where = second ? null : districts.find(({ id }) => id === asked)?.where;
    return where ? sentence(m.list_none_where({ where })) : m.list_none_in_districts();
  }
  if (nearby.loosened.includes('metro')) return m.list_none_at_stations();
  if (nearby.loosened.includes('project_id') || nearby.loosened.includes('section_id')) return m.list_none_in_projects();
  return m.list_none_exactly();
}

function leadOf({ loosened, items }: NearbyList, { cost }: Criteria, locale: Locale): string {
  const far = loosened.length === 1 && cost ? farOver(cost.to, items) : null;
  if (far && cost) {
    const [asked, least] = [far.asked, far.least].map((sum) => formatPrice(sum, cost.usd ? 'USD' : 'UAH', locale));
    return m.list_nearby_far({ asked: asked ?? '', least: least ?? '' });
  }
  if (loosened.length > 1) return m.list_nearby_over();
  const [name = ''] = loosened;
  const filter = filterOfName(name);
  if (placeNames.includes(name) || !filter) return m.list_nearby_lead();
  return m.list_nearby_without({ filter: filterTitle(filter).toLowerCase() });
}

type Difference = NearbyList['items'][number] & { criteria: Criteria; place: number };

/** How far away, and what the price is beside the one that was asked for. */
function Difference({ distance, costOver, criteria, place }: Difference) {
  const locale = useLocale();
  const { cost } = criteria;
  const far = distance !== null && (distance === 0 ? m.list_here() : m.list_away({ distance: formatDistance(distance, locale) }));
  const isNear = costOver !== null && costOver !== 0 && !isFarOver(cost?.to ?? null, costOver);
  const asked = cost?.to != null && isNear && formatPrice(cost.to, cost.usd ? 'USD' : 'UAH', locale);
  const price =
    asked && cost && costOver !== null
      ? (costOver > 0 ? m.list_over : m.list_under)({ asked, amount: formatPrice(Math.abs(costOver), cost.usd ? 'USD' : 'UAH', locale) })
      : null;
  return <>{[far, price].filter(Boolean).join(' · ') || m.list_nearby_place({ place: place + 1 })}</>;
}
