import { message } from '@vitrine/core/reports/message';
import { localeCode } from '@vitrine/core/world/ids';
import type { Finding } from '@vitrine/doctor/finding';
import { expect, test } from 'vitest';
import { withBackgroundRow, withHotspotRow } from './finding-rows.ts';

function finding(subject: Finding['subject']): Finding {
  const sentence = message('entry.icon', { name: 'door' });
  return { severity: 'warning', code: 'clipMismatch', subject, sentence, fix: sentence };
}

const PARTS = [{ key: 'mobile' }, { key: 'default_background_16x9' }, {}];

test.each([
  ['background.default_background_16x9', 'background[1]'],
  ['background.default_background_4x3', 'background.default_background_4x3'],
  ['background', 'background'],
  ['title', 'title'],
])('a finding about %s is in the row %s', (field, row) => {
  const found = finding({ kind: 'transition', id: 'a--b', field });
  expect(withBackgroundRow(found, PARTS).subject.field).toBe(row);
  expect(withBackgroundRow(found, undefined)).toBe(found);
});

test('a hotspot that no load of this process has made keeps its name', () => {
  const found = finding({ kind: 'location', id: 'hall', field: 'hotspots.4f1a' });
  expect(withHotspotRow(found, { snapshots: {}, defaultLocale: localeCode('en') })).toBe(found);
});
