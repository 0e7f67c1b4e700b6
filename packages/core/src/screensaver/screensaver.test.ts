import { describe, expect, test } from 'vitest';
import {
  createScreensaverDriver,
  image,
  list,
  locationItem,
  started,
  video,
} from './testing/screensaver-driver.ts';
import type { Programme } from './programme.ts';
import { STEP_PATIENCE } from './screensaver.ts';

describe('"It shows only when the app has focus, it is enabled, it is not paused and the user is idle." (spec 3.31) (spec 4.25)', () => {
  test('is off before any event', () => {
    expect(createScreensaverDriver().status()).toBe('off');
  });

  test.each([
    [{ isEnabled: false }, 'off'],
    [{ hasFocus: false }, 'unfocused'],
    [{ isPaused: true }, 'paused'],
    [{ isIdle: false }, 'waiting'],
  ])('rests with %o', (missing, status) => {
    const driver = createScreensaverDriver();
    driver.sense({ isEnabled: true, hasFocus: true, isPaused: false });
    driver.sense({ isIdle: true, ...missing });
    expect(driver.status()).toBe(status);
    expect(driver.shown()).toBeUndefined();
  });

  test('prepares itself, and then shows (spec 1.4)', () => {
    const driver = createScreensaverDriver();
    driver.sense({ isEnabled: true, hasFocus: true });
    driver.sense({ isIdle: true });
    expect(driver.status()).toBe('preparing');
    expect(driver.log()).toEqual(['prepare']);
    driver.send({ type: 'prepared', programme: list(image('a')) });
    expect(driver.shown()).toBe('a');
  });

  test.each([{ isEnabled: false }, { hasFocus: false }, { isPaused: true }, { isIdle: false }])(
    'is gone at once with %o, its timer with it (spec 4.26)',
    (change) => {
      const driver = started(list(image('a'), image('b')));
      driver.arrive();
      driver.sense(change);
      expect(driver.shown()).toBeUndefined();
      expect(driver.hasTimer()).toBe(false);
    },
  );

  test.each([{ isEnabled: false }, { hasFocus: false }, { isPaused: true }, { isIdle: false }])(
    'drops what it prepares with %o',
    (change) => {
      const driver = createScreensaverDriver();
      driver.sense({ isEnabled: true, hasFocus: true });
      driver.sense({ isIdle: true });
      driver.sense(change);
      expect(driver.log()).toEqual(['prepare', 'cancelPreparation']);
      driver.send({ type: 'prepared', programme: list(image('a')) });
      expect(driver.shown()).toBeUndefined();
    },
  );

  test.each([
    [{ isPaused: true }, { isPaused: false }],
    [{ hasFocus: false }, { hasFocus: true }],
  ])('counts the idle time again after %o', (before, after) => {
    const driver = createScreensaverDriver();
    driver.sense({ isEnabled: true, hasFocus: true, ...before });
    driver.sense({ isIdle: true });
    driver.sense(after);
    expect(driver.status()).toBe('waiting');
    expect(driver.log()).toEqual(['countAgain']);
    driver.sense({ isIdle: true });
    expect(driver.status()).toBe('preparing');
  });
});

describe('"An image shows for displayed_time seconds, a location for wait seconds, and a video plays until it ends." (spec 4.27) (spec 4.28)', () => {
  test('shows a picture for its time, from when it is drawn', () => {
    const driver = started(list(image('a', 5), image('b', 7)));
    driver.advance(3000);
    driver.arrive();
    driver.advance(4999);
    expect(driver.shown()).toBe('a');
    driver.advance(1);
    expect(driver.shown()).toBe('b');
    driver.arrive();
    driver.advance(7000);
    expect(driver.shown()).toBe('a');
  });

  test('waits in a location from the arrival, however long the way is', () => {
    const driver = started(list(locationItem('hall', 5), image('a')));
    driver.advance(12_000);
    expect(driver.shown()).toBe('hall');
    driver.arrive();
    driver.advance(4999);
    expect(driver.shown()).toBe('hall');
    driver.advance(1);
    expect(driver.shown()).toBe('a');
  });

  test('plays a video until it ends', () => {
    const driver = started(list(video('film'), image('a')));
    driver.arrive();
    for (let second = 0; second < 300; second += 5) {
      driver.advance(5000);
      driver.send({ type: 'progressed', step: driver.step() });
    }
    expect(driver.shown()).toBe('film');
    driver.send({ type: 'ended', step: driver.step() });
    expect(driver.shown()).toBe('a');
  });

  test('"A single video loops."', () => {
    expect(started(list(video('film'))).isLooping()).toBe(true);
    expect(started(list(video('film'), image('a'))).isLooping()).toBe(false);
    expect(started(list(video('film'), video('other'))).isLooping()).toBe(false);
  });

  test('leaves a single picture alone', () => {
    const driver = started(list(image('a')));
    driver.arrive();
    expect(driver.hasTimer()).toBe(false);
    expect(driver.shown()).toBe('a');
  });

  test('gives everything a second, whatever the settings say', () => {
    const driver = started(list(image('a', 0), image('b', 0)));
    driver.arrive();
    driver.advance(999);
    expect(driver.shown()).toBe('a');
  });
});

