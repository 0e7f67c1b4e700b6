import type { PresenterRule } from '@vitrine/core/world/settings/presenters';
import { someSettings } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import type { SessionVisitor } from '~/contract/server-context.ts';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';

const guest: SessionVisitor = { isLoggedIn: false, scopes: [], openedWorlds: [] };
const staff: SessionVisitor = { ...guest, isLoggedIn: true };

/** Whether the share panel offers to guide guests. */
function offersTo(visitor: SessionVisitor, presenters?: PresenterRule): unknown {
  const bundle = someContent({ settings: someSettings(presenters && { presenters }) });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  const [location] = snapshot?.locations ?? [];
  if (!snapshot || !world || !location) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  const server = aServerContext({ bundle, visitor });
  const { overlays } = buildOverlays(server, request, new URLSearchParams('share'));
  const [panel] = overlays;
  return panel?.kind === 'share' ? panel.content.mayPresent : panel?.kind;
}

test('the share panel offers to guide guests to those who may, and to no one else', () => {
  expect([offersTo(guest), offersTo(staff)]).toEqual([false, true]);
  expect([offersTo(guest, { kind: 'public' }), offersTo(staff, { kind: 'public' })]).toEqual([true, true]);
  expect([offersTo(guest, { kind: 'noOne' }), offersTo(staff, { kind: 'noOne' })]).toEqual([false, false]);
  const sales: PresenterRule = { kind: 'scopes', scopes: ['sales'] };
  expect([offersTo(staff, sales), offersTo({ ...staff, scopes: ['sales'] }, sales)]).toEqual([false, true]);
});
