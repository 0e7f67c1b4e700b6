import { expect, test } from 'vitest';
import { fieldPath } from './field-path.ts';

test.each([
  ['start_location_id', ['start_location_id']],
  ['hotspots[2].action_target', ['hotspots', 2, 'action_target']],
  ['sections[1].rows[0][3]', ['sections', 1, 'rows', 0, 3]],
  ['brand.theme.main_color', ['brand', 'theme', 'main_color']],
  ['hotspots.4f1a', ['hotspots', '4f1a']],
])('the field %j has the path %j', (field, path) => {
  expect(fieldPath(field)).toEqual(path);
});
