import { useSyncExternalStore } from 'react';
import type { Currency } from '../../../base/money.ts';

const key = 'currency';
const listeners = new Set<() => void>();

// The head script set the attribute before the first paint, so the document is the source.
export const currentCurrency = (): Currency => (document.documentElement.dataset.currency === 'UAH' ? 'UAH' : 'USD');

/** Shows all prices of the page in this currency, and stores it on the device where storage is allowed. */
export function setCurrency(currency: Currency): void {
  document.documentElement.dataset.currency = currency;
  try {
    localStorage.setItem(key, currency);
  } catch {
    // The choice lasts until the page closes.
  }
  for (const notify of listeners) notify();
}

const onOtherTab = (event: StorageEvent) => {
  if (event.key === key && (event.newValue === 'UAH' || event.newValue === 'USD')) setCurrency(event.newValue);
};

function subscribe(onChange: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

/** The active currency; dollars while the server renders (specification §9). */
export const useCurrency = (): Currency => useSyncExternalStore(subscribe, currentCurrency, () => 'USD');
