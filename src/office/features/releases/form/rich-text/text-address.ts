import { isTextAddress } from '../../../../../base/html/safe-html.ts';

/** The address that was meant: a mailbox, a phone and a site are typed without what a link begins with. Null for what is no address. */
export function addressOf(typed: string): string | null {
  const address = typed.trim();
  if (isTextAddress(address)) return address;
  if (/^[^\s@/:"<>]+@[^\s@/:"<>]+$/.test(address) && address.includes('.', address.indexOf('@'))) return `mailto:${address}`;
  if (/^\+?\d[\d ()-]{7,18}$/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`;
  const site = `https://${address}`;
  return /^[\p{L}\d-]+\.[\p{L}\d.-]+($|[/?#])/u.test(address) && !/\s/.test(address) && isTextAddress(site) ? site : null;
}
