import { networkOf, widerNetworkOf } from './client-network.ts';

type Bounds = {
  /** Bytes of all senders together. */
  mostAtOnce?: number;
  mostOfOne: number;
};

/**
 * Memory for request bodies in progress. Reserves the bytes of one body and returns a function that releases them, once; null when all is
 * reserved. One IPv6 network of 48 bits is one sender, because its owner has as many addresses as wanted.
 */
export function makeBodyRoom({ mostAtOnce = Number.POSITIVE_INFINITY, mostOfOne }: Bounds) {
  const shares = new Map<string, number>();
  let taken = 0;

  function move(sender: string, bytes: number): void {
    taken += bytes;
    const own = (shares.get(sender) ?? 0) + bytes;
    if (own > 0) shares.set(sender, own);
    else shares.delete(sender);
  }
  return (address: string, bytes: number): (() => void) | null => {
    const sender = widerNetworkOf(address) ?? networkOf(address);
    if (taken + bytes > mostAtOnce || (shares.get(sender) ?? 0) + bytes > mostOfOne) return null;
    move(sender, bytes);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      move(sender, -bytes);
    };
  };
}
export type BodyRoom = ReturnType<typeof makeBodyRoom>;

const megabyte = 1024 * 1024;
/**
 * Forms are some hundred bytes: a sender of this much sends no forms. There is no limit for all senders together, so that one cannot lock
 * out the others.
 */
export const makeFormRoom = (): BodyRoom => makeBodyRoom({ mostOfOne: 8 * megabyte });
/** Files are in memory until they are checked. */
export const makeFileRoom = (): BodyRoom => makeBodyRoom({ mostAtOnce: 128 * megabyte, mostOfOne: 32 * megabyte });

/** The declared length of a request; null without one. */
export function declaredLength(length: string | undefined, transferEncoding: string | undefined): number | null {
  return length !== undefined && /^\d{1,15}$/.test(length) && transferEncoding === undefined ? Number(length) : null;
}
