import { useEffect, useState } from 'react';
import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { quietClient } from '../../../data/api/browser-client.ts';
import { useLocale } from '../../../data/paths.ts';
import { formatFloorCast } from '../../../format/format-floor-cast.ts';

/** When the floor of the client's own flat was cast or is to be, in words; null where that is not known. */
export function useFloorCast(slug: string): string | null {
  const locale = useLocale();
  const [cast, setCast] = useState<Apartment['floorCast']>(null);
  useEffect(() => {
    void quietClient(locale)('GET /api/{locale}/apartment/{slug}', { slug }).then(
      ({ apartment }) => setCast(apartment.floorCast ?? null),
      () => setCast(null),
    );
  }, [slug, locale]);
  return cast && formatFloorCast(cast, 'own', locale);
}
