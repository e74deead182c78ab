import { z } from 'zod';
import { commaSeparated } from './setting-kinds.ts';

const name = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);
/** No characters that could end one source of a content security policy and begin another, and no password. */
const playlist = z
  .string()
  .regex(/^https?:\/\/[^\s"'#;,@\\?]+\.m3u8(\?[^\s"'#;,@\\]*)?$/i)
  .refine((address) => URL.canParse(address));

function atEquals(pair: string): [name: string, address: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
}

/** The stream of each camera by its name. */
export const cameras = commaSeparated
  .transform((pairs) => pairs.map(atEquals))
  .pipe(z.array(z.tuple([name, playlist])))
  .refine((pairs) => new Set(pairs.map(([one]) => one)).size === pairs.length)
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs))
  .describe(
    'be names with addresses of HLS playlists such as yard=https://cameras.example.ua/yard.m3u8, parted by commas; what speaks RTSP needs a service that makes HLS of it',
  );
