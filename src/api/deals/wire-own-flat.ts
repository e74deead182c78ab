import type { Locale } from '../../base/locale.ts';
import type { WireWaitlistEntry } from '../../contract/deals/waitlists.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import { squareMetres } from '../wire/wire-flat.ts';

/** The fields of a flat for the client who has it in a deal or on a waitlist. */
export const wireOwnFlat = (flat: Flat, locale: Locale): WireWaitlistEntry['apartment'] => ({
  id: flat.id,
  slug: flat.slug,
  number: flat.number,
  rooms_number: flat.roomsNumber,
  area: squareMetres(flat.areaHundredths),
  floor: flat.floor,
  project: { slug: flat.project.slug, name: flat.project.name[locale] },
  section: { name: flat.section.name[locale] },
});
