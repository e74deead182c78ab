import type { IncomingMessage } from 'node:http';

const loopbackName = /^(?:localhost|[\w-]{1,63}\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

/** Whether an address names the machine that asks for it. */
export const isLoopback = (address: string): boolean => loopbackName.test(URL.parse(address)?.hostname ?? '');

/**
 * Whether a browser on this machine has sent the request, to a name of this machine. A name elsewhere that leads here, and a proxy that
 * forwards the requests of others, do not count.
 */
export function isFromOwnMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return loopbackAddress.test(socket.remoteAddress ?? '') && isLoopback(`http://${headers.host ?? ''}`) && !isForwarded;
}
