/** A screen that the showroom can be looked at on, in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** What the frame is as large as: the room there is, one of {@link SCREENS} by its number, or a size of one's own. */
export type ScreenChoice = 'fit' | 'free' | number;

/** The screens that showrooms are designed for (a wall, a laptop, a tablet, a phone). */
export const SCREENS: readonly ScreenSize[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Narrower or lower no browser window is, and larger no screen that is sold. */
const SMALLEST = 240;
const LARGEST = 7_680;

/** A length that a screen can have. */
export function screenLength(pixels: number): number {
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, Number.isFinite(pixels) ? pixels : SMALLEST)));
}

export function turned({ width, height }: ScreenSize): ScreenSize {
  return { width: height, height: width };
}

export function nameOfScreen({ width, height }: ScreenSize): string {
  return `${width} × ${height}`;
}

/** How much smaller a screen is shown, so that all of it is seen; 1 at most. */
export function scaleIn(screen: ScreenSize, room: ScreenSize): number {
  return Math.min(1, room.width / screen.width, room.height / screen.height);
}
