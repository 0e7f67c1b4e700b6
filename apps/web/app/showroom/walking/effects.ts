import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import type { NavigationEffect } from '@vitrine/core/navigation/navigation-effect';
import type { NavigationEvent } from '@vitrine/core/navigation/navigation-event';
import type { WalkMap } from '@vitrine/core/navigation/walk-map';
import type { PayloadId } from '@vitrine/core/world/ids';
import { assertNever } from '@vitrine/core/assert-never';
import { isClassic } from '@vitrine/core/background/classic-layout';
import { FADE_TIME } from '@vitrine/core/world/transition';
import type { Doors } from './doors.ts';
import type { LocationChange } from './showroom-host.ts';
import type { Player, MoveOutcome } from '../player/player-host.ts';
import type { Picture } from '~/page-data/scene.ts';
import { clipOf, sceneOf, transitionPictureOf } from '~/page-data/scene-of.ts';

/** The stage as the effects use it. */
export interface StageControls {
  readonly player: Player;
  /** Fetches and decodes a picture that will be shown soon. */
  readonly warmPicture: (picture: Picture) => void;
}

/** Everything an effect may touch. */
export interface EffectHost {
  readonly stage: () => StageControls | undefined;
  readonly screen: () => BackgroundScreen;
  readonly map: () => WalkMap;
  /** Whether nothing follows the item on the stage. */
  readonly isLastItem: () => boolean;
  readonly dispatch: (event: NavigationEvent) => void;
  readonly preparePage: (location: PayloadId) => void;
  readonly pushUrl: (location: PayloadId, mode: 'push' | 'replace') => void;
  /** Has the server answer for a location. */
  readonly openPage: (location: PayloadId) => void;
  readonly doors: Pick<Doors, 'openKeyboard' | 'closeKeyboard' | 'openLogin'>;
  readonly notifyTargetGone: () => void;
  readonly runHooks: (change: LocationChange) => void;
}

/** Runs an effect of the navigation machine. */
export function runEffect(effect: NavigationEffect, host: EffectHost): void {
  switch (effect.type) {
    case 'play':
      playTransition(effect.item, host);
      break;
    case 'show':
      showLocation(effect.item, host);
      break;
    case 'preload':
      preload(effect.item, host);
      break;
    case 'preparePage':
      host.preparePage(effect.location);
      break;
    case 'pushUrl':
      host.pushUrl(effect.location, effect.mode);
      break;
    case 'loadPage':
      host.openPage(effect.target);
      break;
    case 'openPasswordKeyboard':
      host.doors.openKeyboard(effect.target);
      break;
    case 'closePasswordKeyboard':
      host.doors.closeKeyboard();
      break;
    case 'redirectToLogin':
      host.doors.openLogin(effect.target);
      break;
    case 'runHooks':
      host.runHooks(effect);
      break;
    case 'notify':
      host.notifyTargetGone();
      break;
    default:
      assertNever(effect);
  }
}

type TransitionItem = Extract<NavigationEffect, { type: 'play' }>['item'];
type LocationItem = Extract<NavigationEffect, { type: 'show' }>['item'];

function playTransition(item: TransitionItem, host: EffectHost): void {
  const stage = host.stage();
  const destination = host.map().locations.get(item.to);
  if (stage === undefined || destination === undefined) {
    host.dispatch({ type: 'itemFailed', item: item.id });
    return;
  }
  stage.player.move({
    clip: transitionClip(item, host),
    transitionPicture: pictureOfTransition(item, host),
    destination: sceneOf(destination.backgrounds, host.screen()),
    playbackRate: item.playbackRate,
    blendingTime: item.blendingTime,
    ...reportsOf(item.id, host),
  });
}

function showLocation(item: LocationItem, host: EffectHost): void {
  const stage = host.stage();
  const location = host.map().locations.get(item.payloadId);
  if (stage === undefined || location === undefined) {
    host.dispatch({ type: 'itemFailed', item: item.id });
    return;
  }
  // No clip ends on the plain ground: it fades in, as a picture without a clip does.
  const isAfterClip = !item.isDirect;
  const scene = sceneOf(location.backgrounds, host.screen());
  // It is decoded while the old picture goes out of focus.
  if (item.isFar && scene.picture) stage.warmPicture(scene.picture);
  stage.player.show({
    scene,
    isFar: item.isFar === true,
    blendingTime: isAfterClip && isClassic(location) ? FADE_TIME : item.blendingTime,
    isFinal: host.isLastItem(),
    ...reportsOf(item.id, host),
  });
}

function preload(item: TransitionItem | LocationItem, host: EffectHost): void {
  const stage = host.stage();
  if (stage === undefined) return;
  if (item.kind === 'transition') {
    const clip = transitionClip(item, host);
    const transitionPicture = pictureOfTransition(item, host);
    if (clip !== undefined) stage.player.prime([clip]);
    else if (transitionPicture !== undefined) stage.warmPicture(transitionPicture);
  }
  const destination = host.map().locations.get(item.kind === 'transition' ? item.to : item.payloadId);
  const picture = destination && sceneOf(destination.backgrounds, host.screen()).picture;
  if (picture !== undefined) stage.warmPicture(picture);
}

function transitionClip(item: TransitionItem, host: EffectHost) {
  const { locations, transitions } = host.map();
  return clipOf(
    {
      transition: transitions.get(item.payloadId)?.backgrounds ?? [],
      from: locations.get(item.from)?.backgrounds ?? [],
      to: locations.get(item.to)?.backgrounds ?? [],
    },
    host.screen(),
  );
}

function pictureOfTransition(item: TransitionItem, host: EffectHost) {
  return transitionPictureOf(host.map().transitions.get(item.payloadId)?.backgrounds ?? [], host.screen());
}

function reportsOf(item: number, { dispatch }: EffectHost) {
  return {
    onStarted: () => dispatch({ type: 'itemStarted', item }),
    onOutcome: (outcome: MoveOutcome) =>
      dispatch({ type: outcome === 'ended' ? 'itemEnded' : 'itemFailed', item }),
  };
}
