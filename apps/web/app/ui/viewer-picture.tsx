import { imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Picture as PictureIcon } from './viewer-icons.tsx';
import { ViewerNote } from './viewer-note.tsx';

/** A picture as content of its own; a file that cannot be shown is replaced by a sentence. */
export function ViewerPicture({
  media,
  sizes,
  className,
  isEager = false,
  onLoaded,
}: {
  readonly media: ClientMedia;
  /** The width on the page, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string | undefined;
  readonly isEager?: boolean;
  /** Called also when there is nothing to show. */
  readonly onLoaded?: (() => void) | undefined;
}) {
  const t = useTexts();
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();

  const fail = () => {
    setFailedUrl(media.url);
    onLoaded?.();
  };
  const settle = useEffectEvent((element: HTMLImageElement) => {
    if (element.naturalWidth > 0) onLoaded?.();
    // A drawing without its own size is complete without a width as well.
    else element.decode().catch(fail);
  });
  useEffect(() => {
    // On a page from the server it may have loaded, or failed, before a listener was attached.
    if (image.current?.complete) settle(image.current);
    // oxlint-disable-next-line react/exhaustive-deps -- another file is another element
  }, [media.url]);

  if (failedUrl === media.url) {
    return <ViewerNote isAlert icon={<PictureIcon />} sentence={t('media__picture_failed')} />;
  }
  const srcSet = imageSrcSet(media);
  return (
    <img
      key={media.url}
      ref={image}
      className={className}
      src={imageUrl(media, 1280)}
      {...(srcSet !== undefined && { srcSet, sizes })}
      width={media.width}
      height={media.height}
      alt={media.alternativeText ?? media.title ?? ''}
      lang={media.alternativeTextLocale}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={onLoaded}
      onError={fail}
    />
  );
}
