import type { Appearance } from '../world/theme.ts';
import type { Rgb } from './colour.ts';

/** The surfaces of an appearance and what is written on them: the tokens of the same names. */
export interface Surfaces {
  readonly paper: Rgb;
  readonly paperSoft: Rgb;
  readonly ink: Rgb;
  readonly inkSoft: Rgb;
  /** Lines that only divide. */
  readonly line: Rgb;
  /** Borders that make a field recognisable. */
  readonly rim: Rgb;
  /** Errors. */
  readonly wrong: Rgb;
}

/** Light is that of the tokens' style sheet in the visitors' app; a test compares them. */
export const SURFACES: Readonly<Record<Appearance, Surfaces>> = {
  light: {
    paper: [255, 255, 255],
    paperSoft: [243, 246, 246],
    ink: [14, 26, 29],
    inkSoft: [70, 86, 91],
    line: [219, 227, 228],
    rim: [114, 129, 134],
    wrong: [179, 38, 30],
  },
  dark: {
    paper: [16, 26, 29],
    paperSoft: [25, 38, 42],
    ink: [240, 245, 245],
    inkSoft: [174, 190, 194],
    line: [46, 62, 67],
    rim: [124, 144, 150],
    wrong: [255, 180, 171],
  },
};
