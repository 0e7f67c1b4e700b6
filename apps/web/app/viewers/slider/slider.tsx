import type { KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { ChevronLeft, ChevronRight, Play } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Pause } from '~/ui/viewer-icons.tsx';
import type { SliderOptions, SlideView } from './slider-view.ts';
import { useSlider } from './use-slider.ts';
import type { RunningSlider } from './use-slider.ts';
import styles from './slider.module.css';

/** More points than these are too small to hit: a number shows the position. */
const MAX_POINTS = 7;

/**
 * Pictures with texts that follow one another: by themselves, by swiping, by keys and by buttons. Without scripts
 * they scroll.
 */
export default function Slider({
  slides,
  options,
  name,
}: {
  readonly slides: readonly SlideView[];
  readonly options: SliderOptions;
  readonly name: string;
}) {
  const { viewport, ...slider } = useSlider(slides.length, options);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    slider.step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    // The keys do what the buttons inside do as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['slider']}
      aria-label={name}
      data-ready={slider.isReady || undefined}
      onKeyDown={onKeyDown}
      {...slider.watch}
    >
      <div
        ref={viewport}
        className={styles['viewport']}
        // Automatic changes are not announced; the visitor's own are.
        aria-live={slider.isAdvancing ? 'off' : 'polite'}
      >
        <ul className={styles['slides']}>
          {slides.map((slide, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- slides have no name of their own and never move
              key={index}
              className={styles['slide']}
              inert={slider.isReady && index !== slider.index}
            >
              <Slide slide={slide} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && slider.isReady && <Controls slider={slider} count={slides.length} />}
      {slides.length > 1 && !slider.isReady && <div className={styles['controls']} />}
    </section>
  );
}

function Slide({ slide, isFirst }: { readonly slide: SlideView; readonly isFirst: boolean }) {
  const t = useTexts();
  const { image, href, title, text } = slide;
  const picture = image && (
    <Picture
      media={image}
      sizes="(width < 1000px) 100vw, max(952px, 59.5vw)"
      width={1000}
      isDecorative={href !== undefined}
      isEager={isFirst}
    />
  );
  const name = image?.alternativeText ?? title;
  return (
    <>
      {picture && href === undefined && <div className={styles['picture']}>{picture}</div>}
      {picture && href !== undefined && (
        <a
          className={styles['picture']}
          href={href}
          draggable={false}
          aria-label={t('article__enlarge', { title: name })}
        >
          {picture}
        </a>
      )}
      {(title !== '' || text !== '') && (
        <div className={styles['words']}>
          {title !== '' && <p className={styles['title']}>{title}</p>}
          {text !== '' && <p>{text}</p>}
        </div>
      )}
    </>
  );
}

function Controls({
  slider,
  count,
}: {
  readonly slider: Omit<RunningSlider, 'viewport'>;
  readonly count: number;
}) {
  const t = useTexts();
  const counter = (index: number) =>
    t('media__counter', { current: String(index + 1), total: String(count) });
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={t(slider.isGoingOn ? 'media__pause' : 'media__resume')}
        onClick={slider.togglePlaying}
      >
        {slider.isGoingOn ? <Pause size={18} /> : <Play size={18} />}
      </button>
      {count > MAX_POINTS ? (
        <p className={styles['counter']}>{counter(slider.index)}</p>
      ) : (
        <div className={styles['points']}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- one point for each position
              key={index}
              type="button"
              className={styles['point']}
              aria-label={counter(index)}
              aria-current={index === slider.index || undefined}
              onClick={() => slider.show(index)}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles['button']}
        aria-label={t('media__previous')}
        onClick={() => slider.step(-1)}
      >
        <ChevronLeft size={18} />
      </button>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('media__next')}
        onClick={() => slider.step(1)}
      >
        <ChevronRight size={18} />
      </button>
    </div>
  );
}
