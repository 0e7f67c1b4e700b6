import { expect, test } from 'vitest';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { worldLooks } from './world-style.ts';

test('the sidebars of a world take the time that it sets (spec 9.1)', () => {
  const { world } = viewOf('a');
  const { style } = worldLooks({ ...world, sidebarTransitionTime: 0.45 });
  expect(style).toMatchObject({ '--sidebar-time': '0.45s' });
});

test('a world names its scale where it has one of its own', () => {
  const { world } = viewOf('a');
  expect(worldLooks(world)['data-scale']).toBeUndefined();
  expect(worldLooks({ ...world, screenScale: 'largest' })['data-scale']).toBe('largest');
});
