import { formatKyiv } from '../../base/kyiv-time.ts';
import type { WireAvailabilityEvent } from '../../contract/catalogue/availability.ts';
import type { FlatChange } from '../../domain/catalogue/catalogue.ts';
import { networkOf, widerNetworkOf } from '../../platform/http/client-network.ts';
import type { ApiContext, ApiDependencies } from '../dependencies.ts';
import { addressOf, answerProblem } from '../problem.ts';

const mostOpen = 2_000;
const mostOfOne = 20;
/** Of the first 48 bits of an IPv6 address together. */
const mostOfNetwork = 80;
/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 20_000;
/** How many events a client may leave unread before it is disconnected, and for how many heartbeats it may leave any. */
const mostUnread = 1_000;
const mostBehind = 3;
/** A quarter of an hour: behind a proxy a stream may have no reader any more. A live client reconnects at once. */
const mostBeats = 45;
const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

const encoder = new TextEncoder();
const eventOf = ({ id, slug, status, bookingExpiration }: FlatChange): string => {
  const data: WireAvailabilityEvent = { id, slug, status, booking_expiration: bookingExpiration && formatKyiv(bookingExpiration) };
  return `event: availability\ndata: ${JSON.stringify(data)}\n\n`;
};

type Reader = { send: (text: Uint8Array) => void; beat: (text: Uint8Array) => void; end: () => void };

/**
 * `GET /api/apartment-changes`: notifies open pages which flats were held, reserved, sold or freed; `anything` means that everything was
 * loaded anew. Connections are limited in all, by network and by wider network; the others are to come back, or poll. A client that reads
 * nothing for some heartbeats is disconnected, and every client after many. `close` ends all of them and admits no more.
 */
export function makeApartmentChanges({ catalogue }: Pick<ApiDependencies, 'catalogue'>, beatEveryMs = heartbeatMs) {
  const readers = new Set<Reader>();
  const ofSender = new Map<string, number>();
  let heart: NodeJS.Timeout | undefined;
  let unwatch: (() => void) | undefined;
  let closed = false;

  const sendAll = (text: string) => {
    const bytes = encoder.encode(text);
    for (const reader of [...readers]) reader.send(bytes);
  };

  function listen(): void {
    unwatch ??= catalogue.watchAvailability((changes) =>
      sendAll(changes ? changes.map(eventOf).join('') : 'event: anything\ndata: {}\n\n'),
    );
    heart ??= setInterval(() => {
      const bytes = encoder.encode(':\n\n');
      for (const reader of [...readers]) reader.beat(bytes);
    }, beatEveryMs);
    heart.unref();
  }

  function rest(): void {
    unwatch?.();
    clearInterval(heart);
    unwatch = undefined;
    heart = undefined;
  }

  function show(c: ApiContext): Response {
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const address = addressOf(c);
    const senders = [
      { name: networkOf(address), most: mostOfOne },
      { name: `48 bits ${widerNetworkOf(address)}`, most: widerNetworkOf(address) ? mostOfNetwork : Number.POSITIVE_INFINITY },
    ];
    if (closed || readers.size >= mostOpen || senders.some(({ name, most }) => (ofSender.get(name) ?? 0) >= most)) {
      const answer = answerProblem(c, 'too-many-watch');
      answer.headers.set('retry-after', '30');
      return answer;
    }
    for (const { name } of senders) ofSender.set(name, (ofSender.get(name) ?? 0) + 1);
    let reader: Reader | undefined;
    const forget = () => {
      if (!reader || !readers.delete(reader)) return;
      for (const { name } of senders) {
        const left = (ofSender.get(name) ?? 1) - 1;
        if (left > 0) ofSender.set(name, left);
        else ofSender.delete(name);
      }
      if (readers.size === 0) rest();
    };
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const isBehind = () => (controller.desiredSize ?? 0) < mostUnread;
          let beatsBehind = 0;
          let beats = 0;
          const one: Reader = {
            send(bytes) {
              controller.enqueue(bytes);
              if ((controller.desiredSize ?? 0) <= 0) one.end();
            },
            beat(bytes) {
              beats += 1;
              beatsBehind = isBehind() ? beatsBehind + 1 : 0;
              if (beatsBehind < mostBehind && beats < mostBeats) one.send(bytes);
              else one.end();
            },
            end() {
              forget();
              controller.close();
            },
          };
          reader = one;
          readers.add(one);
          listen();
          one.send(encoder.encode('retry: 3000\n\n'));
        },
        cancel: forget,
      },
      { highWaterMark: mostUnread },
    );
    return c.body(body, 200, headers);
  }

  function close(): void {
    closed = true;
    for (const reader of [...readers]) reader.end();
  }

  return { show, close };
}
