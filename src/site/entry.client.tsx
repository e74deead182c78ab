import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { runDeferred } from '../ui/deferred.tsx';
import { readEarlyInputOnPage } from '../ui/early-input.ts';
import { reloadOnMissingChunk } from './pipeline/missing-chunk.ts';
import { scriptsFirst, watchHistory } from './pipeline/scripts-first.ts';

reloadOnMissingChunk();
watchHistory();
// A task of its own: together with the first run of all modules it would add to a slow phone's input delay.
setTimeout(async () => {
  await readEarlyInputOnPage();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[scriptsFirst]} />
      </StrictMode>,
    );
  });
  runDeferred(
    () => import('./data/stored/visit.ts'),
    ({ noteVisit }) => noteVisit(),
  );
});
