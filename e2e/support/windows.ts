import type { Language } from './demo.ts';

/** A window that visitors come with. */
export interface Window {
  readonly name: string;
  readonly layout: 'landscape' | 'portrait';
  readonly use: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly isMobile?: boolean;
    readonly hasTouch?: boolean;
    readonly deviceScaleFactor?: number;
  };
}

export const LANDSCAPE: Window = {
  name: 'landscape 1280x720',
  layout: 'landscape',
  use: { viewport: { width: 1280, height: 720 } },
};

export const PORTRAIT: Window = {
  name: 'portrait 390x844',
  layout: 'portrait',
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

/** A window of each kind of device, for elements that have to fit into every one. */
export const DEVICE_SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/** Windows in which places on the picture are measured: both pictures, both layouts, wide and narrow. */
export const MEASURED_SIZES = [
  [1920, 1080],
  [2560, 1080],
  [1280, 720],
  [1366, 768],
  [1600, 1200],
  [1024, 768],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/** Each language and each layout once, where they have nothing to do with each other: long words in the small window. */
export const VISITS = [
  { language: 'en', window: LANDSCAPE },
  { language: 'de', window: PORTRAIT },
] as const satisfies readonly { readonly language: Language; readonly window: Window }[];
