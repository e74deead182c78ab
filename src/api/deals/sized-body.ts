import type { ApiContext } from '../house.ts';
import { answerProblem } from '../problem.ts';

/** Of all callers together, said and not yet taken. */
const mostInFlight = 64 * 1024 * 1024;
const comeBackAfterSeconds = 5;

type Read = (bytes: Uint8Array<ArrayBuffer>) => Promise<Response>;

/**
 * Reads bodies of so many bytes at most, whose length is said before (411), as long as what all callers send at once fits into
 * `mostAtOnce` (503). Nothing of a body is read before.
 */
export function makeSizedBody({ maxSize, mostAtOnce = mostInFlight }: { maxSize: number; mostAtOnce?: number }) {
  let inFlight = 0;
  return async (c: ApiContext, read: Read): Promise<Response> => {
    const said = c.req.header('content-length') ?? '';
    if (!/^\d{1,15}$/.test(said) || c.req.header('transfer-encoding') !== undefined) return answerProblem(c, 'length-required');
    const bytes = Number(said);
    if (bytes > maxSize) return answerProblem(c, 'too-large');
    if (inFlight + bytes > mostAtOnce) return answerProblem(c, 'unreachable', undefined, comeBackAfterSeconds);
    inFlight += bytes;
    try {
      return await read(new Uint8Array(await c.req.arrayBuffer()));
    } finally {
      inFlight -= bytes;
    }
  };
}
