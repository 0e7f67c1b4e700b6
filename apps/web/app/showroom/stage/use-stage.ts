import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';
import { isPhone } from '../browser/browser-conditions.ts';
import { openedFromHere } from '../browser/browser-entry.ts';
import { useShowroomWindow } from '../window/window-context.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { mountStage } from './mount-stage.ts';
import { followPageKeys } from '../walking/page-keys.ts';
import { followWalkLinks } from '../walking/walk-links.ts';

/** Connects the stage's elements, the router and the published content with the showroom. */
export function useStage({
  stage,
  view,
}: {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: LocationView;
}): void {
  const own = useShowroomWindow();
  const { showroom } = own;
  const navigate = useNavigate();
  const fetcher = useFetcher();
  const revalidator = useRevalidator();
  const open = useEffectEvent((href: string, mode: 'push' | 'replace') => {
    // The browser's own path: its entry may have been given that of the location reached.
    const opensOver = mode === 'push' && href.startsWith(`${globalThis.location.pathname}?`);
    const state = opensOver ? openedFromHere() : null;
    const opening = navigate(href, { replace: mode === 'replace', preventScrollReset: true, state });
    if (opensOver) own.opens(opening);
  });
  const prefetch = useEffectEvent((href: string) => void fetcher.load(href));
  const revalidate = useEffectEvent(() => void revalidator.revalidate());
  const currentView = useEffectEvent(() => view);

  // A layout effect keeps `data-travel` and the page in one paint.
  useBrowserLayoutEffect(() => {
    showroom.enterPage(view, { isMobile: isPhone() });
  }, [showroom, view]);
  useBrowserLayoutEffect(
    () => (stage.current === null ? undefined : mountStage(stage.current, own)),
    [stage, own],
  );
  useEffect(
    () =>
      own.connectRouter({
        open: (href, mode) => open(href, mode),
        prefetch: (href) => prefetch(href),
        revalidate: () => revalidate(),
      }),
    [own],
  );
  useEffect(() => own.followContent(() => currentView().version), [own]);
  useEffect(() => followWalkLinks(showroom), [showroom]);
  useEffect(
    () =>
      followPageKeys({
        finish: showroom.finish,
        open: (href, mode) => open(href, mode),
        view: () => currentView(),
      }),
    [showroom],
  );
}
