import { expect, test } from 'vitest';
import type { FormHotspot } from './form-hotspot.ts';
import { isOwn, appearanceOf } from './hotspot-appearance.ts';

function withPicture(component: FormHotspot['__component']) {
  const background_image = { url: 'https://cms.example/gripper.jpg' };
  const hotspot = { __component: component, __temp_key__: 'gripper', background_image };
  return appearanceOf(hotspot, undefined, { x: 50, y: 50 });
}

test('a background image belongs to the title of a hotspot with a pin, and is the look of a custom one', () => {
  const plain = withPicture('hotspots.open-article');
  expect(plain.labelPicture?.url).toBe('https://cms.example/gripper.jpg');
  expect(isOwn(plain)).toBe(false);
  const custom = withPicture('hotspots.custom-open-article');
  expect(custom.labelPicture).toBeUndefined();
  expect(isOwn(custom)).toBe(true);
});
