import type { FormFile, FormTheme } from '../../../../../contracts/brand.ts';

/** Component `settings.brand`, as the content manager reads and writes it. */
export interface FormBrand {
  readonly id?: number;
  readonly name?: string | null;
  readonly icon?: FormFile | null;
  readonly picture?: FormFile | null;
  readonly theme?: FormTheme | null;
}

/** The part of the settings on this page. */
export interface FormSettings {
  readonly updatedAt?: string;
  readonly brand?: FormBrand | null;
}

/** Whether a colour is complete: `#rgb`, `#rrggbb`, or empty. */
export function isWholeColour(typed: string): boolean {
  return typed === '' || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(typed);
}
