import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale, usePath } from '../../paths.ts';
import { useCurrency } from '../../stored/currency.ts';
import { browserClient } from '../flat/browser-client.ts';
import { formatNumber, formatPrice } from '../price/number-formats.ts';
import styles from './finder.module.css';
import type { Plate } from './plate.ts';

const ceilings = {
  USD: [50_000, 70_000, 90_000, 120_000, 160_000, 220_000],
  UAH: [2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000, 9_000_000],
} as const;
const rooms = ['1', '2', '3', '4'] as const;
const roomWords = { '1': m.home_rooms_1, '2': m.home_rooms_2, '3': m.home_rooms_3, '4': m.home_rooms_4 };
const pause = 250;

/** The list's own query names; a wish that is not there asks for everything. */
function queryOf(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') query.set(name, value);
  if (!query.has('costTo')) query.delete('usd');
  return query.toString();
}

/** One line that leads to the filtered list: a plain form, whose button knows how many flats wait behind it. */
export function Finder({ projects }: { projects: Plate[] }) {
  const locale = useLocale();
  const path = usePath();
  const currency = useCurrency();
  const navigate = useNavigate();
  const everything = projects.reduce((sum, { total }) => sum + total, 0);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ query: string; total: number } | null>(null);

  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserClient(locale)
        .apartments(`${query}&per_page=1`, abort.signal)
        .then(
          ({ apartments }) => setFound({ query, total: apartments.total }),
          () => abort.signal.aborted || setFound({ query, total: 0 }),
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, locale]);

  const read = (event: FormEvent<HTMLFormElement>) => setQuery(queryOf(new FormData(event.currentTarget)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = queryOf(new FormData(event.currentTarget));
    void navigate(`${path('apartments')}${search && `?${search}`}`);
  };

  const places = new Map<string, string[]>();
  for (const { district, salesforce_id, total } of projects)
    if (total > 0 && district) places.set(district, [...(places.get(district) ?? []), salesforce_id]);
  const known = query === '' ? everything : found?.query === query ? found.total : null;
  return (
    <form className={styles.finder} action={path('apartments')} onChange={read} onSubmit={submit}>
      <VisuallyHidden>{m.home_finder()}</VisuallyHidden>
      <Choice name="roomsNumber" label={m.home_finder_rooms()} any={m.home_rooms_any()}>
        {rooms.map((count) => (
          <option key={count} value={count}>
            {roomWords[count]()}
          </option>
        ))}
      </Choice>
      <Choice key={currency} name="costTo" label={m.home_finder_cost()} any={m.home_cost_any()}>
        {ceilings[currency].map((cost) => (
          <option key={cost} value={cost}>
            {m.home_cost_to({ cost: formatPrice(cost, currency, locale) })}
          </option>
        ))}
      </Choice>
      <Choice name="project_id" label={m.home_finder_place()} any={m.home_place_any()}>
        {[...places].map(([district, ids]) => (
          <option key={district} value={ids.join(',')}>
            {district}
          </option>
        ))}
      </Choice>
      {currency === 'USD' && <input type="hidden" name="usd" value="1" />}
      <Button type="submit" className={styles.show}>
        <span aria-live="polite">
          {known === null
            ? m.home_show()
            : known === 0
              ? m.home_show_none()
              : m.home_show_count({ count: known, shown: formatNumber(known, locale, 0) })}
        </span>
      </Button>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; any: string; children: ReactNode };

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select name={name} className={styles.select} defaultValue="">
        <option value="">{any}</option>
        {children}
      </select>
      <Icon name="chevron" size={20} className={styles.chevron} />
    </label>
  );
}
