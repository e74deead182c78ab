import { lazy, Suspense, useEffect, useState } from 'react';

const Companions = lazy(() => import('./companions.tsx').then(({ Companions: component }) => ({ default: component })));

/** What stands around every page and no visitor needs before the page is alive: none of it is in the page's own markup. */
export function Afterwards() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    alive && (
      <Suspense>
        <Companions />
      </Suspense>
    )
  );
}
