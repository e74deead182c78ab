import { isIP } from 'node:net';
import { z } from 'zod';
import { commaSeparated, type Kind } from './setting-kinds.ts';

/** The proxies whose header may name a visitor's address: all, none, or these addresses and networks. */
export type Proxies = 'all' | 'none' | { address: string; bits: number }[];

const longest: Record<number, number> = { 4: 32, 6: 128 };

const network = z.string().transform((text, { issues }) => {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const most = longest[isIP(address)];
  if (most !== undefined && Number(bits ?? 0) <= most) return { address, bits: bits === undefined ? most : Number(bits) };
  issues.push({ code: 'custom', message: 'is no address and no network', input: text });
  return z.NEVER;
});

export const proxies: Kind<Proxies> = z
  .union([
    z.enum(['true', '1']).transform(() => 'all' as const),
    z.enum(['false', '0']).transform(() => 'none' as const),
    commaSeparated.pipe(z.array(network)),
  ])
  .describe('be true, false, or addresses and networks such as 10.0.0.0/8, parted by commas');
