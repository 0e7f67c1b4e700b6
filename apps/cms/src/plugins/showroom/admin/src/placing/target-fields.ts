import type { NamedEntry, TargetField } from '../../../contracts/placing.ts';
import { relationTo } from '../saving/relation.ts';
import type { ChosenTarget } from './target-picker.tsx';

/** The fields of a hotspot that lead it to what was chosen. */
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

/** Whether there is something that the hotspot would lead to. */
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

/** What a hotspot is called unless somebody says otherwise: what it leads to. */
export function titleOfTarget(target: ChosenTarget | undefined): string {
  if (target?.kind === 'entry') return target.entry.title;
  return target?.kind === 'files' ? (target.files[0]?.name ?? '').replace(/\.[^.]+$/, '') : '';
}
