import { imageUrl, imageWidths } from '@vitrine/core/media/image-address';
import { useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Lightbox as Yarl } from 'yet-another-react-lightbox';
import type { ControllerRef, Slide, ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useTexts } from '~/i18n/translations.tsx';
import { ChevronLeft, ChevronRight } from '~/ui/icons.tsx';
import { Picture as PictureIcon } from '~/ui/viewer-icons.tsx';
import { ViewerNote } from '~/ui/viewer-note.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { loops } from './lightbox-settings.ts';
import { useZoomView } from './use-zoom-view.ts';
import { VideoSlide } from './video-slide.tsx';
import './yarl.css';
import styles from './lightbox.module.css';

export interface SlidesControls {
  /** Handles a key of the lightbox; false: it has no such key. */
  readonly takeKey: (key: string) => boolean;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A video: rendered by us and, unlike pictures, never zoomed. */
    readonly ours: { readonly type: 'ours' };
  }
}

/** A slide of the library with the item that it shows. */
type ItemSlide = Slide & { readonly item: LightboxItem };

/** Pictures and videos to swipe through, and pictures to zoom into. */
export default function Slides({
  items,
  index,
  onShow,
  onZoom,
  ref,
}: {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onZoom: (zoom: { readonly level: number; readonly most: number }) => void;
  readonly ref: Ref<SlidesControls>;
}) {
  const t = useTexts();
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const slides = useMemo(() => items.map((item) => slideOf(item)), [items]);
  const isLooping = loops(items.length);
  const onChange = useZoomView(zoom, { index, count: items.length, onShow });
  const zoomRef = useCallback(
    (next: ZoomRef | null) => {
      zoom.current = next;
      // The library makes another one whenever the picture is larger or elsewhere.
      if (next !== null) onChange();
    },
    [onChange],
  );

  useImperativeHandle(ref, () => ({
    takeKey(key) {
      switch (key) {
        case '+':
        case '=':
          zoom.current?.zoomIn();
          return true;
        case '-':
          zoom.current?.zoomOut();
          return true;
        case 'ArrowLeft':
        case 'ArrowRight':
          // In a zoomed picture the library itself pans with the arrows.
          if (!isLooping || (zoom.current?.zoom ?? 1) > 1) return false;
          if (key === 'ArrowLeft') controller.current?.prev();
          else controller.current?.next();
          return true;
        default:
          return false;
      }
    },
  }));

  return (
    <Yarl
      slides={slides}
      index={index}
      plugins={[Inline, Zoom]}
      className={styles['slides'] ?? ''}
      carousel={{ finite: !isLooping, preload: 1, padding: 0, spacing: '8%', imageProps }}
      controller={{ ref: controller, touchAction: 'none', closeOnEscape: false }}
      toolbar={{ buttons: [] }}
      zoom={{ ref: zoomRef, scrollToZoom: true, maxZoomPixelRatio: 2, pinchZoomV4: true }}
      animation={{ swipe: 420, navigation: 420 }}
      labels={{
        Previous: t('media__previous'),
        Next: t('media__next'),
        'Photo gallery': t('media__all'),
        '{index} of {total}': t('media__counter', { current: '{index}', total: '{total}' }),
      }}
      on={{
        view: ({ index: viewed }) => onShow(viewed),
        zoom: ({ zoom: level }) => onZoom({ level, most: zoom.current?.maxZoom ?? level }),
      }}
      render={{
        slide: ({ slide, offset }) => slideContent((slide as ItemSlide).item, offset === 0, !isLooping),
        iconPrev: () => <ChevronLeft size={28} />,
        iconNext: () => <ChevronRight size={28} />,
        iconError: () => (
          <ViewerNote
            isAlert
            className={styles['failed']}
            icon={<PictureIcon size={24} />}
            sentence={t('media__picture_failed')}
          />
        ),
        buttonZoom: () => null,
        ...(isLooping ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** A drawing without its own size fits the window. */
function imageProps(slide: Slide) {
  const { item } = slide as ItemSlide;
  if (item.kind !== 'picture') return {};
  const { width, alternativeTextLocale: lang } = item.media;
  return { lang, ...(width === undefined && { style: { width: '100%', height: '100%' } }) };
}

/** We render videos; only the visible one exists, so that no other plays. */
function slideContent(item: LightboxItem, isCurrent: boolean, isAlone: boolean): ReactNode {
  if (item.kind === 'picture') return undefined;
  return isCurrent ? <VideoSlide item={item} isAlone={isAlone} /> : <span />;
}

function slideOf(item: LightboxItem): ItemSlide {
  if (item.kind !== 'picture') return { type: 'ours', item };
  const { media } = item;
  const { width, height } = media;
  return {
    item,
    src: imageUrl(media, 1920),
    alt: media.alternativeText ?? media.title ?? '',
    ...(width && height
      ? {
          width,
          height,
          srcSet: imageWidths(media).map((offered) => ({
            src: imageUrl(media, offered),
            width: offered,
            height: Math.round((offered * height) / width),
          })),
        }
      : {}),
  };
}
