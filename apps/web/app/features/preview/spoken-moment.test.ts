import { expect, test } from 'vitest';
import { spokenMoment } from './spoken-moment.ts';

const MONDAY = { at: Date.UTC(2026, 10, 30, 8), zone: 'Europe/Berlin' };

test('a moment is said on the clock on which it was chosen, in the language of the page', () => {
  const { date, time } = spokenMoment(MONDAY, 'de', 'Europe/Vienna');
  expect(date).toBe('Montag, 30. November 2026');
  expect(time).toMatch(/^0?9:00$/);
  expect(spokenMoment(MONDAY, 'en', 'Europe/Berlin').date).toBe('Monday, November 30, 2026');
});

test('readers whose clock shows another time see which zone it is', () => {
  expect(spokenMoment(MONDAY, 'de', 'Asia/Tokyo').time).toMatch(/^0?9:00 MEZ$/);
  // It is the next day there already.
  const night = { at: Date.UTC(2026, 10, 30, 12), zone: 'Pacific/Kiritimati' };
  expect(spokenMoment(night, 'de', 'Europe/Berlin').date).toBe('Dienstag, 1. Dezember 2026');
});
