import type { LightboxItem } from '~/viewers/lightbox/lightbox-item.ts';

/** Pictures and videos that are opened together. */
export interface MediaView {
  readonly items: readonly LightboxItem[];
  /** The index of the item that is shown first. */
  readonly start: number;
}
