import { useState } from 'react';

const prefix = 'typed/';

/** After a logout another person may come to the tab. */
export function forgetUnsentTexts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Empties a field of what was sent from it; words that were typed while that was on its way stay. */
export const withoutSent =
  (sent: string) =>
  (typed: string): string =>
    typed === sent ? '' : typed;

/**
 * A text that a person writes and has not sent yet: it outlives the screen and waits in this tab under its name. An empty one is
 * forgotten, so that it is emptied once it was sent; `stored` is what stands there before anything was written.
 */
export function useUnsentText(name: string, stored = ''): [text: string, put: (next: string | ((typed: string) => string)) => void] {
  const key = `${prefix}${name}`;
  const read = () => sessionStorage.getItem(key) ?? stored;
  const [text, setText] = useState(read);
  const put = (next: string | ((typed: string) => string)) => {
    const value = typeof next === 'function' ? next(read()) : next;
    if (value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    setText(value);
  };
  return [text, put];
}
