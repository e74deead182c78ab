import type { ProblemCode } from './errors.ts';
import type { Operation } from './operation.ts';

/** All refusals of an operation: its own, and those that follow from its properties. */
export function refusalsOf(key: string, { who, ownSite, body, invalidFields, key: idempotencyKey, refusals }: Operation): ProblemCode[] {
  const ofKind: (ProblemCode | false | undefined)[] = [
    'bad-query',
    key.includes('{locale}') && 'unknown-address',
    'too-often',
    'unreachable',
    ownSite && 'from-elsewhere',
    who !== 'anyone' && 'not-logged-in',
    who === 'proven-client' && 'proof-needed',
    // An unreadable body is refused before its fields are checked.
    ...(body ? (['bad-form', invalidFields, 'too-large', 'wrong-type', 'too-slow'] as const) : []),
    idempotencyKey && 'key-used-otherwise',
  ];
  return [...new Set([...ofKind.filter((code) => code !== false && code !== undefined), ...refusals])];
}
