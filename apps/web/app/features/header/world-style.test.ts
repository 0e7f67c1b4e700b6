import { expect, test } from 'vitest';
import { worldStyle } from './world-style.ts';

test('the sidebars of a world take the time that it sets (spec 9.1)', () => {
  const logoMain = { name: 'Showroom', looks: '', style: {} };
  expect(worldStyle({ theme: {}, logoMain, sidebarTransitionTime: 0.45 })).toMatchObject({
    '--sidebar-time': '0.45s',
  });
});
