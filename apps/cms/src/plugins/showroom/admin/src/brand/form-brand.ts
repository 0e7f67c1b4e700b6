import type { FormFile, FormTheme } from '../../../../../contracts/brand.ts';

/** Component `settings.brand`, as the content manager sends and takes it. */
export interface FormBrand {
  readonly id?: number;
  readonly name?: string | null;
  readonly icon?: FormFile | null;
  readonly picture?: FormFile | null;
  readonly theme?: FormTheme | null;
}

/** The part of the settings that the page shows. */
export interface FormSettings {
  readonly updatedAt?: string;
  readonly brand?: FormBrand | null;
}

/** Whether a colour is typed to its end: `#rgb`, `#rrggbb`, or none at all. */
export function isWholeColour(typed: string): boolean {
  return typed === '' || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed);
}
