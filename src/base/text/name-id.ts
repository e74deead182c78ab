import type { Localized } from '../locale.ts';

const longest = 64;

/** How a district or a station is named in addresses: its English name in small letters. Empty where it has no name. */
export const nameId = ({ en, uk }: Localized): string =>
  (en || uk)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest);
