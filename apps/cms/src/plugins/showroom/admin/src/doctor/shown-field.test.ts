import { expect, test } from 'vitest';
import { shownField } from './shown-field.ts';

test.each([
  ['hotspots[0].position', 'hotspots 1 › position'],
  ['sections[1].hotspots[2].action', 'sections 2 › hotspots 3 › action'],
  ['start_location_id', undefined],
  ['hotspots.48ab8f4b22', undefined],
  [undefined, undefined],
])('the field %j is shown as %j', (field, shown) => {
  expect(shownField(field)).toBe(shown);
});
