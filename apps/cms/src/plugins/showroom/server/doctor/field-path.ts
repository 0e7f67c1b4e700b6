import type { TextPath } from '../../contracts/translations.ts';

/**
 * The path of a finding's field as the content model has it: `hotspots[2].action_target` is
 * `['hotspots', 2, 'action_target']`. An identifier of the finding's own (`hotspots.4f1a`) is a
 * step of the path; labels end before it.
 */
export function fieldPath(field: string): TextPath {
  return (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
