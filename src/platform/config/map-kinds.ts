import { z } from 'zod';
import type { Maps } from '../../contract/content/maps.ts';

const plain = /^https?:\/\/[^\s"'#;,@\\]+$/;
export const mapStyle = z
  .string()
  .regex(plain)
  .refine((value) => URL.canParse(value))
  .describe('be the address of a map style, such as https://example.ua/style.json');

type Values = { MAP_STYLE_URL: string | null; MAP_GOOGLE_KEY: string | null };

/** The map settings of pages; null where the site draws its maps itself. */
export function mapsOf({ MAP_STYLE_URL: styleUrl, MAP_GOOGLE_KEY: googleKey }: Values): Maps | null {
  if (styleUrl !== null) return { styleUrl };
  return googleKey === null ? null : { googleKey };
}
