import type { ApartmentStatus } from '../../contract/catalogue/apartments.ts';
import * as m from '../paraglide/messages.js';

const statusNames: Record<ApartmentStatus, () => string> = {
  available: m.flat_status_available,
  held: m.flat_status_held,
  reserved: m.flat_status_reserved,
  sold: m.flat_status_sold,
};
export const statusText = (status: ApartmentStatus): string => statusNames[status]();
