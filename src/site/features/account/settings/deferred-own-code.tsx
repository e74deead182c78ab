import { deferred } from '../../../../ui/deferred.tsx';

/** A code to the client's own phone, loaded on demand. */
export const DeferredOwnCode = deferred(() => import('./own-code.tsx').then((module) => module.OwnCode), 'rendered');
