import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers.ts';

const ofPages = ['GET', 'HEAD', 'POST'];
/** The API itself refuses methods that an operation does not have. */
const ofApi = [...ofPages, 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 to methods that no route here accepts; false for the others. */
export function refuseMethod({ method = 'GET' }: IncomingMessage, response: ServerResponse, path: string): boolean {
  const isApi = path.startsWith('/api/');
  if ((isApi ? ofApi : ofPages).includes(method)) return false;
  response.writeHead(405, { ...commonHeaders, ...(!isApi && { allow: ofPages.join(', ') }), 'cache-control': 'no-store' }).end();
  return true;
}
