import type { Locale } from '../../../base/locale.ts';
import type { FoundFlat } from '../../../contract/office/find.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';

/** A flat in one line. */
export const foundFlat = (flat: Flat, locale: Locale): FoundFlat => ({
  slug: flat.slug,
  number: flat.number,
  floor: flat.floor,
  rooms: flat.roomsNumber,
  area: flat.areaHundredths / 100,
  project: flat.project.name[locale],
  section: flat.section.name[locale],
  status: flat.status,
  uahMinor: flat.uahMinor,
  usdMinor: flat.usdMinor,
  bookedUntil: flat.bookingExpiration?.toISOString() ?? null,
});
