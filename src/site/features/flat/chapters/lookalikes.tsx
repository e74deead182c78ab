import { ApartmentCard } from '../../../cards/apartment-card.tsx';
import type { CardFlat } from '../../../cards/card-flat.ts';
import { useLocale } from '../../../data/paths.ts';

/** Other flats for sale that are like the one of the page. */
export function Lookalikes({ flats, listClass }: { flats: readonly CardFlat[]; listClass: string | undefined }) {
  const locale = useLocale();
  return (
    <ul className={listClass}>
      {flats.map((item) => (
        <li key={item.slug}>
          <ApartmentCard item={item} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
