import type { TextPath } from '../../contracts/translations.ts';
import { isSameText, pathKey } from './text-pairs.ts';
import type { ChangedText } from './text-pairs.ts';

/** A text of a translation whose original has changed, or a list of it that was restructured. */
export interface OutdatedText {
  readonly path: TextPath;
  /** What the original said when the translation was written, or was last found right; absent where unknown. */
  readonly original?: unknown;
}

/** The outdated texts of a translation after its original has changed. What says again what it did is right again. */
export function afterSourceChange(
  marks: readonly OutdatedText[],
  changed: readonly ChangedText[],
): readonly OutdatedText[] {
  const next = new Map(marks.map((mark) => [pathKey(mark.path), mark]));
  for (const { path, change } of changed) {
    const known = next.get(pathKey(path));
    if (known === undefined) {
      next.set(pathKey(path), { path, ...(change && { original: change.before }) });
    } else if (change !== undefined && 'original' in known && isSameText(change.after, known.original)) {
      next.delete(pathKey(path));
    }
  }
  return [...next.values()];
}

/** The outdated texts that are left after these were written or found right, each with all that is below it. */
export function without(marks: readonly OutdatedText[], paths: readonly TextPath[]): readonly OutdatedText[] {
  const keys = paths.map(pathKey);
  return marks.filter(({ path }) => {
    const own = pathKey(path);
    return !keys.some((key) => own === key || own.startsWith(`${key}.`));
  });
}
