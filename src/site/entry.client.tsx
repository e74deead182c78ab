import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnMissingChunk } from './pipeline/missing-chunk.ts';

reloadOnMissingChunk();
// A task of its own: together with the first run of all modules it would hold a slow phone's finger up.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  void import('./data/stored/visit.ts').then(({ noteVisit }) => noteVisit());
});
