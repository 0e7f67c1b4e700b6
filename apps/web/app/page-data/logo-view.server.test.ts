import { LOGO_MAIN_DEFAULTS } from '@vitrine/core/world/world';
import type { World, WorldLogo } from '@vitrine/core/world/world';
import { aPicture, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { mainLogoView, sidebarLogoView } from './logo-view.server.ts';

const picture = aPicture({ url: '/box-api/uploads/logo.svg', width: 400, height: 100 });
const settings: WorldLogo = {
  hasBackground: false,
  stickToTop: true,
  hasShadow: true,
  backgroundColor: '#ffffff',
  color: '#123456',
  isTinted: false,
  heightInEm: 20,
};

function worldWith(overrides: Partial<World>) {
  return aWorld({ name: 'Harbour', ...overrides });
}

function unchanged<Value>(value: Value) {
  return value;
}

/** A logo with a picture, in its own colours or in the editor's. */
function drawn(isTinted: boolean) {
  return mainLogoView(worldWith({ logoMain: { ...settings, image: picture, isTinted } }), unchanged);
}

describe('the logo of a world', () => {
  test('has all its settings in the sidebars, too, at the height that its form allows', () => {
    const world = worldWith({ logoSidebar: { ...settings, image: picture, hasBackground: true } });
    expect(sidebarLogoView(world, unchanged)).toMatchObject({
      looks: 'box shadow top',
      style: { '--logo-em': 20, '--logo-ratio': 4, '--logo-colour': '#123456' },
    });
  });

  test('is drawn in its colour where an editor wants it, and never by a default', () => {
    expect(drawn(true)).toMatchObject({
      looks: 'shadow top tint',
      style: { '--logo-file': 'url("/box-api/uploads/logo.svg")', '--logo-colour': '#123456' },
    });
    expect(drawn(false).looks).toBe('shadow top');
    expect(drawn(false).style).not.toHaveProperty('--logo-file');
  });

  test('is the name in its colour, with the same settings, where there is no picture', () => {
    const view = mainLogoView(worldWith({ logoMain: { ...settings, isTinted: true } }), unchanged);
    expect(view).toMatchObject({ name: 'Harbour', looks: 'shadow top' });
    expect(view.style).toMatchObject({ '--logo-colour': '#123456', '--logo-em': 20 });
    expect(view).not.toHaveProperty('image');
  });

  test('is the name in a box where the world says nothing', () => {
    expect(mainLogoView(worldWith({}), unchanged)).toMatchObject({
      looks: 'box',
      style: { '--logo-em': LOGO_MAIN_DEFAULTS.heightInEm, '--logo-colour': LOGO_MAIN_DEFAULTS.color },
    });
    expect(sidebarLogoView(worldWith({}), unchanged).looks).toBe('');
  });

  test('is half as large again with the look for it, in the header alone', () => {
    const world = worldWith({
      header: [{ name: 'world-logo', classes: ['large'] }],
      logoMain: { ...settings, heightInEm: 4 },
      logoSidebar: { ...settings, heightInEm: 4 },
    });
    expect(mainLogoView(world, unchanged).style['--logo-em']).toBe(6);
    expect(sidebarLogoView(world, unchanged).style['--logo-em']).toBe(4);
  });

  test('takes the usual colour for one that is none', () => {
    const world = worldWith({ logoMain: { ...settings, color: 'red;} body {display: none' } });
    expect(mainLogoView(world, unchanged).style['--logo-colour']).toBe(LOGO_MAIN_DEFAULTS.color);
  });
});
