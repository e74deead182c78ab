import { data } from 'react-router';
import { problemOf } from '../../../contract/client.ts';

/** For a loader: a refusal of the API is a 404; any other fault is a 503. */
export function missingOr503(fault: unknown): never {
  const status = problemOf(fault)?.statusCode;
  throw data(null, { status: status === 400 || status === 404 ? 404 : 503 });
}
