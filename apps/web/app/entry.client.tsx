import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { followStaleChunks } from './showroom/connection/stale-chunks.ts';
import { createWindow } from './showroom/window/create-window.ts';
import { routerWindow, WindowContext } from './showroom/window/window-context.ts';

const own = createWindow();

followStaleChunks(() => own.signals.emit({ type: 'requestFailed' }));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WindowContext value={own}>
        <HydratedRouter getContext={() => new RouterContextProvider(new Map([[routerWindow, own]]))} />
      </WindowContext>
    </StrictMode>,
  );
});
