import { someSettings } from '@vitrine/core/testing';
import type { PresenterRule } from '@vitrine/core/world/settings/presenters';
import { expect, test } from 'vitest';
import { brokenWorld, foundIn, sound } from '../testing/broken-world.ts';

function foundWith(presenters: PresenterRule): readonly string[] {
  const settings = someSettings({ ...sound.settings, presenters });
  return foundIn(brokenWorld('of presenters', { ...sound, settings }, ''));
}

test('a rule about presenters that names no scope is found', () => {
  expect(foundWith({ kind: 'scopes', scopes: [] })).toEqual(['warning presentedByNoOne app-setting']);
});

test.each<PresenterRule>([
  { kind: 'noOne' },
  { kind: 'public' },
  { kind: 'loggedIn' },
  { kind: 'scopes', scopes: ['staff'] },
])('nothing is found of the rule $kind', (presenters) => {
  expect(foundWith(presenters)).toEqual([]);
});
