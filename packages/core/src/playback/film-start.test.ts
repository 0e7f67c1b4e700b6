import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AT_POSTER, nextStart } from './film-start.ts';
import type { FilmStart, FilmStartEvent } from './film-start.ts';

function after(...events: readonly FilmStartEvent[]): FilmStart {
  return events.reduce(nextStart, AT_POSTER);
}

const WANTED = { type: 'wanted', attempt: 'withSound' } as const;
const REFUSED = { type: 'refused' } as const;
const PLAYED = { type: 'played' } as const;

describe('a film that starts by itself', () => {
  test('plays with its sound where the browser allows it', () => {
    expect(after(WANTED, PLAYED)).toEqual({ kind: 'playing' });
  });

  test('plays without where sound is refused, and offers it', () => {
    expect(after(WANTED, REFUSED)).toMatchObject({ kind: 'trying', attempt: 'muted' });
    expect(after(WANTED, REFUSED, PLAYED)).toEqual({ kind: 'silenced' });
    expect(after(WANTED, REFUSED, PLAYED, { type: 'taken' })).toEqual({ kind: 'playing' });
  });

  test('stays at its poster where nothing may play', () => {
    expect(after(WANTED, REFUSED, REFUSED)).toEqual(AT_POSTER);
  });

  test('offers no sound where none was wanted', () => {
    expect(after({ type: 'wanted', attempt: 'muted' }, PLAYED)).toEqual({ kind: 'playing' });
    expect(after({ type: 'wanted', attempt: 'muted' }, REFUSED)).toEqual(AT_POSTER);
  });

  test('whatever happens, asks at most twice for one request, and offers sound only after a refusal', () => {
    const event = fc.constantFrom<FilmStartEvent>(WANTED, REFUSED, PLAYED, { type: 'taken' });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: FilmStart = AT_POSTER;
        let refusals = 0;
        for (const next of events) {
          if (next.type === 'wanted') refusals = 0;
          if (next.type === 'refused' && state.kind === 'trying') refusals += 1;
          state = nextStart(state, next);
          expect(refusals).toBeLessThanOrEqual(2);
          expect(state.kind !== 'silenced' || refusals === 1).toBe(true);
        }
      }),
    );
  });
});
