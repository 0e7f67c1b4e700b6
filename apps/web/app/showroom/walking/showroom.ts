import { POWER_SAVE_SEGMENT } from '@vitrine/core/links/path';
import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import { locationAfter } from '@vitrine/core/navigation/journey';
import { navigate } from '@vitrine/core/navigation/navigate';
import type { NavigationEvent } from '@vitrine/core/navigation/navigation-event';
import { idleAt } from '@vitrine/core/navigation/navigation-state';
import type { WalkLocation } from '@vitrine/core/navigation/walk-graph';
import type { AspectRatio } from '@vitrine/core/world/background';
import type { PayloadId } from '@vitrine/core/world/ids';
import { FLY_MODE_DEFAULTS } from '@vitrine/core/world/settings/fly-mode';
import type { FlyModeSettings } from '@vitrine/core/world/settings/fly-mode';
import { createDoors } from './doors.ts';
import type { AtDoors } from './doors.ts';
import { runEffect } from './effects.ts';
import type { EffectHost, StageControls } from './effects.ts';
import { createEventQueue } from './event-queue.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { createPageAddresses } from './page-addresses.ts';
import { sceneOf } from '~/page-data/scene-of.ts';
import type { Scene } from '~/page-data/scene.ts';
import type { ShowroomHost } from './showroom-host.ts';
import { stepBetween } from './step-between.ts';
import { isAtRest, locationAhead } from './store.ts';
import { createWalkSource } from './walk-source.ts';
import { createWarming } from './warming.ts';
import type { AutoWalkHost } from './auto-walk.ts';

/** The showroom of one browser window. */
export interface Showroom extends AtDoors {
  /** For `createAutoWalk`, which is loaded later. */
  readonly autoWalkHost: AutoWalkHost;
  /** Goes to a location; `href` is its address, in case it is not on the map. */
  walkTo(target: PayloadId, href: string): void;
  /** Skips what is left of the journey; nothing at rest. */
  finish(): void;
  /** What the map knows of a location. */
  onMap(location: PayloadId | undefined): WalkLocation | undefined;
  /** A page of a location was rendered, for any reason. */
  enterPage(view: LocationView, options: { readonly isMobile: boolean }): void;
  /** The stage is mounted and shows the page's location. @returns detaches it. */
  attachStage(stage: StageControls): () => void;
  /** The visitor shows interest in a location: its link is pointed at or focused. */
  hint(target: PayloadId): void;
  /** Brings the stage back to the current page, because the next one could not be loaded. */
  returnToPage(): void;
  /** The stage has another size, on a phone or not. */
  resized(options: { readonly isMobile: boolean }): void;
  /** Plays clips and films, or only shows pictures and cuts from now on. */
  allowVideos(isAllowed: boolean): void;
  /** The address of the destination; undefined while at rest. */
  addressAhead(): string | undefined;
  /** Ends the journey and opens the power-save page, which leads on to an address. */
  openPowerSavePage(redirectTo: string): void;
  /** What the stage shows of the page's location. */
  currentScene(): Scene;
}

