import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnMissingChunk } from './features/shell/missing-chunk.ts';

reloadOnMissingChunk();
void import('./stored/campaign.ts').then(({ rememberCampaign }) => rememberCampaign());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
