import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import { worldStyle } from '~/features/header/world-style.ts';
import { endHandover, handedOver, isKiosk } from '~/showroom/screensaver/kiosk.ts';
import { patiently } from '~/showroom/connection/lazily.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import type { LocationData, PageData, StartData } from '../page/page-data.ts';

// What cannot be fetched for want of a network is waited for: a kiosk without it would stand as it was left. What a
// server that answers has not is done without: the page itself is there.
const Screensaver = lazy(() =>
  patiently(() => import('~/features/screensaver/screensaver.tsx')).catch(() => ({ default: Nothing })),
);
const KioskReturn = lazy<ComponentType>(() =>
  patiently(() => import('~/features/screensaver/kiosk-return.tsx')).catch(() => ({ default: Nothing })),
);

/** Milliseconds that a page has for itself before anything is fetched for the time when nobody is there. */
const HEAD_START = 4000;

/** Watches whether anybody is at the window. It outlives the change from one page to the next. */
export function IdleWatch() {
  const atRoot = useRouteLoaderData<PageData>('index');
  const elsewhere = useRouteLoaderData<PageData>('place');
  const page = atRoot ?? elsewhere;
  const isOfWorld = page?.screen === 'location' || page?.screen === 'start';
  const [isOn, setIsOn] = useState(false);
  // Nobody waits for anything at a kiosk, and a screensaver that goes on is not interrupted.
  useAfter(0, () => {
    // Only a world has a screensaver that could go on.
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
      style={worldStyle(world)}
    />
  );
}

function Nothing() {
  return <></>;
}
