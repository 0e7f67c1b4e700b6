import type { StageBackground } from '../world/background.ts';

/**
 * Whether a location is shown in the classic layout: it has no background at all, so its words, its media and its
 * ways are the page.
 */
export function isClassic({ backgrounds }: { readonly backgrounds: readonly StageBackground[] }): boolean {
  return backgrounds.length === 0;
}
