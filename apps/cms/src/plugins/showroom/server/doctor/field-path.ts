import type { TextPath } from '../../contracts/translations.ts';

/**
 * The path of a finding's field as the content model has it: `hotspots[2].action_target` is
 * `['hotspots', 2, 'action_target']`. What the finding names by an identifier of its own (`hotspots.4f1a`) ends before
 * it.
 */
export function fieldPath(field: string): TextPath {
  return (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
