import type { BoxHook } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLocation, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { someContent } from '~/testing/a-server-context.ts';
import { buildLocationView } from './location-view.server.ts';

const entrance = aLocation({ payloadId: payloadId('entrance') });
const item = {
  component: 'menu-items.navigation',
  title: 'Here',
  actions: [{ kind: 'navigate', target: entrance.payloadId }],
} as const;

function viewWith(overrides: Partial<Snapshot>, location = entrance) {
  const world = aWorld({ menuKeys: ['application-footer-hall'] });
  const bundle = someContent({ worlds: [world], locations: [location], ...overrides });
  const snapshot = bundle.snapshots['en'];
  if (snapshot === undefined) throw new Error('There is no English snapshot.');
  return buildLocationView({ bundle, snapshot, world, location, canEnter: () => true });
}

describe('hasMenu', () => {
  test('tells whether a menu with an item hangs at any level', () => {
    expect(viewWith({}).hasMenu).toBe(false);
    expect(viewWith({ menus: [{ key: 'application-main', title: '', items: [] }] }).hasMenu).toBe(false);
    expect(viewWith({ menus: [{ key: 'application-main', title: '', items: [item] }] }).hasMenu).toBe(true);
    expect(viewWith({ menus: [{ key: 'application-footer-hall', title: '', items: [item] }] }).hasMenu).toBe(
      true,
    );
    // It is in the contact sidebar.
    expect(viewWith({ menus: [{ key: 'application-contacts', title: '', items: [item] }] }).hasMenu).toBe(
      false,
    );
    expect(viewWith({ menus: [{ key: 'submenu', title: '', items: [item] }] }).hasMenu).toBe(false);
  });
});

function hook(overrides: Partial<BoxHook>): BoxHook {
  return {
    id: 'hook-of-editors',
    event: 'close_sidebars',
    locations: [],
    actions: [{ kind: 'openLink', url: 'norvane.example', newTab: true }],
    ...overrides,
  };
}

describe('hooks', () => {
  test('weigh nothing in a showroom that has none', () => {
    expect(viewWith({})).not.toHaveProperty('hooks');
  });

  test('travel only with the pages that they concern', () => {
    const view = viewWith({
      boxHooks: [hook({ event: 'idle' }), hook({ locations: [payloadId('lounge')] })],
    });
    expect(view.hooks).toEqual({
      here: { idle: [{ href: 'https://norvane.example', opensNewWindow: true }] },
      onSettingOff: [],
    });
  });

  test('travel with the page as what they run, without what is not there', () => {
    const gone = hook({ actions: [{ kind: 'openArticle', article: overlayId(9) }] });
    const here = hook({
      locations: [entrance.payloadId],
      actions: [{ kind: 'navigate', target: entrance.payloadId }],
    });
    // What editors know it by is not sent.
    expect(JSON.stringify(viewWith({ boxHooks: [hook({})] }))).not.toContain(hook({}).id);
    expect(viewWith({ boxHooks: [hook({}), gone, here] }).hooks?.here).toEqual({
      close_sidebars: [
        { href: 'https://norvane.example', opensNewWindow: true },
        { href: '/showroom/entrance', walk: 'entrance', opensNewWindow: false },
      ],
    });
  });

  test('of a journey’s beginning travel with the places that it may lead to', () => {
    const lounge = payloadId('lounge');
    const boxHooks = [
      hook({ event: 'target_location_changed', locations: [lounge] }),
      hook({ event: 'target_location_changed', actions: [{ kind: 'openArticle', article: overlayId(9) }] }),
    ];
    expect(viewWith({ boxHooks }).hooks).toEqual({
      here: {},
      onSettingOff: [
        { locations: [lounge], steps: [{ href: 'https://norvane.example', opensNewWindow: true }] },
      ],
    });
  });
});
