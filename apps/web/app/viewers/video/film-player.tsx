import { areControlsShown } from '@vitrine/core/playback/controls-shown';
import { playingTime } from '@vitrine/core/playback/playing-time';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { useKeys } from '~/ui/use-keys.ts';
import { FilmControls } from './film-controls.tsx';
import { FilmFile } from './film-file.tsx';
import { setLoudness } from './film-element.ts';
import { createFilmMemory } from './film-memory.ts';
import { FilmSurface } from './film-surface.tsx';
import { StartButton, UnmuteButton } from './film-buttons.tsx';
import { useAwake } from './use-awake.ts';
import { useCaptions } from './use-captions.ts';
import { useFilmCommands } from './use-film-commands.ts';
import { useFilmScreen } from './use-film-screen.ts';
import { useFilmStart } from './use-film-start.ts';
import { useFilmView } from './use-film-view.ts';
import { usePlayback } from './use-playback.ts';
import { ratioOf } from './video-file.ts';
import styles from './video.module.css';

/** A film, and how it is shown. */
export interface FilmOptions {
  readonly video: ClientMedia;
  readonly poster?: ClientMedia | undefined;
  /** A WebVTT file. */
  readonly captions?: ClientMedia | undefined;
  readonly title: string;
  /**
   * Whether it starts by itself: because the visitor's tap opened it (`tapped`: with its sound, unless the visitor has
   * muted another film or the browser does not allow it), or in a slideshow (`muted`). When it becomes undefined, the
   * film pauses.
   */
  readonly starts?: 'tapped' | 'muted' | undefined;
  /** What its keys do where the focus is not in it: nothing; all but the arrows, which browse; or everything. */
  readonly keysOfOverlay?: 'none' | 'withoutArrows' | 'all';
  /** Called also when the video cannot be played. */
  readonly onEnded?: (() => void) | undefined;
}

interface FilmPlayerProps extends FilmOptions {
  readonly smaller: ClientMedia['smaller'];
  /** Whether it replaces the button that the visitor has just pressed. */
  readonly takesFocus: boolean;
  readonly onFailed: () => void;
}

/** A film with its controls, which go while it plays and the visitor rests. Its space is reserved before it loads. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { video, smaller, poster, captions, title, starts, keysOfOverlay = 'none', takesFocus } = props;
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const memory = useShowroomWindow().part(createFilmMemory);
  const player = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  const playback = usePlayback(element);
  const screen = useFilmScreen(player, element);
  // What the visitor chooses later is no other start.
  const [chosen] = useState(memory.choices);
  useEffect(() => setLoudness(element.current, chosen), [chosen]);
  const soundStart = chosen.isMuted ? 'muted' : 'withSound';
  const [start, onTaken, ask] = useFilmStart(element, starts === 'tapped' ? soundStart : starts);
  const onUsed = useFilmView(element, () => ask(memory.choices().isMuted ? 'muted' : 'withSound'));
  const commands = useFilmCommands(element, {
    hasCaptions: captions !== undefined,
    hasSound: playback.hasSound === true,
    screen,
    onTaken,
    onUsed,
  });
  const awake = useAwake();
  const [isFocused, setIsFocused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isPlaying = !playback.isPaused;
  const isShown = areControlsShown({ isPlaying, isAwake: awake.isAwake, isFocused, isHeld });
  const isAtPoster = !playback.hasStarted && start.kind !== 'trying';
  const captionsAreOn = captions !== undefined && commands.captionsAreOn;
  useCaptions({ element, bar, isShown: captionsAreOn, isRaised: isShown && !isAtPoster });

  const takeKey = (key: string) => {
    if (!commands.takeKey(key)) return false;
    awake.wake(performance.now());
    return true;
  };
  // Inside of it the arrows skip, also where those of the overlay browse.
  useKeys(player, false, takeKey);
  useKeys(player, true, (key) => {
    const isTaken = keysOfOverlay === 'all' || (keysOfOverlay !== 'none' && !key.startsWith('Arrow'));
    return isTaken && takeKey(key);
  });
  useEffect(() => {
    if (takesFocus) player.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches for signs of the visitor
    <section
      ref={player}
      className={styles['frame']}
      style={{ aspectRatio: ratioOf(video, poster) }}
      aria-label={title}
      tabIndex={-1}
      data-controls={isShown || isAtPoster ? 'shown' : 'hidden'}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch') awake.wake(event.timeStamp);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') awake.sleep();
      }}
      onFocus={(event) => awake.wake(event.timeStamp)}
      // What is around the film would browse with the arrows that skip in it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <FilmFile
        {...{ video, smaller, poster, captions }}
        ref={element}
        hasNativeControls={!isInBrowser}
        onEnded={props.onEnded}
        onFailed={props.onFailed}
      />
      {isInBrowser && (
        <>
          <FilmSurface
            isPlaying={isPlaying}
            isShown={isShown}
            onToggle={commands.toggle}
            onWake={awake.wake}
            onSleep={awake.sleep}
            onScreen={screen.isPossible ? screen.toggle : undefined}
          />
          {playback.isWaiting && <output className={styles['waiting']} aria-label={t('progress__loading')} />}
          {(isAtPoster || playback.isPaused) && start.kind !== 'trying' && (
            <StartButton
              label={t(playback.isEnded ? 'media__again' : 'media__play', { title })}
              isAgain={playback.isEnded}
              onPlay={() => {
                // The button goes. With the focus here, and not on a control, its keys work and the controls may go.
                player.current?.focus({ preventScroll: true });
                commands.toggle();
              }}
            />
          )}
          {isAtPoster && playback.length > 0 && (
            <p className={styles['length']} aria-hidden="true">
              {playingTime(playback.length)}
            </p>
          )}
          {start.kind === 'silenced' && playback.isMuted && playback.hasSound === true && (
            <UnmuteButton onUnmute={commands.toggleSound} />
          )}
          <div
            hidden={isAtPoster}
            onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
            onBlur={() => setIsFocused(false)}
          >
            <FilmControls
              playback={playback}
              commands={commands}
              screen={screen}
              hasCaptions={captions === undefined ? undefined : captionsAreOn}
              speed={commands.speed}
              isShown={isShown}
              onHold={setIsHeld}
              bar={bar}
            />
          </div>
        </>
      )}
    </section>
  );
}
