import { imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { Media } from '@vitrine/core/world/media';

/** A picture of the media library in the width that its place on the page needs. */
export function Picture(props: {
  readonly media: Media;
  /** What the place is wide, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The `src` for browsers that cannot choose. */
  readonly width: number;
  readonly className?: string | undefined;
  /** Beside a text that says the same, a picture says nothing. */
  readonly isDecorative?: boolean;
  readonly isEager?: boolean;
}) {
  const { media } = props;
  const srcSet = imageSrcSet(media);
  return (
    <img
      className={props.className}
      src={imageUrl(media, props.width)}
      {...(srcSet !== undefined && { srcSet, sizes: props.sizes })}
      width={media.width}
      height={media.height}
      alt={props.isDecorative ? '' : (media.alternativeText ?? '')}
      loading={props.isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
