import { entrancesOf } from '@vitrine/core/links/entrances';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLocation, aSnapshot, aWorld, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { idleViewOf } from './idle-view.server.ts';

const world = aWorld({ start: payloadId('entrance') });

function viewIn(overrides: Partial<Snapshot> = {}, host = 'showroom.example') {
  const bundle = someContent({ worlds: [world], ...overrides });
  const german = bundle.snapshots['de'] ?? aSnapshot();
  const server = aServerContext({
    bundle,
    url: new URL(`https://${host}/`),
    entrances: entrancesOf(german),
  });
  return idleViewOf(server, { locale: german.locale, snapshot: german }, world);
}

describe('the data that a page needs while the window is idle', () => {
  test('is little: its rules, its words and two addresses', () => {
    const view = viewIn();
    expect(view).toMatchObject({
      rules: { isEnabled: false, idleTime: 60, forgetsLogin: false },
      programmeHref: '/box-api/screensaver/de/showroom?v=v1',
      homeHref: '/en/showroom/entrance',
    });
    expect(Object.keys(view.texts)).toEqual([
      'screensaver__begin',
      'screensaver__restarts',
      'screensaver__still_here',
      'screensaver__title',
    ]);
    expect(JSON.stringify(view).length).toBeLessThan(600);
  });

  test('leads to the world of the host', () => {
    const lab = aWorld({ slug: worldSlug('lab'), start: payloadId('bench'), urlAlias: 'lab.example' });
    const bench = aLocation({ payloadId: payloadId('bench'), world: worldSlug('lab') });
    const locations = [...aSnapshot().locations, bench];
    expect(viewIn({ worlds: [world, lab], locations }, 'lab.example').homeHref).toBe('/en/lab/bench');
  });

  test.each([
    ['protected', { worlds: [{ ...world, isProtected: true }] }],
    ['for those who are logged in', { worlds: [{ ...world, isLoginOnly: true }] }],
    ['without a start', { worlds: [aWorld()] }],
    ['not set', { settings: someSettings() }],
  ])('leads to the root address where the default world is %s', (_, overrides) => {
    expect(viewIn(overrides).homeHref).toBe('/');
  });
});
