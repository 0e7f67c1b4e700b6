import type { ThemeFonts } from '../fonts/theme-font.ts';
import type { Rgb } from './colour.ts';

/** Whether the surfaces that texts stand on are light or dark. */
export const APPEARANCES = ['light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** How round the corners of surfaces and buttons are. */
export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

/** What the header stands on: each part on glass of its own, all on a bar, or nothing but a shade of the picture. */
export const HEADER_LOOKS = ['glass', 'solid', 'clear'] as const;
export type HeaderLook = (typeof HEADER_LOOKS)[number];

/** The look of a world. What is absent is as the product has it: {@link THEME_DEFAULTS}. */
export interface Theme extends ThemeFonts {
  readonly primary: string;
  readonly secondary: string;
  readonly appearance?: Appearance;
  readonly corners?: Corners;
  readonly headerLook?: HeaderLook;
}

/** Specification section 2: teal and magenta, both dark enough for white text (WCAG AA). */
export const THEME_DEFAULTS = {
  primary: '#0f766e',
  secondary: '#be185d',
  appearance: 'light',
  corners: 'soft',
  headerLook: 'glass',
} as const satisfies Theme;

/** The surfaces of an appearance and what is written on them: the tokens of the same names. */
export interface Surfaces {
  readonly paper: Rgb;
  readonly paperSoft: Rgb;
  readonly ink: Rgb;
  readonly inkSoft: Rgb;
  /** Lines that only divide. */
  readonly line: Rgb;
  /** Lines that a field is told by. */
  readonly rim: Rgb;
  /** What is wrong. */
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
