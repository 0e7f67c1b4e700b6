import type { ClientMedia } from '@vitrine/core/world/media';
import type { CSSProperties } from 'react';

/** A picture's width by its height as the style sheet wants it; none where it is not known. */
export function ratioOf({ width, height }: ClientMedia): CSSProperties | undefined {
  if (!width || !height) return undefined;
  // React's type knows no custom properties.
  return { '--ratio': width / height } as CSSProperties;
}
