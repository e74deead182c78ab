import type { Localized } from '../../base/locale.ts';

const longest = 64;

/** The slug of a district in addresses: its English name in small letters. Empty where no district is known. */
export const districtId = ({ en, uk }: Localized): string =>
  (en || uk)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest);
