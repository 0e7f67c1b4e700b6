import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, momentOf, wallTimeAt } from './zoned-time.ts';

function utc(text: string): number {
  return Date.parse(text);
}

test('a time comes once, on most days', () => {
  expect(momentOf('2027-01-11T09:00', 'Europe/Berlin')).toEqual({
    kind: 'once',
    at: utc('2027-01-11T08:00Z'),
  });
  expect(momentOf('2027-07-12T09:00', 'Europe/Berlin')).toEqual({
    kind: 'once',
    at: utc('2027-07-12T07:00Z'),
  });
  expect(momentOf('2027-01-11T09:00', 'Asia/Kathmandu')).toEqual({
    kind: 'once',
    at: utc('2027-01-11T03:15Z'),
  });
});

test('a time that clocks skip in spring comes as much later as they skip', () => {
  expect(momentOf('2027-03-28T02:30', 'Europe/Berlin')).toEqual({
    kind: 'skipped',
    at: utc('2027-03-28T03:30+02:00'),
  });
  // Half an hour on Lord Howe Island.
  expect(momentOf('2027-10-03T02:15', 'Australia/Lord_Howe')).toEqual({
    kind: 'skipped',
    at: utc('2027-10-03T02:45+11:00'),
  });
});

test('of an hour that is repeated in autumn, the first counts', () => {
  expect(momentOf('2027-10-31T02:30', 'Europe/Berlin')).toEqual({
    kind: 'twice',
    at: utc('2027-10-31T02:30+02:00'),
    later: utc('2027-10-31T02:30+01:00'),
  });
  // The edges of the hour.
  expect(momentOf('2027-10-31T01:59', 'Europe/Berlin')?.kind).toBe('once');
  expect(momentOf('2027-10-31T02:00', 'Europe/Berlin')?.kind).toBe('twice');
  expect(momentOf('2027-10-31T03:00', 'Europe/Berlin')?.kind).toBe('once');
});

test('what is no time, and what is no zone', () => {
  for (const wall of ['', '2027-02-30T09:00', '2027-01-01', '2027-01-01T24:00', '2027-01-01T09:00Z']) {
    expect(momentOf(wall, 'UTC')).toBeUndefined();
  }
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '+01:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];
const zones = fc.constantFrom(...ZONES);
const moments = fc
  .integer({ min: utc('2025-01-01T00:00Z') / 60_000, max: utc('2040-01-01T00:00Z') / 60_000 })
  .map((minutes) => minutes * 60_000);

test('what a wall clock shows at a moment leads back to that moment, or to the other one of two', () => {
  fc.assert(
    fc.property(moments, zones, (at, zone) => {
      const found = momentOf(wallTimeAt(at, zone), zone);
      expect(found?.kind).not.toBe('skipped');
      expect(found?.kind === 'twice' ? [found.at, found.later] : [found?.at]).toContain(at);
    }),
  );
});

/** The hours around each change of the clocks in Berlin, New York and on Lord Howe Island in 2027. */
const changes = fc.constantFrom(
  { zone: 'Europe/Berlin', day: '2027-03-28' },
  { zone: 'Europe/Berlin', day: '2027-10-31' },
  { zone: 'America/New_York', day: '2027-03-14' },
  { zone: 'America/New_York', day: '2027-11-07' },
  { zone: 'Australia/Lord_Howe', day: '2027-04-04' },
  { zone: 'Australia/Lord_Howe', day: '2027-10-03' },
);
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });

test('a moment shows the time that it was made of, unless clocks skip it: then a later one', () => {
  fc.assert(
    fc.property(changes, minutesOfDay, ({ zone, day }, minute) => {
      const wall = new Date(utc(`${day}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16);
      const found = momentOf(wall, zone);
      if (found === undefined) throw new Error(`${wall} is a time.`);
      const shown = wallTimeAt(found.at, zone);
      expect(found.kind === 'skipped' ? shown > wall : shown === wall).toBe(true);
      const second = found.kind === 'twice' ? found.later : undefined;
      expect(second === undefined || (second > found.at && wallTimeAt(second, zone) === wall)).toBe(true);
    }),
  );
});
