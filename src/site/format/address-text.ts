import * as m from '../paraglide/messages.js';

/** `Святошинський район, вул. Академіка Заболотного, 141`; unknown parts are left out. */
export const addressText = ({ district, address }: { district: string; address: string }): string =>
  [district && m.project_district({ name: district }), address].filter(Boolean).join(', ');
