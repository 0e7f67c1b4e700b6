import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVIEW_EVENTS, transition } from './transition.ts';
import type { ReviewEventType, ReviewStage } from './transition.ts';

const events = fc.array(fc.constantFrom(...REVIEW_EVENTS));

/** The stage after events, those left out that could not happen. */
function after(happened: readonly ReviewEventType[]): ReviewStage {
  return happened.reduce<ReviewStage>((stage, event) => transition(stage, event) ?? stage, 'none');
}

describe('the review of an entry', () => {
  test('goes from asking to sending back, to asking again, and ends with publishing', () => {
    expect(after(['asked'])).toBe('asked');
    expect(after(['asked', 'sentBack'])).toBe('sentBack');
    expect(after(['asked', 'sentBack', 'asked'])).toBe('asked');
    expect(after(['asked', 'sentBack', 'asked', 'published'])).toBe('none');
  });

  test('is answered once, and an answer is not taken back unread', () => {
    expect(transition('none', 'sentBack')).toBeUndefined();
    expect(transition('sentBack', 'sentBack')).toBeUndefined();
    expect(transition('sentBack', 'takenBack')).toBeUndefined();
    expect(transition('asked', 'putAside')).toBeUndefined();
    expect(after(['asked', 'takenBack'])).toBe('none');
    expect(after(['asked', 'sentBack', 'putAside'])).toBe('none');
  });

  test('publishing and deleting settle it, whatever happened before', () => {
    fc.assert(
      fc.property(events, fc.constantFrom('published', 'deleted'), (before, last) => {
        expect(after([...before, last])).toBe('none');
      }),
    );
  });

  test('only asking opens one, and only an open one is sent back', () => {
    fc.assert(
      fc.property(events, (before) => {
        const stage = after(before);
        const leadingTo = (next: ReviewStage): readonly ReviewEventType[] =>
          REVIEW_EVENTS.filter((event) => transition(stage, event) === next);
        expect(leadingTo('asked')).toEqual(['asked']);
        expect(leadingTo('sentBack')).toEqual(stage === 'asked' ? ['sentBack'] : []);
      }),
    );
  });
});
