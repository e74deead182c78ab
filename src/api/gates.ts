import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isLocale } from '../base/locale.ts';
import type { ApiEnv } from './house.ts';
import { answerProblem } from './problem.ts';

export const knownLocale: MiddlewareHandler<ApiEnv> = (c, next) =>
  isLocale(c.req.param('locale')) ? next() : Promise.resolve(answerProblem(c, 'unknown-address'));

/** Parameters that an operation does not know are refused, so that a misspelt one is not taken for an answer. */
export const onlyQuery =
  (...known: string[]): MiddlewareHandler<ApiEnv> =>
  (c, next) => {
    const names = Object.keys(c.req.queries()).filter((name) => !known.includes(name));
    return names.length === 0
      ? next()
      : Promise.resolve(answerProblem(c, 'bad-query', Object.fromEntries(names.map((name) => [name.slice(0, 64), ['unknown' as const]]))));
  };

export const noQuery = onlyQuery();

/** Bodies of so many bytes at most. */
export const bodyOf = (maxSize: number): MiddlewareHandler<ApiEnv> => bodyLimit({ maxSize, onError: (c) => answerProblem(c, 'too-large') });
