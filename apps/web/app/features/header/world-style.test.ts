import { expect, test } from 'vitest';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { worldStyle } from './world-style.ts';

test('the sidebars of a world take the time that it sets (spec 9.1)', () => {
  const { world } = viewOf('a');
  expect(worldStyle({ ...world, sidebarTransitionTime: 0.45 })).toMatchObject({ '--sidebar-time': '0.45s' });
});
