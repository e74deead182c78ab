import { useEffect, useRef } from 'react';

const cookie = 'premium-brand';
const year = 365 * 24 * 60 * 60;

/** Choosing a prime project turns the whole site to the premium brand (specification §6); leaving it for others turns it back. */
function setPremiumBrand(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookie}=${on ? 1 : ''}; path=/; max-age=${on ? year : 0}; samesite=lax`;
  if (on) document.documentElement.dataset.accent = 'prime';
  else delete document.documentElement.dataset.accent;
}

/** Without any project chosen the brand stays as an earlier visit made it; taking the prime one back leaves it. */
export function usePremiumBrand(prime: boolean, anyProject: boolean): void {
  const before = useRef(false);
  useEffect(() => {
    if (prime || anyProject || before.current) setPremiumBrand(prime);
    before.current = prime;
  }, [prime, anyProject]);
}
