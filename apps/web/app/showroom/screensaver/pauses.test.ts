import { describe, expect, test } from 'vitest';
import { watchPauses } from './pauses.ts';
import { createFakeClock } from '../player/testing/fakes.ts';

interface Film {
  paused: boolean;
  ended: boolean;
  loop: boolean;
  isOurs: boolean;
}

/** A page with films and a focus, as far as the watcher looks at it. */
function setUp(films: Film[] = []) {
  const clock = createFakeClock();
  const listeners = new Map<string, () => void>();
  let now = 0;
  let focused = 'BODY';
  const listenTo = (type: string, listener: () => void) => void listeners.set(type, listener);
  const forget = (type: string) => void listeners.delete(type);
  const document = {
    querySelectorAll: () => films.map((film) => ({ ...film, closest: () => (film.isOurs ? {} : null) })),
    get activeElement() {
      return { tagName: focused };
    },
    addEventListener: listenTo,
    removeEventListener: forget,
    defaultView: { addEventListener: listenTo, removeEventListener: forget },
  };
  const changes: boolean[] = [];
  const stop = watchPauses(
    // Only the members above are used.
    { clock, now: () => now, document: document as unknown as Document },
    (isPaused) => changes.push(isPaused),
  );
  return {
    changes,
    stop,
    listeners,
    send: (type: string) => listeners.get(type)?.(),
    wait(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 1000) {
        now += 1000;
        clock.advance(1000);
      }
    },
    focus(tagName: string) {
      focused = tagName;
      listeners.get('blur')?.();
    },
  };
}

function aFilm(overrides: Partial<Film> = {}): Film {
  return {
    paused: false,
    ended: false,
    loop: false,
    isOurs: false,
    ...overrides,
  };
}

describe('what the screensaver waits for', () => {
  test('a film that plays, until it is over, even if no event reports its end', () => {
    const playing = aFilm();
    const page = setUp([playing]);
    expect(page.changes).toEqual([true]);
    page.wait(600_000);
    expect(page.changes).toEqual([true]);
    playing.ended = true;
    page.wait(2000);
    expect(page.changes).toEqual([true, false]);
  });

  test('a film that is started later', () => {
    const resting = aFilm({ paused: true });
    const page = setUp([resting]);
    expect(page.changes).toEqual([]);
    resting.paused = false;
    page.send('play');
    expect(page.changes).toEqual([true]);
  });

  test.each([
    ['one that loops', aFilm({ loop: true })],
    ['one of the stage', aFilm({ isOurs: true })],
    ['one that rests', aFilm({ paused: true })],
  ])('no film that the visitor does not watch: %s', (_, resting) => {
    expect(setUp([resting]).changes).toEqual([]);
  });

  test('a page of another site, but not for ever', () => {
    const page = setUp();
    page.focus('IFRAME');
    page.wait(1000);
    expect(page.changes).toEqual([true]);
    page.wait(302_000);
    expect(page.changes).toEqual([true, false]);
  });

  test('nothing once it has ended', () => {
    const page = setUp([aFilm()]);
    page.stop();
    expect(page.listeners.size).toBe(0);
    page.wait(10_000);
    expect(page.changes).toEqual([true]);
  });
});
