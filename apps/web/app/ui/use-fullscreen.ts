import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** Shows one element over the whole screen. */
export interface Fullscreen {
  /** Whether the browser can; never on the server, nor on phones that support it for videos only. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The browser's full screen for an element. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const look = () => setIsOn(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = useCallback(() => {
    // A refusal changes nothing, which the visitor sees.
    if (document.fullscreenElement) document.exitFullscreen().catch(leave);
    else element.current?.requestFullscreen({ navigationUI: 'hide' }).catch(leave);
  }, [element]);
  return { isPossible, isOn, toggle };
}

function neverChanges() {
  return leave;
}

function leave() {}
