import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownIn, shownTransition } from './edits.ts';
import { hasUnsaved, pending, reduceMap } from './reduce-map.ts';
import { openMap } from './map-state.ts';
import type { MapEvent } from './map-state.ts';
import {
  after,
  changed,
  createCms,
  emptyMap,
  transition,
  POSITION,
  placed,
  refreshed,
  save,
  shown,
  WEIGHT,
  WHOLE,
} from '../testing/edited-map.ts';

describe('taking back', () => {
  test('leads to where the editor began, and forward again', () => {
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 12 }), (events) => {
        const begun = openMap(emptyMap());
        const done = after(begun, ...events);
        const back = after(done, ...done.past.map((): MapEvent => ({ type: 'undone' })));
        expect(shown(back)).toEqual(shown(begun));
        expect(pending(back)).toEqual([]);
        const forth = after(back, ...back.future.map((): MapEvent => ({ type: 'redone' })));
        expect(shown(forth)).toEqual(shown(done));
      }),
    );
  });

  test('works also after everything was saved', () => {
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 8 }), (events) => {
        const cms = createCms();
        const begun = openMap(cms.map());
        const done = save(after(begun, ...events), cms);
        expect(hasUnsaved(done)).toBe(false);
        const back = save(after(done, ...done.past.map((): MapEvent => ({ type: 'undone' }))), cms);
        expect(shown(back)).toEqual(shown(begun));
        expect(shown(openMap(cms.map()))).toEqual(shown(begun));
      }),
    );
  });

  test('brings everything back whole although answers were lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(changed, fc.constantFrom('answered', 'lost', 'unreached')), { maxLength: 6 }),
        (events) => {
          const cms = createCms();
          const begun = openMap(cms.map());
          const done = events.reduce((state, [event, fate]) => save(after(state, event), cms, fate), begun);
          const back = save(after(done, ...done.past.map((): MapEvent => ({ type: 'undone' }))), cms);
          expect(hasUnsaved(back)).toBe(false);
          expect(shown(back)).toEqual(shown(begun));
          // Also what the map does not show of a transition, as whether visitors see it.
          expect(new Set(cms.map().transitions)).toEqual(new Set(emptyMap().transitions));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('takes one gesture as one step', () => {
    const nudged = after(openMap(emptyMap()), placed('door', 1, 'arrow'), placed('door', 2, 'arrow'));
    expect(nudged.past).toHaveLength(1);
    const back = after(nudged, { type: 'undone' });
    expect(shownIn(back.base, back.edits, POSITION('door'))).toBeNull();
  });

  test('keeps what another editor has changed since, and says so', () => {
    const cms = createCms();
    const done = save(after(openMap(cms.map()), placed('door', 1)), cms);
    cms.apply({
      kind: 'set',
      of: 'location',
      documentId: 'door',
      field: 'position',
      before: { x: 1, y: 1 },
      after: { x: 9, y: 9 },
    });
    const [back, effects] = reduceMap(refreshed(done, cms.map()), {
      type: 'undone',
    });
    expect(shownIn(back.base, back.edits, POSITION('door'))).toEqual({ x: 9, y: 9 });
    expect(effects).toContainEqual({ type: 'notify', what: 'overtaken' });
  });
});

describe('saving', () => {
  test('sends deletions before what is drawn in their place', () => {
    const state = after(
      openMap(emptyMap()),
      { type: 'changed', parts: [{ cell: WHOLE('drawn'), value: transition('walk') }] },
      { type: 'changed', parts: [{ cell: WHOLE('walk'), value: null }] },
    );
    expect(pending(state).map(({ change: { kind } }) => kind)).toEqual(['remove', 'draw']);
  });

  test('keeps what the CMS refuses, with its sentence, and tries it again when asked', () => {
    const state = after(openMap(emptyMap()), placed('door', 1), { type: 'due' });
    const refused = after(state, {
      type: 'answered',
      outcomes: [{ kind: 'refused', reason: 'rule', sentence: 'No.' }],
    });
    expect(refused.held.get('door position')).toEqual({ reason: 'rule', sentence: 'No.' });
    expect(hasUnsaved(refused)).toBe(true);
    expect(pending(refused)).toEqual([]);
    const again = after(refused, { type: 'resolved', name: 'door position', keep: 'mine' });
    expect(pending(again)).toHaveLength(1);
    const given = after(refused, { type: 'resolved', name: 'door position', keep: 'theirs' });
    expect(hasUnsaved(given)).toBe(false);
  });

  test('keeps everything when the CMS cannot be reached', () => {
    const cms = createCms();
    const failed = save(after(openMap(cms.map()), placed('door', 1)), cms, 'unreached');
    expect(failed.saving).toEqual({ status: 'failed', sentence: 'No network' });
    expect(hasUnsaved(save(after(failed, { type: 'retried' }), cms))).toBe(true);
    expect(hasUnsaved(save(failed, cms))).toBe(false);
  });

  test('sends what was never answered once more, word for word, before anything else', () => {
    const cms = createCms();
    const lost = save(after(openMap(cms.map()), placed('door', 1)), cms, 'lost');
    const [, effects] = reduceMap(after(lost, placed('door', 2)), { type: 'due' });
    const [resent] = effects.flatMap((effect) => (effect.type === 'send' ? effect.changes : []));
    expect(resent).toMatchObject({ kind: 'set', before: null, after: { x: 1, y: 1 } });
    const settled = save(after(lost, placed('door', 2)), cms);
    expect(settled.held).toEqual(new Map());
    expect(shown(openMap(cms.map()))).toEqual(shown(settled));
  });

  test('forgets what the CMS has refused as a whole, so that it can be taken back', () => {
    const sending = after(openMap(emptyMap()), placed('door', 1), { type: 'due' });
    const refused = after(sending, { type: 'failed', sentence: 'No.', isUnanswered: false });
    expect(hasUnsaved(after(refused, { type: 'undone' }))).toBe(false);
  });

  test('forgets what was made of an entry that is gone', () => {
    const cms = createCms();
    const state = after(openMap(cms.map()), { type: 'changed', parts: [{ cell: WEIGHT('walk'), value: 5 }] });
    cms.edit({ transitions: [] });
    const told = save(state, cms);
    expect(hasUnsaved(told)).toBe(false);
    expect(shownTransition(told.base, told.edits, 'walk')).toBeUndefined();
  });
});

describe('a look at the CMS that comes late', () => {
  test('does not put the map back to what was there before a save', () => {
    const cms = createCms();
    const begun = openMap(cms.map());
    const look: MapEvent = { type: 'refreshed', map: cms.map(), askedAt: begun.revision };
    const saved = save(after(begun, placed('door', 1)), cms);
    expect(shown(after(saved, look))).toEqual(shown(saved));
  });

  test('does not put the map back to what was there before another look', () => {
    const cms = createCms();
    const begun = openMap(cms.map());
    const look: MapEvent = { type: 'refreshed', map: cms.map(), askedAt: begun.revision };
    save(after(openMap(cms.map()), placed('door', 1)), cms);
    const latest = refreshed(begun, cms.map());
    expect(shownIn(latest.base, latest.edits, POSITION('door'))).toEqual({ x: 1, y: 1 });
    expect(shown(after(latest, look))).toEqual(shown(latest));
  });

  test('waits until it is known what became of what was sent', () => {
    const cms = createCms();
    const lost = save(after(openMap(cms.map()), placed('door', 1)), cms, 'lost');
    expect(refreshed(lost, cms.map())).toBe(lost);
  });
});
