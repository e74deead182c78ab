import { formatKyiv } from '../../base/kyiv-time.ts';
import type { Place } from '../../domain/outlook/outlook.ts';

/** Where the sun is calculated for a project whose gate has no coordinates. */
export const kyiv: Place = { lat: 50.45, lng: 30.52 };

type Masses = { masses: { until: string | null }[] };

/** The building with neighbours whose month has passed as built. */
export function builtBy<Building extends Masses>(building: Building, now: Date): Building {
  const month = formatKyiv(now).slice(0, 7);
  return {
    ...building,
    masses: building.masses.map((mass) => (mass.until !== null && mass.until < month ? { ...mass, until: null } : mass)),
  };
}
