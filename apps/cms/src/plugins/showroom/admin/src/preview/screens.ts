/** A screen for the preview, in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** The frame's size: the available room, one of {@link SCREENS} by index, or a custom size. */
export type ScreenChoice = 'fit' | 'free' | number;

/** The screens that showrooms are designed for (a wall, a laptop, a tablet, a phone). */
export const SCREENS: readonly ScreenSize[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** No browser window is smaller, and no screen on the market is larger. */
const MIN_LENGTH = 240;
const MAX_LENGTH = 7_680;

/** Rounds and limits a length to a possible screen. */
export function screenLength(pixels: number): number {
  return Math.round(
    Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, Number.isFinite(pixels) ? pixels : MIN_LENGTH)),
  );
}

export function turned({ width, height }: ScreenSize): ScreenSize {
  return { width: height, height: width };
}

export function nameOfScreen({ width, height }: ScreenSize): string {
  return `${width} × ${height}`;
}

/** The scale at which the whole screen fits; 1 at most. */
export function scaleIn(screen: ScreenSize, room: ScreenSize): number {
  return Math.min(1, room.width / screen.width, room.height / screen.height);
}
