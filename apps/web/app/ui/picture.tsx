import { imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { CoverFocus } from '@vitrine/core/world/content';
import type { StagePicture } from '@vitrine/core/world/background';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { CSSProperties } from 'react';

/** What remains in view where a frame cuts the picture (`base.css`). */
export function focalPointStyle({ focalPoint }: Pick<ClientMedia, 'focalPoint'>): CSSProperties | undefined {
  return focalPoint && ({ '--focal-point': `${focalPoint.x}% ${focalPoint.y}%` } as CSSProperties);
}

/** A picture of the media library in the width that the page needs. */
export function Picture(props: {
  readonly media: StagePicture & Partial<ClientMedia>;
  /**
   * The width on the page, as in the `sizes` attribute. It knows no custom property: what is 320 pixels wide where
   * nothing grows, in windows of up to 1600 pixels, is `max(320px, 20vw)`.
   */
  readonly sizes: string;
  /** The `src` for browsers without `srcset`. */
  readonly width: number;
  readonly className?: string | undefined;
  /** The part that stays in view where the frame is lower than the picture; absent: the picture's focal point. */
  readonly focus?: CoverFocus | undefined;
  /** Hidden from screen readers beside a text that says the same. */
  readonly isDecorative?: boolean;
  readonly isEager?: boolean;
}) {
  const { media, focus } = props;
  const srcSet = imageSrcSet(media);
  return (
    <img
      className={props.className}
      src={imageUrl(media, props.width)}
      {...(srcSet !== undefined && { srcSet, sizes: props.sizes })}
      data-focus={focus}
      style={focus === undefined ? focalPointStyle(media) : undefined}
      width={media.width}
      height={media.height}
      alt={props.isDecorative ? '' : (media.alternativeText ?? '')}
      lang={props.isDecorative ? undefined : media.alternativeTextLocale}
      loading={props.isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
