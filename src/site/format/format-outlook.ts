import * as m from '../paraglide/messages.js';

const compass = [m.outlook_n, m.outlook_ne, m.outlook_e, m.outlook_se, m.outlook_s, m.outlook_sw, m.outlook_w, m.outlook_nw];

/** Where a window looks, to an eighth of the compass. */
export const formatCompass = (azimuth: number): string => compass[Math.round((((azimuth % 360) + 360) % 360) / 45) % 8]?.() ?? '';
