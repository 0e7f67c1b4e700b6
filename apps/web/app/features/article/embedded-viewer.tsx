import { Suspense, useState } from 'react';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { createViews } from '~/showroom/presentation/views.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { Picture } from '~/ui/picture.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { Around, Expand } from './article-icons.tsx';
import type { ArticleSectionView } from './article-view.ts';
import styles from './embedded-viewer.module.css';

const Slider = lazyWithRetry(() => import('~/viewers/slider/slider.tsx'));
const VideoPlayer = lazyWithRetry(() => import('~/viewers/video/video-player.tsx'));
const PlatformVideo = lazyWithRetry(() => import('~/viewers/video/platform-video.tsx'));
const SyncedImages = lazyWithRetry(() => import('~/viewers/synced-images/synced-images.tsx'));
const IframeBox = lazyWithRetry(() => import('~/viewers/iframe-box/iframe-box.tsx'));
const View360 = lazyWithRetry(() => import('~/viewers/view-360/view-360.tsx'));

type Embedded = Extract<
  ArticleSectionView,
  { readonly kind: 'slider' | 'video' | 'platformVideo' | 'syncedImages' | 'iframe' | 'view360' }
>;

interface ViewerProps {
  /** Of the section, from 0. */
  readonly index: number;
  readonly section: Embedded;
  readonly name: string;
}

/**
 * A viewer inside the article. Its code is fetched when the article contains one; its space is reserved before.
 */
export function EmbeddedViewer({ section, ...given }: ViewerProps) {
  return (
    <Suspense fallback={<div className={styles['waiting']} style={reservedSpace(section)} />}>
      <Viewer section={section} {...given} />
    </Suspense>
  );
}

function Viewer({ index, section, name }: ViewerProps) {
  switch (section.kind) {
    case 'slider':
      return <Slider slides={section.slides} options={section.options} name={name} />;
    case 'video':
      return (
        <VideoPlayer video={section.video} poster={section.poster} captions={section.captions} title={name} />
      );
    case 'platformVideo':
      return <PlatformVideo video={section.video} poster={section.poster} title={name} />;
    case 'iframe':
      return (
        <IframeBox url={section.url} title={name} isAllowed={section.isAllowed} picture={section.poster} />
      );
    case 'syncedImages':
      return (
        <>
          <SyncedImages images={section.images} />
          <FullScreenLink href={section.href} />
        </>
      );
    case 'view360':
      return <EmbeddedView360 index={index} section={section} name={name} />;
  }
}

/** Shows a picture of the view first; a tap starts the view. Without scripts the view opens at once. */
function EmbeddedView360({
  index,
  section,
  name,
}: ViewerProps & { readonly section: Extract<Embedded, { readonly kind: 'view360' }> }) {
  const t = useTexts();
  const [isStarted, setStarted] = useState(false);
  const { led } = useShowroomWindow().part(createViews);
  // The presenter has started it.
  const isLed = useStore(led, ({ view }) => view?.inside?.section === index);
  if (isLed && !isStarted) setStarted(true);
  // One looks around in a room, and turns a product.
  const invitation = t(section.view.kind === 'panorama' ? 'article__look_around' : 'article__turn');
  if (isStarted) {
    return (
      <>
        <View360 view={section.view} />
        <FullScreenLink href={section.href} />
      </>
    );
  }
  return (
    <>
      <a
        className={styles['start']}
        data-view={section.view.kind}
        href={section.href}
        aria-label={`${invitation}: ${name}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          event.stopPropagation();
          setStarted(true);
        }}
      >
        {section.poster && (
          <Picture
            media={section.poster}
            sizes="(width < 1000px) 100vw, max(952px, 59.5vw)"
            width={1000}
            isDecorative
          />
        )}
        <span className={styles['badge']}>
          <Around size={26} />
          {invitation}
        </span>
      </a>
      <FullScreenLink href={section.href} />
    </>
  );
}

function FullScreenLink({ href }: { readonly href: string }) {
  const t = useTexts();
  return (
    <a className={styles['full']} href={href}>
      <Expand size={18} />
      {t('article__full_screen')}
    </a>
  );
}

/** The shape that a viewer will have, so that nothing shifts when it arrives. */
function reservedSpace(section: Embedded): CSSProperties {
  const [sized] = section.kind === 'syncedImages' ? section.images : [];
  return { aspectRatio: sized?.width && sized.height ? `${sized.width} / ${sized.height}` : '16 / 9' };
}
