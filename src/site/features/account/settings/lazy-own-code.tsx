import { lazy, Suspense } from 'react';
import type { OwnCode } from './own-code.tsx';

const LazyPart = lazy(() => import('./own-code.tsx').then((module) => ({ default: module.OwnCode })));

/** A code to the client's own phone, loaded when it is asked for. */
export const LazyOwnCode: typeof OwnCode = (props) => (
  <Suspense>
    <LazyPart {...props} />
  </Suspense>
);
