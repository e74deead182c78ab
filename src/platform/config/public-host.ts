import { BlockList, isIP } from 'node:net';

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6');

/** Names that public DNS never resolves: single labels, and the top-level domains reserved for private use. */
const atHome = /^[^.]+$|\.(?:localhost|local|lan|home\.arpa|internal|test|invalid)$/;

/** Whether this address is reachable from the Internet, as far as its name shows. */
export function isPublicHost(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  const family = isIP(host);
  return family === 0 ? !atHome.test(host) : !ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
