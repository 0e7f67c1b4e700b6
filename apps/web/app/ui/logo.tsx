import type { Media } from '@vitrine/core/world/media';
import styles from './logo.module.css';

/** A logo of a world as it is drawn; the server has worked out what the style sheet needs. */
export interface LogoView {
  readonly image?: Media;
  /** Says the picture, or stands in its place: the world's name. */
  readonly name: string;
  /** `box`, `shadow`, `top` and `tint`, as far as they apply. */
  readonly looks: string;
  readonly style: Readonly<Record<`--${string}`, string | number>>;
}

/** Around a logo; it has the logo's `looks` in `data-logo`, and its style somewhere above it. */
export const logoClass = styles['logo'];

/** The picture of a logo, else its name. */
export function LogoFace({ logo: { image, name } }: { readonly logo: LogoView }) {
  if (image === undefined) return <span className={styles['name']}>{name}</span>;
  return (
    <span className={styles['picture']}>
      <img src={image.url} alt={name} width={image.width} height={image.height} />
    </span>
  );
}
