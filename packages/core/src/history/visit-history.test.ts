import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode, payloadId, worldSlug } from '../world/ids.ts';
import type { PayloadId } from '../world/ids.ts';
import { EMPTY_HISTORY, goBack, HISTORY_CAPACITY, recordArrival, withoutEntries } from './visit-history.ts';
import type { VisitHistory } from './visit-history.ts';

const en = localeCode('en');
const showroom = worldSlug('showroom');

function hrefOf(location: string) {
  return `/showroom/${location}`;
}
const START = { location: payloadId('entrance'), href: hrefOf('entrance') };

function arrive(history: VisitHistory, location: string, entry: number, start = START): VisitHistory {
  const href = hrefOf(location);
  const at = { location: payloadId(location), locale: en, href, hrefs: { [en]: href } };
  return recordArrival(history, { ...at, entry, world: showroom, start });
}

/** Each page is opened after the one before. */
function visit(history: VisitHistory, ...places: readonly string[]): VisitHistory {
  return places.reduce(
    (before, location) => arrive(before, location, (before.visits.at(-1)?.entry ?? -1) + 1),
    history,
  );
}

function placesIn({ visits }: VisitHistory): readonly PayloadId[] {
  return visits.map(({ location }) => location);
}

function backFrom(history: VisitHistory, location: string) {
  return goBack(history, payloadId(location))?.to.location;
}

// The quotes are of specification section 4, History.
describe('the history of a visit', () => {
  test('"The start location is pushed first if history is empty." (spec 4.20)', () => {
    const came = visit(EMPTY_HISTORY, 'lounge');
    expect(placesIn(came)).toEqual(['entrance', 'lounge']);
    expect(came.visits[0]).not.toHaveProperty('entry');
  });

  test('"Arriving at the start clears history." (spec 4.20)', () => {
    const there = visit(EMPTY_HISTORY, 'lounge', 'atrium', 'entrance');
    expect(placesIn(there)).toEqual(['entrance']);
    expect(backFrom(there, 'entrance')).toBeUndefined();
  });

  test('begins with the first visit in a world without a start', () => {
    const arrival = { location: payloadId('hall'), locale: en, href: '/showroom/hall', hrefs: {}, entry: 0 };
    expect(placesIn(recordArrival(EMPTY_HISTORY, { ...arrival, world: showroom }))).toEqual(['hall']);
  });

  test('does not count standing still, whatever is opened over the location', () => {
    const there = visit(EMPTY_HISTORY, 'lounge');
    expect(arrive(there, 'lounge', 4)).toEqual(there);
    expect(arrive(there, 'lounge', 0)).toEqual(there);
  });

  test('forgets the entries that the browser has gone back from', () => {
    const there = visit(EMPTY_HISTORY, 'lounge', 'atrium', 'hall');
    expect(placesIn(arrive(there, 'atrium', 1))).toEqual(['entrance', 'lounge', 'atrium']);
    expect(placesIn(arrive(there, 'lounge', 0))).toEqual(['entrance', 'lounge']);
  });

  test('has what replaces a page instead of the page', () => {
    const there = visit(EMPTY_HISTORY, 'lounge', 'atrium');
    expect(placesIn(arrive(there, 'hall', 1))).toEqual(['entrance', 'lounge', 'hall']);
  });

  test('has the last visited location of each world, even when it is cleared (spec 3.31)', () => {
    const href = '/lab/bench';
    const bench = { location: payloadId('bench'), locale: en, href, hrefs: { [en]: href }, entry: 1 };
    const { lastVisited } = recordArrival(visit(EMPTY_HISTORY, 'lounge'), {
      ...bench,
      world: worldSlug('lab'),
      start: { location: bench.location, href },
    });
    expect(lastVisited).toEqual({
      showroom: { location: 'lounge', hrefs: { en: '/showroom/lounge' } },
      lab: { location: 'bench', hrefs: { en: '/lab/bench' } },
    });
  });

  test('100 locations are kept (spec 4.19) (spec 9.3)', () => {
    expect(HISTORY_CAPACITY).toBe(100);
    const places = placesIn(
      visit(EMPTY_HISTORY, ...Array.from({ length: 150 }, (_, index) => `hall-${index}`)),
    );
    expect(places).toHaveLength(HISTORY_CAPACITY);
    expect([places[0], places.at(-1)]).toEqual(['hall-50', 'hall-149']);
  });

  test('knows no entry of the browser after a page was loaded by a link', () => {
    const before = withoutEntries(visit(EMPTY_HISTORY, 'lounge', 'atrium'));
    expect(before.visits.map(({ entry }) => entry)).toEqual([undefined, undefined, undefined]);
    expect(placesIn(arrive(before, 'hall', 0))).toEqual(['entrance', 'lounge', 'atrium', 'hall']);
  });
});

describe('going back', () => {
  test('"A back action returns to the last entry", step by step to the start, and from there nowhere (spec 4.20)', () => {
    const fromLounge = goBack(visit(EMPTY_HISTORY, 'reception', 'lounge'), payloadId('lounge'));
    expect(fromLounge?.to).toMatchObject({ location: 'reception', entry: 0 });
    const reception = arrive(fromLounge?.history ?? EMPTY_HISTORY, 'reception', 2);
    expect(placesIn(reception)).toEqual(['entrance', 'reception']);
    expect(backFrom(reception, 'reception')).toBe('entrance');
    expect(backFrom(arrive(reception, 'entrance', 3), 'entrance')).toBeUndefined();
  });

  test('leads nowhere before anything was visited', () => {
    expect(goBack(EMPTY_HISTORY, payloadId('lounge'))).toBeUndefined();
  });

  test('always ends, and never leads to the current location', () => {
    const places = fc.array(fc.constantFrom('entrance', 'reception', 'atrium', 'lounge'), { maxLength: 130 });
    fc.assert(
      fc.property(places, fc.constantFrom('reception', 'atrium'), (walked, current) => {
        const history = visit(EMPTY_HISTORY, ...walked, current);
        expect(history.visits.length).toBeLessThanOrEqual(HISTORY_CAPACITY);
        const answer = goBack(history, payloadId(current));
        expect(answer?.to.location).not.toBe(current);
        expect(answer?.history.visits.length).toBeLessThan(history.visits.length);
      }),
    );
  });
});
