import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { stageSize, usesPortraitLayout } from '@vitrine/core/layout/portrait';
import { uncoverPoint } from '@vitrine/core/placing/cover';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import { backgroundFor } from './pictures.ts';

/** A visitor's window, in CSS pixels. */
export interface VisitorWindow extends BoxSize {
  readonly name: 'screen' | 'ultraWide' | 'laptop' | 'tablet' | 'tabletUpright' | 'phone' | 'phoneUpright';
  readonly isMobile: boolean;
}

/** Typical windows, from a wall of screens to a phone. */
export const VISITOR_WINDOWS: readonly VisitorWindow[] = [
  { name: 'screen', width: 1920, height: 1080, isMobile: false },
  { name: 'ultraWide', width: 2560, height: 1080, isMobile: false },
  { name: 'laptop', width: 1366, height: 768, isMobile: false },
  { name: 'tablet', width: 1024, height: 768, isMobile: false },
  { name: 'tabletUpright', width: 820, height: 1180, isMobile: false },
  { name: 'phone', width: 844, height: 390, isMobile: true },
  { name: 'phoneUpright', width: 390, height: 844, isMobile: true },
];

/** The part of a location that a window shows. */
export interface WindowView {
  readonly window: VisitorWindow;
  /** The part of the window that the picture covers. */
  readonly stage: BoxSize;
  readonly isUpright: boolean;
  readonly background: Background;
  /** Aspect ratio of the picture, width to height. */
  readonly widthToHeight: number;
  /** The visible part of the picture, in percent. */
  readonly seen: { readonly from: PicturePoint; readonly to: PicturePoint };
}

/** What a window shows; undefined without a picture. */
export function viewOf(window: VisitorWindow, backgrounds: readonly Background[]): WindowView | undefined {
  const stage = stageSize(window);
  const background = backgroundFor(backgrounds, stage, window.isMobile);
  if (background === undefined) return undefined;
  const widthToHeight = widthToHeightOf(background);
  const cover = { box: stage, widthToHeight };
  return {
    window,
    stage,
    isUpright: usesPortraitLayout(window),
    background,
    widthToHeight,
    seen: {
      from: uncoverPoint({ x: 0, y: 0 }, cover),
      to: uncoverPoint({ x: stage.width, y: stage.height }, cover),
    },
  };
}
