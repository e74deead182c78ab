import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { browserClient } from '../api/browser-client.ts';
import { useReconnections } from './use-reconnections.ts';

/** The state of a flat stored on the device: not requested yet, its data, or not available. */
export type RememberedFlat = { slug: string; state: 'loading' | 'failed' } | { slug: string; state: 'loaded'; apartment: Apartment };

const key = (locale: Locale, slug: string) => `${locale} ${slug}`;

/** Loads each flat by itself, so that a delisted or broken one does not affect the others (specification §8: logged and skipped). */
export function useApartments(slugs: readonly string[], locale: Locale): RememberedFlat[] {
  const [known, setKnown] = useState<Record<string, Apartment | 'failed'>>({});
  const asked = useRef(new Set<string>());
  const wanted = slugs.join(',');
  const reconnections = useReconnections();
  const latest = useRef(reconnections);

  useEffect(() => {
    const client = browserClient(locale);
    latest.current = reconnections;
    const load = (slug: string, since = latest.current): Promise<Apartment | 'failed'> =>
      client('GET /api/{locale}/apartment/{slug}', { slug }).then(
        ({ apartment }) => apartment,
        (fault: unknown) => {
          console.warn(`The flat ${slug} was skipped:`, fault);
          // The device came back to a network while the answer of the former one was still awaited.
          if (latest.current > since) return load(slug);
          asked.current.delete(key(locale, slug));
          return 'failed' as const;
        },
      );
    for (const slug of wanted.split(',')) {
      if (!slug || asked.current.has(key(locale, slug))) continue;
      asked.current.add(key(locale, slug));
      void load(slug).then((found) => setKnown((before) => ({ ...before, [key(locale, slug)]: found })));
    }
  }, [wanted, locale, reconnections]);

  return slugs.map((slug) => {
    const found = known[key(locale, slug)];
    if (found === undefined) return { slug, state: 'loading' };
    return found === 'failed' ? { slug, state: 'failed' } : { slug, state: 'loaded', apartment: found };
  });
}
