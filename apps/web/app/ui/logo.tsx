import type { ClientMedia } from '@vitrine/core/world/media';
import styles from './logo.module.css';

/** A logo of a world as it is drawn; the server has computed what the style sheet needs. */
export interface LogoView {
  readonly image?: ClientMedia;
  /** The alternative text, or the text without a picture: the world's name. */
  readonly name: string;
  /** `box`, `shadow`, `top` and `tint`, as far as they apply. */
  readonly looks: string;
  readonly style: Readonly<Record<`--${string}`, string | number>>;
}

/** The element around a logo; the logo's `looks` are in its `data-logo`, and its style is on it or an ancestor. */
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