describe('what is broken', () => {
  test('passes over a video that fails', () => {
    const driver = started(list(video('film'), image('a')));
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.shown()).toBe('a');
  });

  test('passes over a video that hangs in the middle, and a picture that never comes', () => {
    const driver = started(list(video('film'), image('a'), image('b')));
    driver.arrive();
    driver.advance(STEP_PATIENCE);
    expect(driver.shown()).toBe('a');
    driver.advance(STEP_PATIENCE);
    expect(driver.shown()).toBe('b');
  });

  test('gives up when all of it has failed in a row, until the next visitor', () => {
    const driver = started(list(video('film'), image('a')));
    driver.send({ type: 'failed', step: driver.step() });
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.status()).toBe('spent');
    expect(driver.hasTimer()).toBe(false);
    driver.sense({ hasFocus: true });
    expect(driver.status()).toBe('spent');
    driver.sense({ isIdle: false });
    driver.sense({ isIdle: true });
    expect(driver.status()).toBe('preparing');
  });

  test('does not believe late reports', () => {
    const driver = started(list(image('a'), image('b'), image('c')));
    driver.arrive();
    const late = driver.step();
    driver.advance(5000);
    for (const type of ['arrived', 'ended', 'failed', 'timeUp'] as const) driver.send({ type, step: late });
    expect(driver.shown()).toBe('b');
  });

  test('waits for a visitor when nothing can be had; a kiosk tries again', () => {
    for (const isKiosk of [false, true]) {
      const driver = createScreensaverDriver({ isKiosk });
      driver.sense({ isEnabled: true, hasFocus: true });
      driver.sense({ isIdle: true });
      driver.send({ type: 'preparationFailed' });
      expect(driver.status()).toBe('spent');
      expect(driver.log()).toEqual(isKiosk ? ['prepare', 'countAgain'] : ['prepare']);
    }
  });

  test('shows nothing where there is nothing', () => {
    const driver = started(list());
    expect(driver.status()).toBe('spent');
    expect(driver.log()).toEqual(['prepare']);
  });
});

describe('pictures only', () => {
  test('leaves out videos in power-save mode', () => {
    const driver = started(list(video('film'), image('a'), image('b')), { isPicturesOnly: true });
    expect(driver.shown()).toBe('a');
    driver.arrive();
    driver.advance(5000);
    driver.arrive();
    driver.advance(5000);
    expect(driver.shown()).toBe('a');
  });

  test('has nothing when all are videos', () => {
    expect(started(list(video('film')), { isPicturesOnly: true }).status()).toBe('spent');
  });
});

describe('"Automatic mode cycles through world locations in topological order on a timer." (spec 4.27)', () => {
  const programme: Programme = {
    kind: 'automatic',
    items: [locationItem('a', 10), locationItem('b', 10), locationItem('c', 10)],
  };

  test('moves at once, on from where it is, and around', () => {
    const driver = started(programme, { location: locationItem('b').location });
    expect(driver.shown()).toBe('c');
    driver.arrive();
    driver.advance(10_000);
    expect(driver.shown()).toBe('a');
  });

  test('passes over a location that cannot be reached', () => {
    const driver = started(programme, { location: locationItem('a').location });
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.shown()).toBe('c');
  });
});

describe('"it moves at once and then periodically to the next location from the current location\'s arrow_navigation next payloadId" (spec 4.26)', () => {
  const [a, b, c] = [locationItem('a').location, locationItem('b').location, locationItem('c').location];
  const programme: Programme = { kind: 'arrows', next: { a: b, b: c }, stepInterval: 3, start: a };

  test('follows the arrows, a step every 3000 ms; "If there is none, it deactivates."', () => {
    const driver = started(programme, { location: a });
    expect(driver.shown()).toBe('b');
    driver.arrive();
    driver.advance(3000);
    expect(driver.shown()).toBe('c');
    driver.arrive();
    driver.advance(3000);
    expect(driver.status()).toBe('spent');
    expect(driver.log().at(-1)).toBe('end shown');
    expect(driver.hasTimer()).toBe(false);
  });

  test('begins again in a kiosk', () => {
    const driver = started(programme, { location: c, isKiosk: true });
    expect(driver.shown()).toBe('a');
  });

  test('begins at the start where no location is current', () => {
    expect(started(programme).shown()).toBe('a');
  });
});

describe('where it ends', () => {
  test.each([
    ['where it began, under a picture', list(image('a')), false, 'kept'],
    ['where it began, under a video', list(video('a')), false, 'kept'],
    ['in the location that it shows', list(locationItem('a')), false, 'shown'],
    ['at the start, in a kiosk', list(locationItem('a')), true, 'kept'],
  ])('%s', (_, programme, isKiosk, end) => {
    const driver = started(programme, { isKiosk });
    driver.sense({ isIdle: false });
    expect(driver.log().at(-1)).toBe(`end ${end}`);
  });
});
