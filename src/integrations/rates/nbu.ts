import { parseRate } from '../../base/money.ts';
import type { DailyRate, RatesPort } from '../../domain/money/money.ts';

const address = 'https://bank.gov.ua/NBUStatService/v1/statdirectory/exchange?valcode=USD&json';
const patienceMs = 10_000;

/**
 * The national bank's open rate. After about 16:00 Kyiv it already returns tomorrow's rate, so the date is
 * `exchangedate`. The bank's firewall refuses requests without a User-Agent.
 */
export function nbuRates(send: typeof fetch = fetch): RatesPort {
  return {
    async latest() {
      const response = await send(address, { headers: { 'user-agent': 'Domivka' }, signal: AbortSignal.timeout(patienceMs) });
      if (!response.ok) throw new Error(`the national bank answered ${response.status}`);
      return readRates(await response.text());
    },
  };
}

/** Reads `[{"cc":"USD","rate":41.2508,"exchangedate":"20.11.2026"}]`. The digits are taken as written, never through a float. */
function readRates(body: string): DailyRate[] {
  const rates = [...body.matchAll(/\{[^{}]*\}/g)].flatMap(([entry]) => {
    const rate = parseRate(/"rate"\s*:\s*([\d.]+)/.exec(entry)?.[1] ?? '');
    const [, day, month, year] = /"exchangedate"\s*:\s*"(\d\d)\.(\d\d)\.(\d{4})"/.exec(entry) ?? [];
    return rate && /"cc"\s*:\s*"USD"/.test(entry) && day
      ? [{ rate, date: `${year}-${month}-${day}`, source: { uk: 'НБУ', en: 'NBU' } }]
      : [];
  });
  if (rates.length === 0) throw new Error('the national bank answered no dollar rate');
  return rates;
}
