import { Suspense, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { worldStyle } from '~/features/header/world-style.ts';
import { isKiosk, isResuming, noteKiosk } from '~/showroom/kiosk.ts';
import { lazily } from '~/showroom/lazily.ts';
import { useAfter } from '~/showroom/use-after.ts';
import type { PlaceData } from './place-data.ts';

const Screensaver = lazily(() => import('~/features/screensaver/screensaver.tsx'));

/** Milliseconds that a page has for itself before anything is fetched for the time when nobody is there. */
const HEAD_START = 4000;

/**
 * Watches whether anybody is at the window, on every page that belongs to a world. It outlives the change from one
 * page to the next.
 */
export function IdleWatch() {
  const atRoot = useRouteLoaderData<PlaceData>('index');
  const elsewhere = useRouteLoaderData<PlaceData>('place');
  const page = atRoot ?? elsewhere;
  const [isOn, setIsOn] = useState(false);
  // Nobody waits for anything at a kiosk, and a screensaver that goes on is not interrupted.
  useAfter(0, () => {
    noteKiosk(location.search);
    if (isKiosk() || isResuming()) setIsOn(true);
  });
  useAfter(isOn ? undefined : HEAD_START, () => setIsOn(true));
  if (!isOn || (page?.screen !== 'location' && page?.screen !== 'start')) return null;
  const { world, appLogo } = page.screen === 'location' ? page.view : { ...page, appLogo: undefined };
  return (
    <Suspense>
      <Screensaver
        view={page.idle}
        logo={world.logoMain?.image ?? appLogo}
        name={world.name}
        style={worldStyle(world)}
      />
    </Suspense>
  );
}
