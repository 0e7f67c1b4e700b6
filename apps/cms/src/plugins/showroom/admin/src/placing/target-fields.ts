import type { NamedEntry, TargetField } from '../../../contracts/placing.ts';
import { relationTo } from '../saving/relation.ts';
import type { ChosenTarget } from './target-picker.tsx';

/** The fields that lead a hotspot to the chosen target. */
export function fieldsOfTarget(
  { field }: TargetField,
  target: ChosenTarget,
  saved: readonly NamedEntry[],
): Readonly<Record<string, unknown>> {
  switch (target.kind) {
    case 'link':
      return { [field]: target.url.trim() };
    case 'files':
      return { [field]: target.files };
    case 'entry':
      return { [field]: relationTo([target.entry], saved) };
  }
}

/** Whether the target is complete. */
export function isWhole(target: ChosenTarget | undefined): target is ChosenTarget {
  switch (target?.kind) {
    case undefined:
      return false;
    case 'link':
      return target.url.trim() !== '';
    case 'files':
      return target.files.length > 0;
    case 'entry':
      return true;
  }
}

/** The default title of a hotspot: that of its target. */
export function titleOfTarget(target: ChosenTarget | undefined): string {
  if (target?.kind === 'entry') return target.entry.title;
  return target?.kind === 'files' ? (target.files[0]?.name ?? '').replace(/\.[^.]+$/, '') : '';
}
