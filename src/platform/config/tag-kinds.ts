import { z } from 'zod';
import type { Tags } from '../../contract/content/tags.ts';
import { commaSeparated } from './setting-kinds.ts';

/** No characters that could end one source of a content security policy and begin another. */
const plain = /^https?:\/\/[^\s"'#;,@\\]+$/;

export const headerName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,63}$/)
  .toLowerCase()
  .describe('be the name of a header, such as CF-IPCountry');
export const container = z
  .string()
  .regex(/^GTM-[A-Z0-9]{4,12}$/)
  .describe('look like GTM-ABC123');
export const script = z
  .string()
  .regex(plain)
  .refine((value) => (URL.parse(value)?.pathname ?? '/') !== '/')
  .describe('be the address of a script, such as https://example.ua/script.js');
const host = z.string().regex(/^https?:\/\/(\*\.)?[a-z\d][a-z\d.-]*(:\d+)?$/i);
export const hosts = commaSeparated
  .pipe(z.array(host))
  .describe('be addresses such as https://example.ua or https://*.example.ua, parted by commas');

type Values = {
  COUNTRY_HEADER: string | null;
  TAG_MANAGER_ID: string | null;
  TAG_MANAGER_URL: string;
  BINOTEL_URL: string | null;
  RINGOSTAT_URL: string | null;
  TAG_HOSTS: string[] | null;
};

/** The tag settings of pages, and the hosts that their policy allows for them; null when nothing is set. */
export function tagsOf(values: Values): { tags: Tags; hosts: string[] } | null {
  const { TAG_MANAGER_ID: id, BINOTEL_URL: binotel, RINGOSTAT_URL: ringostat } = values;
  if (!id && !binotel && !ringostat) return null;
  const addresses = [...(id ? [values.TAG_MANAGER_URL] : []), binotel, ringostat].filter((address) => address !== null);
  return {
    tags: {
      ...(values.COUNTRY_HEADER && { country: true }),
      ...(id && { tagManager: { id, host: values.TAG_MANAGER_URL } }),
      ...(binotel && { binotel }),
      ...(ringostat && { ringostat }),
    },
    hosts: [...new Set([...addresses.map((address) => new URL(address).origin), ...(values.TAG_HOSTS ?? [])])],
  };
}
