import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import { worldLooks } from '~/features/header/world-style.ts';
import { endHandover, handedOver, isKiosk } from '~/showroom/screensaver/kiosk.ts';
import { readCarried } from '~/carried/carried-data.ts';
import type { Carried } from '~/carried/carried-data.ts';
import { loadWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import type { LocationData, PageData, StartData } from '../page/page-data.ts';

// Without a network it retries: a kiosk would otherwise stay as the last visitor left it. If the server answers
// and the code is missing, the page works without it.
const Screensaver = lazy(() =>
  loadWithRetry(() => import('~/features/screensaver/screensaver.tsx')).catch(() => ({ default: Nothing })),
);
const KioskReturn = lazy<ComponentType>(() =>
  loadWithRetry(() => import('~/features/screensaver/kiosk-return.tsx')).catch(() => ({ default: Nothing })),
);

/** Milliseconds that a page has for itself before the code for idle windows is fetched. */
const HEAD_START = 4000;

/** Watches whether a visitor is at the window. It survives the change from one page to the next. */
export function IdleWatch() {
  const atRoot = useRouteLoaderData<PageData | Carried>('index');
  const elsewhere = useRouteLoaderData<PageData | Carried>('page');
  const page = readCarried('page', atRoot ?? elsewhere);
  const isOfWorld = page?.screen === 'location' || page?.screen === 'start';
  const [isOn, setIsOn] = useState(false);
  // A kiosk must not wait, and a running screensaver must not be interrupted.
  useAfter(0, () => {
    // Only a world has a screensaver that could continue.
    if (!isOfWorld) endHandover();
    if (isKiosk() || handedOver() !== undefined) setIsOn(true);
  });
  useAfter(isOn ? undefined : HEAD_START, () => setIsOn(true));
  if (!isOn) return null;
  return (
    <Suspense>
      {isOfWorld && <OfWorld page={page} />}
      {!isOfWorld && isKiosk() && <KioskReturn />}
    </Suspense>
  );
}

function OfWorld({ page }: { readonly page: LocationData | StartData }) {
  const { world, appLogo } = page.screen === 'location' ? page.view : { ...page, appLogo: undefined };
  return (
    <Screensaver
      view={page.idle}
      logo={world.logoMain.image ?? appLogo}
      name={world.name}
      {...worldLooks(world)}
    />
  );
}

function Nothing() {
  return <></>;
}
