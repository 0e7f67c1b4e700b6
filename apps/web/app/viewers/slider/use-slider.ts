import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { isAdvancing, isGoingOn } from './sliding.ts';
import type { SliderMoment } from './sliding.ts';
import type { SliderOptions } from './slider-view.ts';

/** A slider that is running. */
export interface RunningSlider {
  readonly viewport: (element: HTMLElement | null) => void;
  /** Before its code runs, all slides can be scrolled. */
  readonly isReady: boolean;
  /** Which slide is shown, from 0. */
  readonly index: number;
  /** The state of the pause button. */
  readonly isGoingOn: boolean;
  readonly isAdvancing: boolean;
  readonly show: (slide: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly togglePlaying: () => void;
  /** Handlers for the element around the slider and its controls. */
  readonly watch: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
  };
}

/** Makes slides swipe, step and advance by themselves. */
export function useSlider(slides: number, options: SliderOptions): RunningSlider {
  const [plugins] = useState(() => [
    // `isAdvancing` alone decides when it advances.
    Autoplay({ delay: options.interval, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
  ]);
  const [viewport, api] = useEmblaCarousel({ loop: true, active: slides > 1 }, plugins);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<SliderMoment['choice']>('none');
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isMotionReduced = useSyncExternalStore(neverChanges, isReducedMotion, () => true);

  /** Which slide the visitor has chosen, or was led to; undefined while the slider alone decides. */
  const chosen = useRef<number>(undefined);
  const viewer = useViewer(
    {
      element: () => api?.rootNode() ?? null,
      read: () => (chosen.current === undefined ? undefined : { kind: 'slide', index: chosen.current }),
      lead: (view) => {
        if (view.kind !== 'slide') return;
        chosen.current = view.index;
        api?.scrollTo(Math.min(view.index, slides - 1), isMotionReduced);
      },
    },
    api !== undefined,
  );
  const choose = (act: () => void) => {
    act();
    chosen.current = api?.selectedScrollSnap();
    viewer.changed('visitor');
  };

  const moment: SliderMoment = { slides, isFocused, isHovered, choice, isMotionReduced };
  const advances = isAdvancing(options, moment);
  const goesOn = isGoingOn(options, moment);

  useEffect(() => {
    if (api === undefined) return undefined;
    const onSelect = () => setIndex(api.selectedScrollSnap());
    api.on('select', onSelect).on('reInit', onSelect);
    return () => void api.off('select', onSelect).off('reInit', onSelect);
  }, [api]);

  useEffect(() => {
    if (api === undefined) return undefined;
    let isSwiped = false;
    const onDown = () => {
      isSwiped = true;
    };
    const onSelect = () => {
      if (!isSwiped) return;
      isSwiped = false;
      chosen.current = api.selectedScrollSnap();
      viewer.changed('visitor');
    };
    api.on('pointerDown', onDown).on('select', onSelect);
    return () => void api.off('pointerDown', onDown).off('select', onSelect);
  }, [api, viewer]);

  useEffect(() => {
    const player = api?.plugins().autoplay;
    if (api === undefined || player === undefined) return undefined;
    if (!advances) {
      player.stop();
      return undefined;
    }
    const goOn = () => player.play(isMotionReduced);
    goOn();
    // A swipe pauses it; on release, it advances.
    api.on('pointerUp', goOn);
    return () => void api.off('pointerUp', goOn);
  }, [api, advances, isMotionReduced]);

  return {
    viewport,
    isReady: api !== undefined,
    index,
    isGoingOn: goesOn,
    isAdvancing: advances,
    show: (slide) => choose(() => api?.scrollTo(slide, isMotionReduced)),
    step: (by) =>
      choose(() => (by === 1 ? api?.scrollNext(isMotionReduced) : api?.scrollPrev(isMotionReduced))),
    togglePlaying: () => setChoice(goesOn ? 'pause' : 'play'),
    watch: {
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
    },
  };
}

/** A changed motion setting applies when the article is opened again. */
function neverChanges() {
  return () => undefined;
}
