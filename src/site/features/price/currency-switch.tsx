import { useLocation, useNavigate } from 'react-router';
import { type Currency, currencies } from '../../../base/money.ts';
import * as m from '../../paraglide/messages.js';
import { withoutLocale } from '../../paths.ts';
import { setCurrency, useCurrency } from '../../stored/currency.ts';
import styles from './currency-switch.module.css';

export const currencySigns: Record<Currency, string> = { USD: '$', UAH: '₴' };
const ofCost = ['costFrom', 'costTo', 'usd', 'page'];

/** The list's query in another currency: its cost bounds were in the old one, so they go (specification §4). */
function queryInCurrency(query: URLSearchParams, currency: Currency): URLSearchParams {
  const kept = new URLSearchParams([...query].filter(([name]) => !ofCost.includes(name)));
  if (currency === 'USD') kept.set('usd', '1');
  return kept;
}

export function CurrencySwitch({ className }: { className?: string }) {
  const active = useCurrency();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const choose = (currency: Currency) => {
    setCurrency(currency);
    if (withoutLocale(pathname) === '/apartments/')
      void navigate({ search: `${queryInCurrency(new URLSearchParams(search), currency)}` }, { preventScrollReset: true });
  };

  return (
    <fieldset className={className ? `${styles.switch} ${className}` : styles.switch}>
      <legend className={styles.legend}>{m.flat_currency()}</legend>
      {currencies.toReversed().map((currency) => (
        <button
          key={currency}
          type="button"
          className={styles.choice}
          aria-pressed={currency === active}
          aria-label={currency === 'USD' ? m.flat_in_dollars() : m.flat_in_hryvnias()}
          onClick={() => choose(currency)}
        >
          {currencySigns[currency]}
        </button>
      ))}
    </fieldset>
  );
}
