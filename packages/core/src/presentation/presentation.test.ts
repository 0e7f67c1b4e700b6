import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode, payloadId, worldSlug } from '../world/ids.ts';
import { beginPresentation, isLaterThan, stepPresentation } from './presentation.ts';
import type { ParticipantId, Presentation, PresentationEvent } from './presentation.ts';
import type { PresentationCode } from './presentation-code.ts';
import type { Showing } from './showing.ts';

const GUIDE = 'guide' as ParticipantId;
const GUEST = 'guest' as ParticipantId;
const OTHER = 'other' as ParticipantId;
const HALL: Showing = { location: payloadId('hall'), open: [] };
const BAY: Showing = { location: payloadId('bay'), open: [] };
const BEGUN = beginPresentation({
  code: 'K7M2QX' as PresentationCode,
  guide: GUIDE,
  showing: HALL,
  locale: localeCode('de'),
});

function after(events: readonly PresentationEvent[]): Presentation {
  return events.reduce((presentation, event) => stepPresentation(presentation, event)[0], BEGUN);
}

function shown(by: ParticipantId, epoch: number, seq: number): PresentationEvent {
  return {
    type: 'shown',
    by,
    epoch,
    seq,
    showing: BAY,
    locale: localeCode('de'),
  };
}
function given(by: ParticipantId, to: ParticipantId): PresentationEvent {
  return { type: 'leadGiven', by, to };
}

function doors(by: ParticipantId): PresentationEvent {
  return {
    type: 'doorsSet',
    by,
    worlds: [worldSlug('lab')],
  };
}

function dark(by: ParticipantId, isDark = true): PresentationEvent {
  return { type: 'darkened', by, isDark };
}

function meeting(by: ParticipantId, link?: string): PresentationEvent {
  return { type: 'meetingSet', by, meeting: link };
}

describe('dark screens', () => {
  test('are for guide and presenter, until something else is shown', () => {
    expect(stepPresentation(BEGUN, dark(GUEST))).toEqual([BEGUN, 'notAllowed']);
    expect(after([dark(GUIDE)]).isDark).toBe(true);
    expect(after([given(GUIDE, GUEST), dark(GUEST)]).isDark).toBe(true);
    expect(after([dark(GUIDE), dark(GUIDE, false)]).isDark).toBe(false);
    expect(after([shown(GUIDE, 1, 1), dark(GUIDE), shown(GUIDE, 1, 2)]).isDark).toBe(true);
    expect(after([dark(GUIDE), shown(GUIDE, 1, 1)]).isDark).toBe(false);
    expect(after([dark(GUIDE), { type: 'ended', by: GUIDE }]).isDark).toBe(false);
  });
});

test('the call is given by the guide alone, and taken back', () => {
  const link = 'https://meet.example/norvane';
  expect(after([meeting(GUIDE, link)]).meeting).toBe(link);
  expect(after([given(GUIDE, GUEST), meeting(GUEST, link)]).meeting).toBeUndefined();
  expect(after([meeting(GUIDE, link), meeting(GUIDE)]).meeting).toBeUndefined();
});

describe('showing', () => {
  test('is for the presenter', () => {
    expect(after([shown(GUIDE, 1, 1)]).showing).toEqual(BAY);
    expect(stepPresentation(BEGUN, shown(GUEST, 1, 1))).toEqual([BEGUN, 'notAllowed']);
  });

  test('is not for a former presenter, nor for an epoch to come', () => {
    const handed = after([given(GUIDE, GUEST)]);
    expect(stepPresentation(handed, shown(GUIDE, 1, 9))).toEqual([handed, 'oldEpoch']);
    expect(stepPresentation(handed, shown(GUIDE, 2, 9))).toEqual([handed, 'notAllowed']);
    expect(stepPresentation(handed, shown(GUEST, 3, 9))).toEqual([handed, 'notAllowed']);
    expect(stepPresentation(handed, shown(GUEST, 2, 1))[0].showing).toEqual(BAY);
  });

  test('never goes back', () => {
    const later = after([shown(GUIDE, 1, 5)]);
    expect(stepPresentation(later, shown(GUIDE, 1, 5))).toEqual([later, 'oldMessage']);
    expect(stepPresentation(later, shown(GUIDE, 1, 4))).toEqual([later, 'oldMessage']);
  });
});

describe('the lead', () => {
  test('is handed over by who has it, and taken back by the guide', () => {
    expect(after([given(GUIDE, GUEST), given(GUEST, OTHER)])).toMatchObject({
      presenter: OTHER,
      epoch: 3,
      seq: 0,
    });
    expect(after([given(GUIDE, GUEST), given(GUIDE, GUIDE)])).toMatchObject({ presenter: GUIDE, epoch: 3 });
  });

  test('is not taken by a guest', () => {
    expect(stepPresentation(BEGUN, given(GUEST, GUEST))).toEqual([BEGUN, 'notAllowed']);
  });
});

describe('doors and the end', () => {
  test('are for the guide, also while another one has the lead', () => {
    const handed = after([given(GUIDE, GUEST)]);
    expect(stepPresentation(handed, doors(GUEST))).toEqual([handed, 'notAllowed']);
    expect(stepPresentation(handed, { type: 'ended', by: GUEST })).toEqual([handed, 'notAllowed']);
    expect(stepPresentation(handed, doors(GUIDE))[0].openDoors).toEqual(['lab']);
  });

  test.each<PresentationEvent>([{ type: 'ended', by: GUIDE }, { type: 'guideGone' }])(
    'the end closes the doors, and nothing comes after it: $type',
    (event) => {
      const over = after([doors(GUIDE), event]);
      expect(over).toMatchObject({ isOver: true, openDoors: [] });
      expect(stepPresentation(over, shown(GUIDE, 1, 7))).toEqual([over, 'over']);
    },
  );
});

const people = fc.constantFrom(GUIDE, GUEST, OTHER);
const events: fc.Arbitrary<PresentationEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(people, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }))
      .map(([by, epoch, seq]) => shown(by, epoch, seq)),
  },
  { weight: 2, arbitrary: fc.tuple(people, people).map(([by, to]) => given(by, to)) },
  people.map((by): PresentationEvent => ({ type: 'ended', by })),
);

test('in any order of lost, doubled and late messages each epoch has one presenter, and time never runs back', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (list) => {
      const presenters = new Map<number, ParticipantId>([[1, GUIDE]]);
      let before = BEGUN;
      const faults: string[] = [];
      for (const event of list) {
        const [next, refusal] = stepPresentation(before, event);
        if (refusal !== undefined) {
          if (next !== before) faults.push('A refused event has changed something.');
          continue;
        }
        if (isLaterThan(before, next)) faults.push('It went back.');
        if (event.type === 'shown' && presenters.get(event.epoch) !== event.by)
          faults.push('Two presenters.');
        if (event.type === 'leadGiven' && presenters.has(next.epoch)) faults.push('An epoch came twice.');
        presenters.set(next.epoch, next.presenter);
        before = next;
      }
      expect(faults).toEqual([]);
    }),
  );
});
