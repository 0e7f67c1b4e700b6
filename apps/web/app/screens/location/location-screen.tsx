import { lazy, Suspense, useState } from 'react';
import { isClassic } from '@vitrine/core/background/classic-layout';
import type { Panel } from '@vitrine/core/overlays/overlay-stack';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { GroupLogo } from '~/features/header/group-logo.tsx';
import { Header } from '~/features/header/header.tsx';
import { Login, Logout } from '~/features/header/account.tsx';
import { FilterTool } from '~/features/header/filter.tsx';
import { HeaderTools } from '~/features/header/tools.tsx';
import { HotspotLayer } from '~/features/hotspots/hotspot-layer.tsx';
import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import { LocationContent } from '~/features/location-content/location-content.tsx';
import { NavigationBar } from '~/features/navigation-bar/navigation-bar.tsx';
import { NavigationStrip } from '~/features/navigation-bar/navigation-strip.tsx';
import '~/features/places/mini-map.css';
import { Notices } from '~/features/notices/notices.tsx';
import { useTexts } from '~/i18n/translations.tsx';
import { OVERLAY_BODIES } from '~/overlays/overlay-kinds.ts';
import { OverlayLayer } from '~/overlays/overlay-layer.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { Stage } from '~/showroom/stage/stage.tsx';
import { useHotspotFilter } from '~/showroom/stage/use-hotspot-filter.ts';
import { useShowroom, useTravel } from '~/showroom/react/use-showroom.ts';
import { worldClass, worldLooks } from '~/features/header/world-style.ts';
import { classes } from '~/ui/classes.ts';
import { FontSheet } from '~/ui/font-sheet.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { useFirstSign } from '~/ui/use-first-sign.ts';
import { useLinks } from '~/showroom/react/use-links.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useArrival } from './use-arrival.ts';
import { useArrows } from './use-arrows.ts';
import { useLeaving } from './use-leaving.ts';
import { useStepBack } from './use-step-back.ts';
import type { LocationData } from '../page/page-data.ts';
import { useGoneTarget } from './use-gone-target.ts';
import { VisitCounting } from './visit-counting.tsx';
import styles from './location-screen.module.css';

/** Where the walk leads; loaded with the first one. Without its code a walk is only less talkative. */
const WalkNote = lazy(() =>
  import('~/features/walk-note/walk-note.tsx').catch(() => ({ default: () => null })),
);

/** Only fetched by a window that takes part in one. */
const Presentation = lazyWithRetry(() => import('~/features/presentation/presentation.tsx'));

/** Fetched with the first sign of a visitor, or at once where the picture moves. */
const LivingPicture = lazyWithRetry(() => import('./living-picture.tsx'));

/** One location: its picture with its hotspots, its texts, and the links onwards. */
export function LocationScreen({ page }: { readonly page: LocationData }) {
  const t = useTexts();
  const { view, overlays } = page;
  const { search } = useLocation();
  // Before the links: they announce the page, and its visit has to be known by then.
  const goBack = useStepBack(view);
  const onClick = useLinks();
  const travel = useTravel(view);
  const filter = useHotspotFilter(view);
  const isPlanning = useShowroom(({ awaitedTarget }) => awaitedTarget !== undefined);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isVisited = useFirstSign();
  const isPresented = useStore(useShowroomWindow().presentation, ({ state, story }) => state ?? story);
  useArrival(travel);
  useGoneTarget();
  const isMoving = travel === 'moving';
  const isLeft = useLeaving(isMoving);
  const arrows = useArrows(view, isMoving);
  return (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles['screen'], worldClass)}
      {...worldLooks(view.world)}
      data-header={view.world.headerLook}
      onClick={onClick}
    >
      <FontSheet href={view.world.fontSheet} />
      <a className={styles['skip']} href="#content">
        {t('navigation__skip')}
      </a>
      <Header
        world={view.world}
        breadcrumb={view.breadcrumb}
        appLogo={view.appLogo}
        groupLogo={<GroupLogo group={view.group} isMoving={isMoving} className={styles['inLandscape']} />}
      >
        <VisitCounting page={page} isMoving={isMoving} query={search} />
        {!isClassic(view) && <FilterTool filter={filter} />}
        <HeaderTools searchHref={panelHref(view, 'search')} shareHref={panelHref(view, 'share')} />
        <Login view={page.login} />
        <Logout view={page.logout} />
        <LanguageSwitcher languages={view.languages} query={search} />
      </Header>
      <main
        className={styles['main']}
        data-world={view.world.slug}
        data-location={view.payloadId}
        data-travel={travel}
        data-classic={isClassic(view) || undefined}
      >
        <div ref={setBox} className={styles['stage']}>
          <Stage view={view} />
          <HotspotLayer view={view} isMoving={isLeft} isLeaving={isMoving} filter={filter} />
          {isLeft && (
            <Suspense>
              <WalkNote />
            </Suspense>
          )}
          {(isVisited || view.details || view.panorama) && box && !isClassic(view) && (
            <Suspense>
              <LivingPicture box={box} view={view} isMoving={isMoving} />
            </Suspense>
          )}
        </div>
        <NavigationStrip {...arrows} breadcrumb={view.breadcrumb}>
          <GroupLogo group={view.group} isMoving={isMoving} className={styles['inPortrait']} />
        </NavigationStrip>
        <LocationContent view={view} filter={filter} />
        {/* The style sheet draws the plan: where it is hidden, nothing is fetched. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- its name is among the attributes */}
        {view.miniMap && <a data-chrome="mini-map" {...view.miniMap} />}
      </main>
      <NavigationBar
        {...arrows}
        links={{
          menu: view.hasMenu ? panelHref(view, 'menu') : undefined,
          places: panelHref(view, 'places'),
          search: panelHref(view, 'search'),
          contact: panelHref(view, 'contact'),
        }}
        tint={view.group?.tint}
        breadcrumb={view.breadcrumb}
        isBreadcrumbInHeader={view.world.header.some(({ name }) => name === 'breadcrumb')}
        onBack={goBack}
      />
      <ProgressBar isActive={isPlanning} />
      <Notices notices={page.notices} languages={view.languages} />
      {isPresented && (
        <Suspense>
          <Presentation box={box} view={view} />
        </Suspense>
      )}
      <OverlayLayer overlays={overlays} view={view} />
    </div>
  );
}

/** The address that opens a panel over the location; undefined for a panel that the showroom does not have. */
function panelHref({ href }: LocationView, panel: Panel): string | undefined {
  return Object.hasOwn(OVERLAY_BODIES, panel) ? `${href}?${panel}` : undefined;
}
