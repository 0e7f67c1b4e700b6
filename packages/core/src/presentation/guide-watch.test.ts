import { describe, expect, test } from 'vitest';
import { GUIDE_AWAY_AFTER, GUIDE_GONE_AFTER, nextGuideChange, watchGuide } from './guide-watch.ts';
import type { GuideWatch, GuideWatchEvent } from './guide-watch.ts';

const CLOSED: GuideWatchEvent = { type: 'closed', now: 1_000 };
function at(milliseconds: number): GuideWatchEvent {
  return { type: 'timePassed', now: 1_000 + milliseconds };
}

function after(...events: readonly GuideWatchEvent[]): GuideWatch {
  return events.reduce<GuideWatch>((watch, event) => watchGuide(watch, event), { status: 'here' });
}

describe('a guide who disappears', () => {
  test('is away after half a minute', () => {
    expect(after(CLOSED, at(GUIDE_AWAY_AFTER - 1)).status).toBe('missing');
    expect(after(CLOSED, at(GUIDE_AWAY_AFTER)).status).toBe('away');
  });

  test('is waited for ten minutes', () => {
    expect(after(CLOSED, at(GUIDE_GONE_AFTER - 1)).status).toBe('away');
    expect(after(CLOSED, at(GUIDE_GONE_AFTER)).status).toBe('gone');
  });

  test('is back with the next window', () => {
    expect(after(CLOSED, at(GUIDE_AWAY_AFTER), { type: 'opened' })).toEqual({ status: 'here' });
  });

  test('does not come back after the end', () => {
    expect(after(CLOSED, at(GUIDE_GONE_AFTER), { type: 'opened' }).status).toBe('gone');
  });

  test('is counted from the first moment without a window', () => {
    expect(after(CLOSED, { type: 'closed', now: 20_000 })).toEqual({ status: 'missing', since: 1_000 });
  });
});

test('time changes nothing while the guide is there, and is said beforehand otherwise', () => {
  expect(nextGuideChange({ status: 'here' }, 5)).toBeUndefined();
  expect(nextGuideChange({ status: 'missing', since: 1_000 }, 2_000)).toBe(GUIDE_AWAY_AFTER - 1_000);
  expect(nextGuideChange({ status: 'away', since: 1_000 }, 31_000)).toBe(GUIDE_GONE_AFTER - 30_000);
  expect(nextGuideChange({ status: 'gone', since: 1_000 }, 31_000)).toBeUndefined();
});
