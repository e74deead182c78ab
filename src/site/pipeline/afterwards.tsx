import { Suspense, useEffect, useState } from 'react';
import { late } from '../../ui/late.tsx';

const Companions = late(() => import('./companions.tsx').then((module) => module.Companions));

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
