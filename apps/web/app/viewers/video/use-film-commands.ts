import { filmCommand } from '@vitrine/core/playback/film-keys';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { Fullscreen } from '~/ui/use-fullscreen.ts';
import { seekTo, setLoudness, setSpeed, toggledSound, togglePlaying } from './film-element.ts';
import type { Loudness } from './film-element.ts';
import { createFilmMemory } from './film-memory.ts';

/** What a visitor can do to a film. */
export interface FilmCommands {
  readonly toggle: () => void;
  /** Goes to a position, in seconds; outside of the film to its nearer end. */
  readonly seek: (position: number) => void;
  readonly toggleSound: () => void;
  /** @param volume 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly toggleCaptions: () => void;
  readonly setSpeed: (speed: number) => void;
  /** Does what a key says; false: it says nothing to this film. */
  readonly takeKey: (key: string) => boolean;
}

/** The commands of a film, and what the visitor has chosen by them. */
export function useFilmCommands(
  element: RefObject<HTMLVideoElement | null>,
  options: {
    readonly hasCaptions: boolean;
    readonly hasSound: boolean;
    readonly screen: Fullscreen;
    /** Called when the visitor decides about the sound. */
    readonly onTaken: () => void;
    /** Called when the visitor has played, stopped or moved the film. */
    readonly onUsed: () => void;
  },
): FilmCommands & { readonly captionsAreOn: boolean; readonly speed: number } {
  const memory = useShowroomWindow().part(createFilmMemory);
  const [captionsAreOn, setCaptionsAreOn] = useState(() => memory.choices().hasCaptions);
  const [speed, keepSpeed] = useState(1);
  const { hasCaptions, hasSound, screen, onTaken, onUsed } = options;
  const setSound = (loudness: Loudness) => {
    setLoudness(element.current, loudness);
    memory.keep(loudness);
    onTaken();
  };
  const commands = {
    toggle() {
      togglePlaying(element.current);
      onUsed();
    },
    seek(position: number) {
      seekTo(element.current, position);
      onUsed();
    },
    toggleSound() {
      const { muted = false, volume = 1 } = element.current ?? {};
      setSound(toggledSound({ isMuted: muted, volume }));
    },
    setVolume: (volume: number) => setSound({ isMuted: volume === 0, volume }),
    toggleCaptions() {
      memory.keep({ hasCaptions: !captionsAreOn });
      setCaptionsAreOn(!captionsAreOn);
    },
    setSpeed(next: number) {
      setSpeed(element.current, next);
      keepSpeed(next);
      onUsed();
    },
  };
  const takeKey = (key: string) => {
    const command = filmCommand(key);
    switch (command?.kind) {
      case 'toggle':
        commands.toggle();
        return true;
      case 'skip':
        commands.seek((element.current?.currentTime ?? 0) + command.seconds);
        return true;
      case 'mute':
        if (hasSound) commands.toggleSound();
        return hasSound;
      case 'captions':
        if (hasCaptions) commands.toggleCaptions();
        return hasCaptions;
      case 'fullScreen':
        if (screen.isPossible) screen.toggle();
        return screen.isPossible;
      case undefined:
        return false;
    }
  };
  return { ...commands, takeKey, captionsAreOn, speed };
}
