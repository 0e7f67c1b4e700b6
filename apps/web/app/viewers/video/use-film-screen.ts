import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useFullscreen } from '~/ui/use-fullscreen.ts';
import type { Fullscreen } from '~/ui/use-fullscreen.ts';

/** The full screen of iPhones: the film alone, with the system's own controls. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** The full screen of a film: of its player, or of the film alone where the browser allows no other. */
export function useFilmScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen {
  const whole = useFullscreen(player);
  const isPhone = useSyncExternalStore(
    neverChanges,
    () => !document.fullscreenEnabled && 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    () => false,
  );
  if (whole.isPossible || !isPhone) return whole;
  return {
    isPossible: true,
    isOn: false,
    toggle: () => (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.(),
  };
}

function neverChanges() {
  return leave;
}

function leave() {}
