import { useMemo } from 'react';
import type { FlatTexts } from '../../../drawings/flat-texts.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { flatLabel } from './flat-label.ts';

/** The words and addresses of flats for a drawing of many; `decimals` of the areas written in it. */
export function useFlatTexts(decimals: number): FlatTexts {
  const locale = useLocale();
  const currency = useCurrency();
  const apartments = usePath()('apartments');
  return useMemo(
    () => ({
      label: (flat, isShaded) => flatLabel(flat, locale, currency, isShaded),
      area: ({ area }) => formatNumber(area, locale, decimals),
      href: ({ slug }) => `${apartments}${slug}/`,
    }),
    [locale, currency, apartments, decimals],
  );
}
