import { playingTime } from '@vitrine/core/playback/playing-time';
import type { ChangeEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { Play } from '~/ui/icons.tsx';
import { Expand, Shrink } from '~/ui/tool-icons.tsx';
import type { Fullscreen } from '~/ui/use-fullscreen.ts';
import { Pause } from '~/ui/viewer-icons.tsx';
import { Again, Captions, Sound, SoundOff } from './film-icons.tsx';
import { Scrubber } from './scrubber.tsx';
import type { FilmCommands } from './use-film-commands.ts';
import type { Playback } from './use-playback.ts';
import styles from './film-controls.module.css';

/** How fast a film can be played. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The controls of a film, below its picture. */
export function FilmControls(props: {
  readonly playback: Playback;
  readonly commands: FilmCommands;
  readonly screen: Fullscreen;
  /** Undefined: the film has none. */
  readonly hasCaptions: boolean | undefined;
  readonly speed: number;
  readonly isShown: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly bar: Ref<HTMLDivElement>;
}) {
  const t = useTexts();
  const { playback, commands, screen, hasCaptions, isShown, bar } = props;
  const { isPaused, isEnded, position, length } = playback;
  return (
    <div
      ref={bar}
      className={styles['bar']}
      data-shown={isShown}
      onPointerDown={keepInside}
      onPointerUp={keepInside}
    >
      <Scrubber playback={playback} onSeek={commands.seek} onHold={props.onHold} />
      <div className={styles['row']}>
        <Control label={t(isPaused ? 'media__resume' : 'media__pause')} onClick={commands.toggle}>
          {isEnded ? <Again /> : isPaused ? <Play /> : <Pause />}
        </Control>
        <SoundControls playback={playback} commands={commands} />
        <p className={styles['time']}>
          {/* The slider says it to screen readers. */}
          <span aria-hidden="true">
            {playingTime(position, length)} <span>/ {playingTime(length)}</span>
          </span>
        </p>
        <Speed speed={props.speed} onSpeed={commands.setSpeed} />
        {hasCaptions !== undefined && (
          <Control label={t('media__captions')} isPressed={hasCaptions} onClick={commands.toggleCaptions}>
            <Captions />
          </Control>
        )}
        {screen.isPossible && (
          <Control
            label={t(screen.isOn ? 'media__leave_full_screen' : 'media__full_screen')}
            className={styles['screen']}
            onClick={screen.toggle}
          >
            {screen.isOn ? <Shrink /> : <Expand />}
          </Control>
        )}
      </div>
    </div>
  );
}

/** Whoever drags here does not swipe what is around the film. */
function keepInside(event: SyntheticEvent): void {
  event.stopPropagation();
}

function SoundControls({
  playback: { isMuted, volume, hasSound },
  commands,
}: {
  readonly playback: Playback;
  readonly commands: FilmCommands;
}) {
  const t = useTexts();
  if (hasSound !== true) return null;
  const level = isMuted ? 0 : volume;
  return (
    <div className={styles['sound']}>
      <Control label={t(level === 0 ? 'media__unmute' : 'media__mute')} onClick={commands.toggleSound}>
        {level === 0 ? <SoundOff /> : <Sound />}
      </Control>
      <input
        className={styles['volume']}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={level}
        style={{ '--volume': level } as React.CSSProperties}
        aria-label={t('media__volume')}
        aria-valuetext={`${Math.round(level * 100)} %`}
        onChange={(event) => commands.setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

function Speed({ speed, onSpeed }: { readonly speed: number; readonly onSpeed: (speed: number) => void }) {
  const t = useTexts();
  return (
    <select
      className={styles['speed']}
      aria-label={t('media__speed')}
      title={t('media__speed')}
      value={speed}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onSpeed(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((offered) => (
        <option key={offered} value={offered}>
          {offered}×
        </option>
      ))}
    </select>
  );
}

function Control({
  label,
  onClick,
  isPressed,
  className,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes(styles['control'], className)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
