import { isIP } from 'node:net';
import { commaList } from './comma-list.ts';

/** Who may say in a header where a visitor came from: everybody who connects, nobody, or these addresses and networks. */
export type Proxies = 'all' | 'none' | { address: string; bits: number }[];

const words: Record<string, Proxies> = { true: 'all', 1: 'all', false: 'none', 0: 'none' };
const longest: Record<number, number> = { 4: 32, 6: 128 };

function network(text: string): { address: string; bits: number } | null {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const most = longest[isIP(address)];
  if (most === undefined || Number(bits ?? 0) > most) return null;
  return { address, bits: bits === undefined ? most : Number(bits) };
}

export const proxies = {
  read: (value: string): Proxies | undefined => {
    if (Object.hasOwn(words, value)) return words[value];
    const networks = commaList(value).map(network);
    return networks.includes(null) ? undefined : networks.filter((one) => one !== null);
  },
  must: 'be true, false, or addresses and networks such as 10.0.0.0/8, parted by commas',
};
