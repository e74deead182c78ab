import { declaredLength, makeBodyRoom } from '../../../platform/http/body-room.ts';
import type { ApiContext } from '../../dependencies.ts';
import { addressOf, answerProblem } from '../../problem.ts';

/** Of all callers together, declared and not yet received. */
const mostInFlight = 64 * 1024 * 1024;
/** Of them, of the callers of one address. */
const shareOfOne = 0.5;
/** Megabytes take a bank no second, and Diia a few. */
const patience = 30_000;
const comeBackAfterSeconds = 5;

type Read = (bytes: Uint8Array<ArrayBuffer>) => Promise<Response>;
type Bounds = { maxSize: number; mostAtOnce?: number; patienceMs?: number };

/**
 * Reads bodies of so many bytes at most, whose length has to be declared (411), as long as all bodies in progress fit into
 * `mostAtOnce`, and those of one address into its share (503). One that has not come in time is dropped (408). No part of a body is read
 * before these checks.
 */
export function makeSizedBody({ maxSize, mostAtOnce = mostInFlight, patienceMs = patience }: Bounds) {
  const takeRoom = makeBodyRoom({ mostAtOnce, mostOfOne: Math.max(mostAtOnce * shareOfOne, maxSize) });
  return async (c: ApiContext, read: Read): Promise<Response> => {
    const bytes = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding'));
    if (bytes === null) return answerProblem(c, 'length-required');
    if (bytes > maxSize) return answerProblem(c, 'too-large');
    const giveBack = takeRoom(addressOf(c), bytes);
    if (giveBack === null) return answerProblem(c, 'unreachable', undefined, comeBackAfterSeconds);
    try {
      const body = await readWithin(c.req.raw.body, { bytes, patienceMs });
      if (body) return await read(body);
      const late = answerProblem(c, 'too-slow');
      late.headers.set('connection', 'close');
      return late;
    } finally {
      giveBack();
    }
  };
}

/** Null when the body has not come whole in time. */
async function readWithin(
  body: ReadableStream<Uint8Array> | null,
  { bytes, patienceMs }: { bytes: number; patienceMs: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = new Uint8Array(bytes);
  if (!body) return whole.subarray(0, 0);
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  let at = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === null) {
        // Further bytes are not read.
        reader.cancel().catch(() => undefined);
        return null;
      }
      if (next.done) return whole.subarray(0, at);
      if (at + next.value.length > bytes) return null;
      whole.set(next.value, at);
      at += next.value.length;
    }
  } finally {
    clearTimeout(timer);
  }
}
