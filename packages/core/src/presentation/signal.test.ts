import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode, payloadId } from '../world/ids.ts';
import type { Hotspot } from '../world/location.ts';
import { hotspotInLanguage } from './pointed-hotspot.ts';
import { beginPresentation } from './presentation.ts';
import type { ParticipantId } from './presentation.ts';
import { readPresentationCode } from './presentation-code.ts';
import { addReactions, reactionNamed, REACTIONS } from './reactions.ts';
import { refusalOfSignal } from './signal.ts';

const GUIDE = 'guide' as ParticipantId;
const GUEST = 'guest' as ParticipantId;
const HALL = payloadId('hall');

function aPresentation(changes: object = {}) {
  const code = readPresentationCode('K7M2QX');
  if (code === undefined) throw new Error('This is no code.');
  const showing = { location: HALL, open: [] };
  return { ...beginPresentation({ code, guide: GUIDE, showing, locale: localeCode('en') }), ...changes };
}

describe('a signal', () => {
  test('is the presenter’s, of the current epoch, about what is shown', () => {
    const running = aPresentation({ epoch: 3 });
    const signal = { by: GUIDE, epoch: 3, location: HALL };
    expect(refusalOfSignal(running, signal)).toBeUndefined();
    expect(refusalOfSignal(running, { ...signal, by: GUEST })).toBe('notAllowed');
    expect(refusalOfSignal(running, { ...signal, epoch: 2 })).toBe('oldEpoch');
    expect(refusalOfSignal(running, { ...signal, epoch: 4 })).toBe('notAllowed');
    expect(refusalOfSignal(running, { ...signal, location: payloadId('bay') })).toBe('elsewhere');
    expect(refusalOfSignal({ ...running, isOver: true }, signal)).toBe('over');
  });

  test('is not the guide’s while a guest has the lead', () => {
    const running = aPresentation({ epoch: 2, presenter: GUEST });
    expect(refusalOfSignal(running, { by: GUIDE, epoch: 2, location: HALL })).toBe('notAllowed');
    expect(refusalOfSignal(running, { by: GUEST, epoch: 2, location: HALL })).toBeUndefined();
  });
});

function aHotspot(id: string, x: number, component = 'hotspots.open-documents') {
  return { id, component, placement: { on4x3: { x, y: 40 } } } as Hotspot;
}

describe('a hotspot in another language', () => {
  test('has the same id, or the same kind and place', () => {
    const own = aHotspot('german-pdf', 30);
    const there = [aHotspot('other', 30, 'hotspots.navigation'), aHotspot('spanish-pdf', 30)];
    expect(hotspotInLanguage(own, { hotspots: there })?.id).toBe('spanish-pdf');
    const moved = aHotspot('german-pdf', 70);
    expect(hotspotInLanguage(own, { hotspots: [...there, moved] })).toBe(moved);
    expect(hotspotInLanguage(aHotspot('german-pdf', 31), { hotspots: there })).toBeUndefined();
  });
});

describe('reactions', () => {
  const counts = fc.dictionary(fc.constantFrom(...REACTIONS), fc.integer({ min: 1, max: 1_000 }));

  test('add up', () => {
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const sum = addReactions(one, other);
        expect(sum).toEqual(addReactions(other, one));
        for (const reaction of REACTIONS) {
          expect(sum[reaction] ?? 0).toBe((one[reaction] ?? 0) + (other[reaction] ?? 0));
        }
      }),
    );
  });

  test('have names, and there are no others', () => {
    expect(REACTIONS.map(reactionNamed)).toEqual([...REACTIONS]);
    for (const name of ['', 'likes', '__proto__', undefined]) expect(reactionNamed(name)).toBeUndefined();
  });
});
