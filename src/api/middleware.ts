import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { isLocale } from '../base/locale.ts';
import { longestName, unreadableFields } from '../contract/readable-text.ts';
import { type BodyRoom, declaredLength, makeFormRoom } from '../platform/http/body-room.ts';
import type { ApiContext, ApiEnv } from './dependencies.ts';
import { addressOf, answerProblem } from './problem.ts';

export const knownLocale: MiddlewareHandler<ApiEnv> = (c, next) =>
  isLocale(c.req.param('locale')) ? next() : Promise.resolve(answerProblem(c, 'unknown-address'));

/** The named parameters of a path. */
function namedParts(c: ApiContext): Record<string, string> {
  const pattern = matchedRoutes(c).find(({ path }) => path.includes('/:'))?.path ?? '';
  const given = c.req.path.split('/');
  const decoded = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  };
  return Object.fromEntries(
    pattern.split('/').flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decoded(given[at] ?? '')]] : [])),
  );
}

/** No operation accepts unreadable text in its path and query. A body is checked by the same rule where it is read. */
export const readableAddress: MiddlewareHandler<ApiEnv> = (c, next) => {
  const wrong = c.req.url.includes('%00') || c.req.url.length > longestName ? addressFaults(c) : null;
  return wrong ? Promise.resolve(answerProblem(c, 'bad-query', wrong)) : next();
};
const addressFaults = (c: ApiContext) => {
  const wrong = { ...unreadableFields(c.req.queries()), ...unreadableFields(namedParts(c), longestName) };
  return Object.keys(wrong).length > 0 ? wrong : null;
};

/** Unknown parameters are refused, so that a misspelt one is not ignored. */
export const onlyQuery =
  (...known: string[]): MiddlewareHandler<ApiEnv> =>
  (c, next) => {
    const names = Object.keys(c.req.queries()).filter((name) => !known.includes(name));
    return names.length === 0
      ? next()
      : Promise.resolve(answerProblem(c, 'bad-query', Object.fromEntries(names.map((name) => [name.slice(0, 64), ['unknown' as const]]))));
  };

const comeBackAfterSeconds = 5;

/** Bodies of so many bytes at most, as long as there is memory for them; one without a declared length reserves the maximum. */
export const bodyOf = (maxSize: number, takeRoom: BodyRoom = makeFormRoom()): MiddlewareHandler<ApiEnv> => {
  const limited = bodyLimit({ maxSize, onError: (c) => answerProblem(c, 'too-large') });
  return async (c: ApiContext, next) => {
    // Our own pages have reserved memory for their requests.
    if (c.env?.inMemory) return limited(c, next);
    const said = declaredLength(c.req.header('content-length'), c.req.header('transfer-encoding')) ?? maxSize;
    const giveBack = takeRoom(addressOf(c), Math.min(said, maxSize));
    if (giveBack === null) return answerProblem(c, 'unreachable', undefined, comeBackAfterSeconds);
    try {
      return await limited(c, next);
    } finally {
      giveBack();
    }
  };
};

/**
 * A page of another site must not make its visitors request codes or log in: browsers name the origin of a request, old ones by `Origin` alone.
 * A client that sends neither is no browser. A sibling host may do so by a script, which needs a preflight first.
 */
export const notFromElsewhere =
  (publicUrl: string): MiddlewareHandler<ApiEnv> =>
  (c, next) => {
    const origin = c.req.header('origin');
    const host = origin && URL.parse(origin)?.host;
    const isOwn = origin === undefined || origin === new URL(publicUrl).origin || (Boolean(host) && host === c.req.header('host'));
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const from = c.req.header('sec-fetch-site');
    const isNear = isJson && (from === 'same-site' || from === 'same-origin');
    const isForeign = from === 'cross-site' || !(isOwn || isNear);
    return isForeign ? Promise.resolve(answerProblem(c, 'from-elsewhere')) : next();
  };