export function createShowroom(host: ShowroomHost): Showroom {
  const { store } = host;
  let stage: StageControls | undefined;
  let view: LocationView | undefined;
  let flyMode: FlyModeSettings = FLY_MODE_DEFAULTS;
  let isMobile = false;
  let areHooksMuted = false;
  let keptAspectRatio: AspectRatio | undefined;

  /** While walking, the decision for an aspect ratio is kept: a clip and its pictures have the same crop. */
  const screen = (): BackgroundScreen => ({
    viewport: host.viewport(),
    isMobile,
    isPowerSave: store.getState().isPowerSave,
    ...(keptAspectRatio && { aspectRatio: keptAspectRatio }),
  });
  const source = createWalkSource({
    load: host.loadWalkGraph,
    onChange() {
      dispatch({ type: 'contentChanged' });
      // What is shown of the way ahead comes from the map.
      store.setState({});
    },
  });
  const addresses = createPageAddresses(source, host);
  const doors = createDoors({
    host,
    store,
    source,
    givenHref: addresses.givenHref,
    dispatch: (event) => dispatch(event),
  });
  const autoWalkHost: AutoWalkHost = {
    store,
    source,
    page: () => view?.payloadId,
    dispatch: (event) => dispatch(event),
    openPage: (location) => void addresses.push(location, 'replace'),
    runHooks: host.runHooks,
    muteHooks: (areMuted) => {
      areHooksMuted = areMuted;
    },
  };
  const effectHost: EffectHost = {
    stage: () => stage,
    screen,
    map: source.map,
    isLastItem() {
      const { navigation } = store.getState();
      return navigation?.status !== 'travelling' || navigation.queue.length === 1;
    },
    dispatch: (event) => dispatch(event),
    preparePage(location) {
      const href = source.hrefOf(location);
      if (href !== undefined) host.prefetchPage(href);
    },
    pushUrl: (location, mode) => void addresses.push(location, mode),
    openPage: addresses.open,
    doors,
    notifyTargetGone: () => store.setState({ isTargetGone: true }),
    runHooks(change) {
      if (!areHooksMuted) host.runHooks(change);
    },
  };

  const dispatch = createEventQueue((event: NavigationEvent) => {
    const before = store.getState().navigation;
    if (before === undefined) return;
    const context = {
      map: source.map(),
      flyMode,
      isPowerSave: store.getState().isPowerSave,
      lockOf: doors.lockOf,
    };
    const [after, effects] = navigate(before, event, context);
    const isMoving = after.status === 'travelling';
    if (isMoving && before.status !== 'travelling') addresses.depart();
    if (isMoving) keptAspectRatio ??= nearestAspectRatio(host.viewport());
    if (after !== before) store.setState({ navigation: after });
    if (event.type === 'targetSet') store.setState({ isTargetGone: false });
    for (const effect of effects) runEffect(effect, effectHost);
    if (!isMoving && keptAspectRatio !== undefined) {
      keptAspectRatio = undefined;
      refreshScene();
      warming.warmUp();
    }
  });
  const refreshScene = () => {
    const { navigation } = store.getState();
    const isOnPage = navigation !== undefined && navigation.location === view?.payloadId;
    const here = isOnPage ? view : navigation && source.map().locations.get(navigation.location);
    if (here !== undefined) stage?.player.replaceScene(sceneOf(here.backgrounds, screen()));
  };

  const warming = createWarming({ host, source, stage: () => stage, view: () => view, screen });
  const isResting = () => isAtRest(store.getState());

  /** Where the next journey begins: where the visitor is, or will be once the current item has ended. */
  const departure = () => {
    const { navigation } = store.getState();
    return navigation?.status === 'travelling' ? locationAfter(navigation.queue[0]) : navigation?.location;
  };
  const isOneStepAway = (target: PayloadId) => {
    const here = store.getState().navigation?.location;
    return here === target || stepBetween(source.map(), here, target) !== undefined;
  };
  const walkFar = async (target: PayloadId, href: string) => {
    store.setState({ awaitedTarget: target });
    const isFound = await source.reach(departure(), target);
    if (store.getState().awaitedTarget !== target) return;
    store.setState({ awaitedTarget: undefined });
    if (isFound) dispatch({ type: 'targetSet', target, address: 'push' });
    else host.openAddress(href, 'push');
  };

  return {
    walkTo(target, href) {
      addresses.keepGiven(target, href);
      const isKnown = source.knowsPath(departure(), target) || isOneStepAway(target);
      const isPlannable = isKnown || doors.lockOf(target) !== undefined;
      if (isPlannable && store.getState().navigation !== undefined) {
        store.setState({ awaitedTarget: undefined });
        dispatch({ type: 'targetSet', target, address: 'push' });
      } else {
        void walkFar(target, href);
      }
    },
    finish: () => dispatch({ type: 'finish' }),
    onMap: (location) => (location === undefined ? undefined : source.map().locations.get(location)),
    enterPage(newView, options) {
      const oldView = view;
      const isSameLocation = oldView?.payloadId === newView.payloadId;
      const isFollowed = !isSameLocation && !addresses.isPushed(newView.payloadId);
      view = newView;
      isMobile = options.isMobile;
      flyMode = newView.flyMode;
      if (!isSameLocation) {
        addresses.forgetPushed();
        warming.forgetHint();
      }
      source.enter(newView);
      const { navigation } = store.getState();
      store.setState({
        page: newView.payloadId,
        ...(isFollowed && { awaitedTarget: undefined }),
        ...(navigation === undefined && { navigation: idleAt(newView.payloadId) }),
      });
      if (navigation !== undefined && isFollowed) {
        dispatch({ type: 'targetSet', target: newView.payloadId, address: 'keep' });
      } else if (isResting()) {
        refreshScene();
      }
      // The published content may no longer have the visitor's destination.
      if (oldView !== undefined && oldView.version !== newView.version) {
        void source.complete();
        doors.rightsChanged();
      }
      warming.warmUp();
    },
    attachStage(controls) {
      stage = controls;
      if (view !== undefined) dispatch({ type: 'reset', location: view.payloadId });
      return () => {
        if (stage === controls) stage = undefined;
      };
    },
    hint: warming.hint,
    returnToPage() {
      addresses.forgetPushed();
      store.setState({ awaitedTarget: undefined });
      if (view !== undefined && isResting()) dispatch({ type: 'reset', location: view.payloadId });
    },
    resized(options) {
      isMobile = options.isMobile;
      if (isResting()) refreshScene();
    },
    allowVideos(isAllowed) {
      store.setState({ isPowerSave: !isAllowed });
      if (isAllowed) stage?.player.forgetFailures();
      else dispatch({ type: 'powerSaveOn' });
      if (!isResting()) return;
      refreshScene();
      if (isAllowed) warming.warmUp();
    },
    addressAhead() {
      const state = store.getState();
      const ahead = state.navigation?.status === 'travelling' ? locationAhead(state) : undefined;
      return ahead && addresses.hrefOf(ahead);
    },
    openPowerSavePage(redirectTo) {
      if (view === undefined) return;
      dispatch({ type: 'reset', location: view.payloadId });
      host.openAddress(`${powerSavePath(view)}?to=${encodeURIComponent(redirectTo)}`, 'push');
    },
    autoWalkHost,
    doorOpened: doors.doorOpened,
    leaveDoor: doors.leaveDoor,
    currentScene: () => (view === undefined ? {} : sceneOf(view.backgrounds, screen())),
  };
}

/** The power-save page in the language of a page; a world's address is the language and the world. */
function powerSavePath({ world }: Pick<LocationView, 'world'>): string {
  return `${world.href.slice(0, world.href.lastIndexOf('/'))}/${POWER_SAVE_SEGMENT}`;
}
