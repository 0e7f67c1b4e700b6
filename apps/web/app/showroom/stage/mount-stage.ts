import {
  isPhone,
  isReducedMotion,
  isReachable,
  isSavingData,
  isSlowConnection,
} from '../browser/browser-conditions.ts';
import type { ShowroomWindow } from '../window/showroom-window.ts';
import { browserClock } from '../browser/clock.ts';
import { createPictureWarmer } from '../player/picture-warmer.ts';
import { createPlayer } from '../player/player.ts';
import type { Rung } from '../player/ladder.ts';
import { keepLadder, recallLadder } from '../player/stored-ladder.ts';

/**
 * Puts a player on the rendered elements of a stage. `data-rung` holds the rung of its last transition; the performance
 * marks `vitrine:move` and `vitrine:first-frame` show how long a tap waited for its clip.
 *
 * @returns a function that removes the player.
 */
export function mountStage(
  stage: HTMLElement,
  { showroom, store, powerSave }: Pick<ShowroomWindow, 'showroom' | 'store' | 'powerSave'>,
): () => void {
  const [firstPicture] = stage.querySelectorAll<HTMLImageElement>('[data-layer="first"]');
  const [one, other] = stage.querySelectorAll<HTMLImageElement>('[data-layer="picture"]');
  const videos = [...stage.querySelectorAll<HTMLVideoElement>('[data-layer="video"]')];
  if (firstPicture === undefined || one === undefined || other === undefined) return () => undefined;

  const warmer = createPictureWarmer(() => new Image());
  const player = createPlayer({
    firstPicture,
    pictures: [one, other],
    videos,
    scene: showroom.currentScene(),
    clock: browserClock,
    conditions: () => ({
      isReducedMotion: isReducedMotion(),
      isDataSaver: isSavingData(),
      isConnectionSlow: isSlowConnection(),
      isPowerSave: store.getState().isPowerSave,
      isPageHidden: document.hidden,
    }),
    canPlay: (mime) => videos[0]?.canPlayType(mime) !== '',
    isReachable,
    warmer,
    memory: recallLadder(),
    onMemory: keepLadder,
    onRung: (rung: Rung) => {
      stage.dataset['rung'] = rung;
      performance.mark('vitrine:move', { detail: rung });
    },
    onJump: (phase) => {
      stage.dataset['jump'] = phase;
    },
    onFirstFrame: () => void performance.mark('vitrine:first-frame'),
    onVideoRefused: powerSave.refused,
  });
  const detach = showroom.attachStage({ player, warmPicture: warmer.warm });

  const onVisibility = () => (document.hidden ? player.pageHidden() : player.pageShown());
  const sizes = new ResizeObserver(() => showroom.resized({ isMobile: isPhone() }));
  sizes.observe(stage);
  document.addEventListener('visibilitychange', onVisibility);
  // First on the way down, last on the way up: around whatever a tap does.
  for (const type of TAPS) addEventListener(type, player.allowRetry, { capture: true });
  for (const type of TAPS) addEventListener(type, player.unlock);
  // Not the second half of the double tap that began the walk: `detail` begins again with another element.
  let lastTap = -DOUBLE_TAP;
  const onTap = ({ target, timeStamp }: MouseEvent) => {
    if (stage.contains(target as Node) && timeStamp - lastTap > DOUBLE_TAP) showroom.finish();
    lastTap = timeStamp;
  };
  addEventListener('click', onTap);
  player.pageShown();

  return () => {
    for (const type of TAPS) removeEventListener(type, player.allowRetry, { capture: true });
    for (const type of TAPS) removeEventListener(type, player.unlock);
    removeEventListener('click', onTap);
    document.removeEventListener('visibilitychange', onVisibility);
    sizes.disconnect();
    detach();
    player.dispose();
  };
}

/** Milliseconds between the halves of a double tap. */
const DOUBLE_TAP = 500;

const TAPS = ['click', 'keydown'] as const;
