import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '../../../../base/locale.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../../data/paths.ts';
import { useCurrency } from '../../../data/stored/currency.ts';
import { stationName } from '../../../format/names/station-name.ts';
import { formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { ceilings, monthlyCeilings } from './ceilings.ts';
import styles from './finder.module.css';
import type { FinderCounts } from './finder-counts.ts';

const rooms = ['1', '2', '3', '4'] as const;
const roomMessages = { '1': m.home_rooms_1, '2': m.home_rooms_2, '3': m.home_rooms_3, '4': m.home_rooms_4 };
const pause = 250;
/** The server counts in it, and the page begins with it. */
const firstCurrency = 'USD';

/** The list's own query names; a missing one sets no filter. */
function queryOf(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') query.set(name, value);
  if (!query.has('costTo') && !query.has('monthlyTo')) query.delete('usd');
  return query.toString();
}

/** One row that leads to the filtered list: a plain form, whose options and button show how many flats they find. */
export function Finder({ counts }: { counts: FinderCounts | null }) {
  const locale = useLocale();
  const path = usePath();
  const currency = useCurrency();
  const navigate = useNavigate();
  const { filters } = useStaticPages();
  const [query, setQuery] = useState('');
  const question = `${currency} ${query}`;
  const [found, setFound] = useState<{ question: string; counts: FinderCounts | null }>({ question: `${firstCurrency} `, counts });

  useEffect(() => {
    if (question === `${firstCurrency} `) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const asked = async () => {
        const [{ countFlats }, { browserClient }] = await Promise.all([
          import('./finder-counts.ts'),
          import('../../../data/api/browser-client.ts'),
        ]);
        return countFlats(browserClient(locale), query, currency, abort.signal);
      };
      asked().then(
        (counts) => setFound({ question, counts }),
        () => abort.signal.aborted || setFound({ question, counts: null }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, query, currency, locale]);

  const form = useRef<HTMLFormElement>(null);
  const read = () => setQuery(form.current ? queryOf(new FormData(form.current)) : '');
  // What was chosen before the page hydrated.
  useEffect(read, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = queryOf(new FormData(event.currentTarget));
    void navigate(`${path('apartments')}${search && `?${search}`}`);
  };

  const isKnown = found.question === question || question === `${firstCurrency} `;
  const now = !isKnown ? null : found.question === question ? found.counts : counts;
  const chosen = new URLSearchParams(query);
  /** The chosen option stands alone in its field: its number is on the button. */
  const counted = (name: keyof Omit<FinderCounts, 'total' | 'nearby'>, value: string, text: string) =>
    now === null || chosen.get(name) === value ? text : m.home_option({ text, count: formatNumber(now[name][value] ?? 0, locale, 0) });
  const where = filters.districts?.find(({ id }) => id === chosen.get('district'))?.where;
  const districts = (filters.districts ?? []).filter(({ id }) => counts === null || (counts.district[id] ?? 0) > 0);
  const stations = (filters.stations ?? []).filter(({ id }) => counts === null || (counts.metro[id] ?? 0) > 0);
  return (
    <form ref={form} className={styles.finder} action={path('apartments')} onChange={read} onSubmit={submit}>
      <VisuallyHidden>{m.home_finder()}</VisuallyHidden>
      <Choice name="roomsNumber" label={m.home_finder_rooms()} any={m.home_rooms_any()}>
        {rooms.map((count) => (
          <option key={count} value={count}>
            {counted('roomsNumber', count, roomMessages[count]())}
          </option>
        ))}
      </Choice>
      <Choice key={currency} name="costTo" label={m.home_finder_cost()} any={m.home_cost_any()}>
        {ceilings[currency].map((cost) => (
          <option key={cost} value={cost}>
            {counted('costTo', `${cost}`, m.home_cost_to({ cost: formatPrice(cost, currency, locale) }))}
          </option>
        ))}
      </Choice>
      <Choice key={`monthly ${currency}`} name="monthlyTo" label={m.home_finder_monthly()} any={m.home_monthly_any()}>
        {monthlyCeilings[currency].map((sum) => (
          <option key={sum} value={sum}>
            {counted('monthlyTo', `${sum}`, m.home_cost_to({ cost: formatPrice(sum, currency, locale) }))}
          </option>
        ))}
      </Choice>
      <Choice name="district" label={m.home_finder_place()} any={m.home_place_any()}>
        {districts.map(({ id, name }) => (
          <option key={id} value={id}>
            {counted('district', id, name)}
          </option>
        ))}
      </Choice>
      {stations.length > 0 && (
        <Choice name="metro" label={m.home_finder_metro()} any={m.home_metro_any()}>
          {stations.map(({ id, name }) => (
            <option key={id} value={id}>
              {counted('metro', id, stationName(name))}
            </option>
          ))}
        </Choice>
      )}
      {currency === 'USD' && <input type="hidden" name="usd" value="1" />}
      <Button type="submit" className={styles.show}>
        <span aria-live="polite">{now === null ? (isKnown ? m.home_show_any() : m.home_show()) : showText(now, where, locale)}</span>
      </Button>
    </form>
  );
}

/** What the button leads to: the flats that were found, or those that come nearest. */
function showText({ total, nearby }: FinderCounts, where: string | null | undefined, locale: Locale): string {
  if (total > 0) return m.home_show_count({ count: total, shown: formatNumber(total, locale, 0) });
  if (!nearby) return m.home_show_none();
  const { count } = nearby;
  const text = nearby.elsewhere && where ? m.home_none_where({ where, count }) : m.home_none_near({ count });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type ChoiceProps = { name: string; label: string; any: string; children: ReactNode };

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={typography.note}>{label}</span>
      <select name={name} className={styles.select} defaultValue="">
        <option value="">{any}</option>
        {children}
      </select>
      <Icon name="chevron" size={20} className={styles.chevron} />
    </label>
  );
}
