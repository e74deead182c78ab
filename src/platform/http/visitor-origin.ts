import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { countryFrom } from '../../base/country.ts';
import type { Proxies } from '../config/proxies.ts';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** Without the port that some proxies write behind an address, which would make each connection another visitor. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d{1,5})?$/.exec(address)?.[1] ?? /^(\d+\.[\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address;
/** An IPv4 address in its plain form, also where a socket for both families writes it as one of IPv6. */
const plainAddress = (address: string) => withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');

function makeTrust(proxies: Proxies): (address: string) => boolean {
  if (typeof proxies === 'string') return () => proxies === 'all';
  const networks = new BlockList();
  for (const { address, bits } of proxies) networks.addSubnet(address, bits, familyOf(address));
  return (address) => networks.check(address, familyOf(address));
}

/**
 * The origin of a visitor. Headers count only when a trusted proxy wrote them: of `X-Forwarded-For` the last address that
 * is no trusted proxy, of `countryHeader` a code of two letters, and Ukraine when there is none (specification §9).
 */
export function makeVisitorOrigin({ proxies, countryHeader }: { proxies: Proxies; countryHeader: string | null }) {
  const trusts = makeTrust(proxies);
  const peerOf = (request: IncomingMessage) => plainAddress(request.socket.remoteAddress ?? '');

  return {
    addressOf(request: IncomingMessage): string {
      const peer = peerOf(request);
      if (!trusts(peer)) return peer || 'unknown';
      const said = String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((one) => plainAddress(one.trim()))
        .filter(Boolean);
      const visitor = proxies === 'all' ? said.at(-1) : (said.findLast((address) => !trusts(address)) ?? said[0]);
      return visitor || peer || 'unknown';
    },
    countryOf(request: IncomingMessage): string {
      const written = countryHeader && trusts(peerOf(request)) ? request.headers[countryHeader] : undefined;
      return countryFrom(typeof written === 'string' ? written : undefined);
    },
  };
}
