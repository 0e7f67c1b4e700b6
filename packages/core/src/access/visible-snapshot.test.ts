import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aSnapshot, aWorld, someSettings, anonymous } from '../../testing/index.ts';
import type { BoxHook } from '../world/content.ts';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import type { PayloadId } from '../world/ids.ts';
import { mayEnterLocation, mayEnterWorld } from './may-enter.ts';
import { visibleSnapshot } from './visible-snapshot.ts';
import {
  aMenu,
  anArticle,
  openArticle,
  showrooms,
  toArticle,
} from '../../testing/access/linked-showrooms.ts';

function aHook(locations: readonly PayloadId[]): BoxHook {
  return {
    id: 'hook',
    event: 'current_location_changed',
    locations,
    actions: [openArticle(1)],
  };
}

describe('visibleSnapshot', () => {
  test('returns a snapshot with nothing to hide itself', () => {
    const snapshot = aSnapshot();
    expect(visibleSnapshot(snapshot, anonymous)).toBe(snapshot);
  });

  test('hides the articles, dashboards and menus that only a closed world leads to', () => {
    const lab = worldSlug('lab');
    const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
    const snapshot = aSnapshot({
      worlds: [
        aWorld({ start: entrance }),
        aWorld({ slug: lab, isProtected: true, menuKeys: ['application-footer', 'application-main-lab'] }),
      ],
      locations: [
        aLocation({ payloadId: entrance, hotspots: [toArticle(1)] }),
        aLocation({ payloadId: vault, world: lab, hotspots: [toArticle(1), toArticle(2)] }),
      ],
      transitions: [],
      articles: [
        anArticle(1, 'Shown to all'),
        anArticle(2, 'Prototype', [openArticle(3)]),
        anArticle(3, 'Behind the prototype'),
        anArticle(4, 'Led to by nothing'),
      ],
      menus: [
        aMenu('application-main', [[openArticle(1)]]),
        aMenu('application-footer', [[openArticle(3)]]),
        aMenu('application-main-lab', [[{ kind: 'openMenu', menuKey: 'lab-tools' }]]),
        aMenu('lab-tools', [[openArticle(2)]]),
      ],
    });
    const visible = visibleSnapshot(snapshot, anonymous);
    expect(visible.articles.map(({ title }) => title)).toEqual(['Shown to all']);
    // The lab has chosen the footer for itself: it is no longer one of the showroom's own.
    expect(visible.menus.map(({ key }) => key)).toEqual(['application-main']);
    const opened = visibleSnapshot(snapshot, { ...anonymous, openedWorlds: new Set([lab]) });
    expect(opened).toEqual({ ...snapshot, articles: snapshot.articles.slice(0, 3) });
    const linked = { ...snapshot, articles: snapshot.articles.slice(0, 3) };
    expect(visibleSnapshot(linked, { ...anonymous, openedWorlds: new Set([lab]) })).toBe(linked);
  });

  test('never lets a hook of hidden locations run everywhere', () => {
    const hidden = payloadId('hidden');
    const snapshot = aSnapshot({
      locations: [
        aLocation({ payloadId: payloadId('entrance') }),
        aLocation({ payloadId: hidden, access: { rule: { kind: 'loggedIn' } } }),
      ],
      transitions: [],
      boxHooks: [aHook([hidden]), aHook([hidden, payloadId('entrance')]), aHook([])],
    });
    expect(visibleSnapshot(snapshot, anonymous).boxHooks.map(({ locations }) => locations)).toEqual([
      ['entrance'],
      [],
    ]);
  });

  test('drops what would name a hidden start, default world or screensaver', () => {
    const hidden = payloadId('hidden');
    const snapshot = aSnapshot({
      settings: someSettings({
        defaultWorld: worldSlug('closed'),
        screensaver: { ...someSettings().screensaver, name: 'Tour' },
      }),
      worlds: [
        aWorld({ start: hidden, screensaver: { active: true, name: 'Tour' } }),
        aWorld({ slug: worldSlug('closed'), isLoginOnly: true }),
      ],
      locations: [aLocation({ payloadId: hidden, access: { rule: { kind: 'loggedIn' } } })],
      transitions: [],
      screensavers: [
        { id: overlayId(1), name: 'Tour', items: [{ kind: 'location', location: hidden, wait: 5 }] },
      ],
    });
    const visible = visibleSnapshot(snapshot, anonymous);
    expect(visible.settings).not.toHaveProperty('defaultWorld');
    expect(visible.settings.screensaver).not.toHaveProperty('name');
    expect(visible.worlds).toEqual([
      expect.not.objectContaining({ start: hidden, screensaver: { active: true, name: 'Tour' } }),
    ]);
    expect(visible.screensavers).toEqual([]);
  });

  test('lets no word of a hidden place out, and keeps every visible one', () => {
    fc.assert(
      fc.property(showrooms(), ({ snapshot, asking }) => {
        const visible = visibleSnapshot(snapshot, asking);
        const sent = JSON.stringify(visible);
        const worlds = new Map(snapshot.worlds.map((world) => [world.slug, world]));
        const open = snapshot.locations.filter((location) => {
          const world = worlds.get(location.world);
          return world !== undefined && mayEnterLocation({ location, world, visitor: asking });
        });
        expect(visible.locations.map((location) => location.payloadId)).toEqual(
          open.map((location) => location.payloadId),
        );
        for (const location of snapshot.locations) {
          if (open.includes(location)) continue;
          expectNoWordOf(location.slug, sent);
          expectNoWordOf(location.title, sent);
        }
        for (const world of snapshot.worlds) {
          if (!mayEnterWorld(world, asking)) expectNoWordOf(world.slug, sent);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function expectNoWordOf(word: string, sent: string): void {
  expect(sent).not.toContain(word);
}
