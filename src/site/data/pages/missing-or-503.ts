import { data } from 'react-router';
import { problemOf } from '../../../contract/client.ts';

/** For a loader: what the API refused does not exist; any other fault is a calm 503. */
export function missingOr503(fault: unknown): never {
  const status = problemOf(fault)?.statusCode;
  throw data(null, { status: status === 400 || status === 404 ? 404 : 503 });
}
