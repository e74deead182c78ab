import type { ApartmentItem } from '../../contract/catalogue/apartments.ts';
import * as m from '../paraglide/messages.js';

/** Minutes on foot to the metro and to a school, where they are known. */
export function Walks({ walks, className }: { walks: ApartmentItem['walks'] | null; className: string | undefined }) {
  const { metro, school } = walks ?? {};
  if (!metro && !school) return null;
  return (
    <span className={className}>
      {metro && <span>{m.card_metro({ minutes: metro.minutes })}</span>}
      {school && <span>{m.card_school({ minutes: school.minutes })}</span>}
    </span>
  );
}
