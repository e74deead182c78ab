import { useNavigate } from 'react-router';
import { type Currency, currencies } from '../../../base/money.ts';
import { useLatestLocation } from '../../data/paths.ts';
import { setCurrency, useCurrency } from '../../data/stored/currency.ts';
import * as m from '../../paraglide/messages.js';
import styles from './currency-switch.module.css';
import { queryInCurrency } from './query-in-currency.ts';

export const currencySigns: Record<Currency, string> = { USD: '$', UAH: '₴' };

export function CurrencySwitch({ className }: { className?: string }) {
  const active = useCurrency();
  const { pathname, search } = useLatestLocation();
  const navigate = useNavigate();

  const choose = (currency: Currency) => {
    setCurrency(currency);
    const query = queryInCurrency(pathname, new URLSearchParams(search), currency);
    if (query) void navigate({ search: `${query}` }, { preventScrollReset: true });
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
