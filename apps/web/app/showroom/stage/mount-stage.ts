import {
  isPhone,
  isReducedMotion,
  isReachable,
  isSavingData,
  keepLadder,
  recallLadder,
} from '../browser/browser-conditions.ts';
import { showroom, showroomStore } from '../walking/browser-showroom.ts';
import { powerSaveMode } from '../power-save/browser-power-save.ts';
import { browserClock } from '../browser/clock.ts';
import { createPictureWarmer } from '../player/picture-warmer.ts';
import { createPlayer } from '../player/player.ts';
import type { Rung } from '../player/ladder.ts';

/**
 * Puts a player on the elements of a stage that the server or React rendered, and takes it off again by the
 * answer. The stage tells the rung of its last move in `data-rung`; performance marks
 * `vitrine:move` and `vitrine:first-frame` tell how long a tap waited for its clip.
 */
export function mountStage(stage: HTMLElement): () => void {
  const [firstPicture] = stage.querySelectorAll<HTMLImageElement>('[data-layer="first"]');
  const [one, other] = stage.querySelectorAll<HTMLImageElement>('[data-layer="picture"]');
  const videos = [...stage.querySelectorAll<HTMLVideoElement>('[data-layer="video"]')];
  if (firstPicture === undefined || one === undefined || other === undefined) return () => undefined;

  const player = createPlayer({
    firstPicture,
    pictures: [one, other],
    videos,
    scene: showroom.currentScene(),
    clock: browserClock,
    conditions: () => ({
      isReducedMotion: isReducedMotion(),
      isDataSaver: isSavingData(),
      isPowerSave: showroomStore.getState().isPowerSave,
      isPageHidden: document.hidden,
    }),
    canPlay: (mime) => videos[0]?.canPlayType(mime) !== '',
    isReachable,
    memory: recallLadder(),
    onMemory: keepLadder,
    onRung: (rung: Rung) => {
      stage.dataset['rung'] = rung;
      performance.mark('vitrine:move', { detail: rung });
    },
    onFirstFrame: () => void performance.mark('vitrine:first-frame'),
    onVideoRefused: powerSaveMode.refused,
  });
  const detach = showroom.attachStage({ player, warmPicture: createPictureWarmer(() => new Image()) });

  const onVisibility = () => (document.hidden ? player.pageHidden() : player.pageShown());
  const sizes = new ResizeObserver(() => showroom.resized({ isMobile: isPhone() }));
  sizes.observe(stage);
  document.addEventListener('visibilitychange', onVisibility);
  // First on the way down, last on the way up: around whatever a tap does.
  for (const type of TAPS) addEventListener(type, player.allowRetry, { capture: true });
  for (const type of TAPS) addEventListener(type, player.unlock);
  player.pageShown();

  return () => {
    for (const type of TAPS) removeEventListener(type, player.allowRetry, { capture: true });
    for (const type of TAPS) removeEventListener(type, player.unlock);
    document.removeEventListener('visibilitychange', onVisibility);
    sizes.disconnect();
    detach();
    player.dispose();
  };
}

const TAPS = ['click', 'keydown'] as const;
