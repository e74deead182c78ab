import { useEffect, useState } from 'react';
import { minuteMs } from '../../../base/durations.ts';
import { startLive } from '../../data/live/start-live.ts';
import { useLocale } from '../../data/paths.ts';

/**
 * Milliseconds until an offer is over, counted from the server's clock on the page's own stopwatch, so that a device with a
 * wrong clock counts right; null until the server has answered. It is asked again when the page comes back into sight, for a
 * stopwatch stands still while a device sleeps. It ticks by the minute.
 */
export function useTimeLeft({ slug, over }: { slug: string; over: boolean }): number | null {
  const locale = useLocale();
  const [left, setLeft] = useState<number | null>(over ? 0 : null);

  useEffect(() => {
    if (over) return;
    let timer = 0;
    let end = Number.NaN;
    let gone = false;

    const count = () => {
      clearTimeout(timer);
      const rest = Math.max(0, end - performance.now());
      setLeft(rest);
      if (rest > 0) timer = window.setTimeout(count, rest % minuteMs || minuteMs);
    };
    const ask = async () => {
      const { quietClient } = await import('../../data/api/browser-client.ts');
      const asked = performance.now();
      const { offer } = await quietClient(locale)('GET /api/{locale}/offer/{slug}', { slug });
      const answered = (asked + performance.now()) / 2;
      const rest = offer.over ? 0 : Date.parse(offer.until) - Date.parse(offer.now);
      if (gone || Number.isNaN(rest)) return;
      end = answered + rest;
      setLeft(rest);
      count();
    };
    // Without an answer the page goes on showing the last day.
    const stop = startLive({ ask: () => ask().catch(() => undefined) });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [slug, over, locale]);

  return left;
}
