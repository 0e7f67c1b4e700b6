import { Suspense, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { Plus } from '~/ui/icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { useItem } from '~/ui/use-item.ts';
import { useKeys } from '~/ui/use-keys.ts';
import { useUnchanged } from '~/ui/use-unchanged.ts';
import { Minus, Picture } from '~/ui/viewer-icons.tsx';
import { headTool, ViewerHead } from '~/ui/viewer-head.tsx';
import { ViewerNote } from '~/ui/viewer-note.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { LIGHTBOX_Z_INDEX, neighbour } from './lightbox-settings.ts';
import type { SlidesControls } from './slides.tsx';
import { StillSlide } from './still-slide.tsx';
import { Thumbnails } from './thumbnails.tsx';
import styles from './lightbox.module.css';

const Slides = lazyWithRetry(() => import('./slides.tsx'));

/**
 * Pictures and videos over the whole screen (specification sections 2 and 4, Lightbox). Without scripts, and until
 * they have arrived, the item of the address is shown alone, and thumbnails are plain links.
 */
export function Lightbox({
  items: given,
  start,
}: {
  readonly items: readonly LightboxItem[];
  /** The index of the item that is shown first. */
  readonly start: number;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  // Equal content after a revalidation leaves the picture and its zoom alone.
  const items = useUnchanged(given);
  const { index, show } = useItem(items, start);
  const root = useRef<HTMLDivElement>(null);
  const controls = useRef<SlidesControls>(null);
  const [zoom, setZoom] = useState({ level: 1, most: 1 });
  useKeys(root, true, (key) => controls.current?.takeKey(key) ?? false);

  const item = items[index];
  if (item === undefined) {
    return (
      <div className={styles['lightbox']}>
        <ViewerHead />
        <ViewerNote icon={<Picture size={24} />} sentence={t('media__empty')} />
      </div>
    );
  }
  const isAlone = items.length === 1;
  // Neither browsed nor zoomed.
  const needsSlides = !isAlone || item.kind === 'picture';
  const counter = t('media__counter', { current: index + 1, total: items.length });
  return (
    <div ref={root} className={styles['lightbox']} style={{ zIndex: LIGHTBOX_Z_INDEX }}>
      <ViewerHead remark={isAlone ? undefined : counter}>
        {item.kind === 'picture' && (
          <>
            <button
              type="button"
              className={headTool}
              aria-label={t('media__zoom_out')}
              aria-disabled={zoom.level <= 1}
              onClick={() => controls.current?.takeKey('-')}
            >
              <Minus />
            </button>
            <button
              type="button"
              className={headTool}
              aria-label={t('media__zoom_in')}
              aria-disabled={zoom.level >= zoom.most}
              onClick={() => controls.current?.takeKey('+')}
            >
              <Plus />
            </button>
          </>
        )}
      </ViewerHead>
      <div className={styles['stage']}>
        {isInBrowser && needsSlides ? (
          <Suspense fallback={<StillSlide item={item} isAlone={isAlone} isWaiting />}>
            <Slides ref={controls} items={items} index={index} onShow={show} onZoom={setZoom} />
          </Suspense>
        ) : (
          <StillSlide item={item} isAlone={isAlone} isWaiting={needsSlides} />
        )}
      </div>
      {/* The room stays from item to item, so that no picture is smaller for its caption. */}
      {items.some(hasCaption) && <p className={styles['caption']}>{hasCaption(item) ? item.caption : ''}</p>}
      {items.length > 1 && (
        <Thumbnails
          items={items}
          index={index}
          previous={neighbour(index, -1, items.length)}
          next={neighbour(index, 1, items.length)}
          onShow={show}
        />
      )}
    </div>
  );
}

/** The card of a platform's video has its own title. */
function hasCaption({ kind, caption }: LightboxItem): boolean {
  return caption !== '' && kind !== 'platformVideo';
}
