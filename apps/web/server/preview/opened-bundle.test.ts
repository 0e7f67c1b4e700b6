import { mayPresent } from '@vitrine/core/presentation/may-present';
import { expect, test } from 'vitest';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import { createBundle } from '../testing/bundle.ts';
import { openedBundle } from './opened-bundle.ts';

test('in a preview no one presents without a login, whatever the settings say', () => {
  const bundle = createBundle();
  const snapshots = Object.fromEntries(
    Object.entries(bundle.snapshots).map(([locale, snapshot]) => [
      locale,
      { ...snapshot, settings: { ...snapshot.settings, presenters: { kind: 'public' as const } } },
    ]),
  );
  expect(mayPresent(Object.values(snapshots), ANONYMOUS)).toBe(true);
  const opened = openedBundle({ ...bundle, snapshots });
  expect(mayPresent(Object.values(opened.snapshots), ANONYMOUS)).toBe(false);
});
