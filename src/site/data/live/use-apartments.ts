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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be had is requested again with a new connection
  useEffect(() => {
    const client = browserClient(locale);
    const load = async (slug: string) => {
      const found = await client('GET /api/{locale}/apartment/{slug}', { slug }).then(
        ({ apartment }) => apartment,
        (fault: unknown) => {
          console.warn(`The flat ${slug} was skipped:`, fault);
          asked.current.delete(key(locale, slug));
          return 'failed' as const;
        },
      );
      setKnown((before) => ({ ...before, [key(locale, slug)]: found }));
    };
    for (const slug of wanted.split(',')) {
      if (!slug || asked.current.has(key(locale, slug))) continue;
      asked.current.add(key(locale, slug));
      void load(slug);
    }
  }, [wanted, locale, reconnections]);

  return slugs.map((slug) => {
    const found = known[key(locale, slug)];
    if (found === undefined) return { slug, state: 'loading' };
    return found === 'failed' ? { slug, state: 'failed' } : { slug, state: 'loaded', apartment: found };
  });
}
