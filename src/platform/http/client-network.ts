/**
 * The unit that a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, because the owner of a connection or of a rented
 * server may choose the rest at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The first 48 bits of an IPv6 address, which one customer of a provider often gets whole; null for an IPv4 one. */
export function widerNetworkOf(address: string): string | null {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}
