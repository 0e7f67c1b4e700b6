import { useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { createViews } from '~/showroom/presentation/views.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ChevronLeft, ChevronRight, Play } from '~/ui/icons.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { useItem } from '~/ui/use-item.ts';
import { useKeys } from '~/ui/use-keys.ts';
import { Pause, Picture } from '~/ui/viewer-icons.tsx';
import { headTool, ViewerHead } from '~/ui/viewer-head.tsx';
import { ViewerNote } from '~/ui/viewer-note.tsx';
import { isAdvancing, timeUntilNext } from './advancing.ts';
import { Slides } from './slides.tsx';
import type { SlideshowItem } from './slideshow-item.ts';
import styles from './slideshow.module.css';

/** Horizontal pixels of a swipe. */
const SWIPE = 48;

/** Pictures and videos over the whole screen, one after the other by themselves. */
export function Slideshow({
  items,
  start,
  interval,
  isAutomatic,
}: {
  readonly items: readonly SlideshowItem[];
  /** The index of the item that is shown first. */
  readonly start: number;
  /** Milliseconds that a picture is shown. */
  readonly interval: number;
  /** Whether it starts automatically. */
  readonly isAutomatic: boolean;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const { index, show } = useItem(items, start);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const swipe = useRef<number>(null);
  const item = items[index];
  const views = useShowroomWindow().part(createViews);
  const isLed = useStore(views.led, (now) => now.isLed);
  const isPlaying = isAdvancing({
    choice,
    isLed,
    isAutomatic,
    // The server cannot know.
    isReducedMotion: isInBrowser && isReducedMotion(),
    items: items.length,
  });
  const indexAfter = (step: number) => (index + step + items.length) % items.length;
  const go = (step: number) => show(indexAfter(step));
  const togglePlaying = () => {
    setChoice(isPlaying ? 'pause' : 'play');
    views.stepped();
  };

  const wait = timeUntilNext({
    isAdvancing: isPlaying,
    kind: item?.kind ?? 'picture',
    isSeen: item !== undefined && arrived.has(item.href),
    interval,
  });
  useAfter(wait, () => go(1), index);
  useKeys(root, true, (key) => {
    if (key === 'ArrowRight') go(1);
    else if (key === 'ArrowLeft') go(-1);
    else if (key === ' ') togglePlaying();
    else return false;
    return true;
  });

  if (item === undefined) {
    return (
      <div className={styles['slideshow']}>
        <ViewerHead />
        <ViewerNote icon={<Picture size={24} />} sentence={t('media__empty')} />
      </div>
    );
  }
  const stepLink = (step: 1 | -1) => ({
    href: items[indexAfter(step)]?.href,
    'aria-label': t(step === 1 ? 'media__next' : 'media__previous'),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(step);
    },
  });
  const onSwipe = ({ clientX }: PointerEvent) => {
    const distance = swipe.current === null ? 0 : clientX - swipe.current;
    swipe.current = null;
    if (Math.abs(distance) > SWIPE) go(distance < 0 ? 1 : -1);
  };
  return (
    <div
      ref={root}
      className={styles['slideshow']}
      style={{ '--interval': `${interval}ms` } as CSSProperties}
    >
      <div
        className={styles['stage']}
        aria-live={isPlaying ? 'off' : 'polite'}
        onPointerDown={(event) => {
          swipe.current = event.pointerType === 'mouse' ? null : event.clientX;
        }}
        onPointerUp={onSwipe}
      >
        <Slides
          items={items}
          index={index}
          isPlaying={isPlaying}
          onArrived={(href) => setArrived((known) => new Set([...known, href]))}
          onEnded={() => isPlaying && go(1)}
        />
      </div>
      <div className={styles['top']}>
        <ViewerHead remark={t('media__counter', { current: index + 1, total: items.length })}>
          {items.length > 1 && (
            <button
              type="button"
              className={headTool}
              aria-label={t(isPlaying ? 'media__pause' : 'media__resume')}
              onClick={togglePlaying}
            >
              {isPlaying ? <Pause /> : <Play />}
            </button>
          )}
        </ViewerHead>
      </div>
      {items.length > 1 && (
        <>
          <a className={styles['previous']} {...stepLink(-1)}>
            <ChevronLeft size={28} />
          </a>
          <a className={styles['next']} {...stepLink(1)}>
            <ChevronRight size={28} />
          </a>
        </>
      )}
      <div className={styles['bottom']} data-kind={item.kind}>
        {item.caption && <p className={styles['caption']}>{item.caption}</p>}
        {items.length > 1 && (
          <ol className={styles['progress']} aria-hidden="true">
            {items.map(({ href }, position) => (
              <li key={href} data-state={progressOf(position, index, wait !== undefined)} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function progressOf(
  position: number,
  index: number,
  isCounting: boolean,
): 'past' | 'now' | 'filling' | 'ahead' {
  if (position !== index) return position < index ? 'past' : 'ahead';
  return isCounting ? 'filling' : 'now';
}
