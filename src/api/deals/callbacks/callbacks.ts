import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiDependencies, ApiEnv } from '../../dependencies.ts';
import { makePaymentCallback } from './payment-callback.ts';
import { makeStateServiceCallback } from './state-callback.ts';

/** Callbacks in the format of each bank and of Diia, for them alone: not a part of the described API. They limit their bodies themselves. */
export function addCallbacks(api: Hono<ApiEnv>, deps: ApiDependencies, reads: MiddlewareHandler<ApiEnv>): void {
  const handlePaymentCallback = makePaymentCallback(deps);
  const handleStateServiceCallback = makeStateServiceCallback(deps);
  api.post('/api/payments/:provider/callback', reads, (c) => handlePaymentCallback(c, c.req.param('provider')));
  api.post('/api/state-services/:provider/callback', reads, (c) => handleStateServiceCallback(c, c.req.param('provider')));
}
