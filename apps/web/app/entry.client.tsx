import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stayingHere } from '~/showroom/keep-place.ts';
import { followStaleChunks } from '~/showroom/stale-chunks.ts';

followStaleChunks(stayingHere);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
