import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiDependencies, ApiEnv } from '../../dependencies.ts';
import { makePaymentCallback } from './payment-callback.ts';
import { makeStateServiceCallback } from './state-callback.ts';

/** In the words of each bank and of Diia, and for them alone: no part of the API that is described. They weigh their bodies themselves. */
export function addCallbacks(api: Hono<ApiEnv>, deps: ApiDependencies, reads: MiddlewareHandler<ApiEnv>): void {
  const handlePaymentCallback = makePaymentCallback(deps);
  const handleStateServiceCallback = makeStateServiceCallback(deps);
  api.post('/api/payments/:provider/callback', reads, (c) => handlePaymentCallback(c, c.req.param('provider')));
  api.post('/api/state-services/:provider/callback', reads, (c) => handleStateServiceCallback(c, c.req.param('provider')));
}
