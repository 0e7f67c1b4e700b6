import { expect, test } from 'vitest';
import { mailTextOf } from './mail-texts.ts';
import type { StoredRelease } from './release-store.ts';

const STOPPED: StoredRelease = {
  id: 7,
  name: 'Trade fair',
  state: 'stopped',
  at: Date.UTC(2026, 10, 30, 8),
  wall: '2026-11-30T09:00',
  zone: 'Europe/Berlin',
  revision: 1,
  attempts: 1,
  items: [],
  stamps: {},
  planner: { id: 1, name: 'Anna Meier' },
  plannedAt: 0,
  mailWhenLive: false,
  unmailed: true,
  unannounced: [],
};
const TO = { person: 'Anna', page: 'https://cms.example/admin/plugins/showroom/releases/7' };

function problem(title: string, kind: 'changed' | 'refused') {
  return {
    kind,
    title,
    uid: 'api::article.article',
    documentId: title,
    isSingle: false,
    ...(kind === 'refused' && { sentence: 'The slug is taken.' }),
  };
}

test('a mail says what was planned for when, why nothing went live, and where to go', () => {
  const problems = [problem('Robot', 'changed'), problem('', 'refused')];
  const { subject, text } = mailTextOf({ ...STOPPED, reason: { kind: 'problems', problems } }, 'en', TO);
  expect(subject).toBe('“Trade fair” was stopped: nothing went live');
  expect(text).toContain('Hello Anna,');
  expect(text).toMatch(/Monday, November 30, 2026 at 9:00\sAM \(Europe\/Berlin\)/);
  expect(text).toContain('- Robot: It was changed after it was planned.\n');
  expect(text).toContain('- An entry without a title: The slug is taken.\n');
  expect(text).toContain(TO.page);
});

test('of many problems it lists the first ones', () => {
  const problems = Array.from({ length: 14 }, (_, index) => problem(`Entry ${index}`, 'changed'));
  const { text } = mailTextOf({ ...STOPPED, reason: { kind: 'problems', problems } }, 'de', TO);
  expect(text).toContain('Entry 9');
  expect(text).not.toContain('Entry 10');
  expect(text).toContain('- und 4 weitere\n');
});

test('a release that went live is mailed with what it did', () => {
  const { subject, text } = mailTextOf({ ...STOPPED, state: 'done', entries: 1 }, 'de', TO);
  expect(subject).toBe('„Trade fair“ ist live');
  expect(text).toContain('Ein Eintrag ist live gegangen oder zurückgezogen worden.');
});
