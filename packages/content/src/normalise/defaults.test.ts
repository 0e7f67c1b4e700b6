import { BACKGROUND_KEYS } from '@vitrine/core/world/background';
import { describe, expect, test } from 'vitest';
import {
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  LOCATIONS,
  locationOf,
  memberOf,
  TRANSITIONS,
} from '../../fixtures/break-world.ts';

/** The settings of a showroom whose editor has filled in only these fields. */
function settingsWith(filledIn: Record<string, unknown>) {
  return englishOf(
    brokenBundle(
      bothLanguages((answers, locale) => {
        const entry = entryOf(answers, '/api/app-setting', 0, locale);
        for (const name of Object.keys(entry)) delete entry[name];
        Object.assign(entry, filledIn);
      }),
    ),
  ).settings;
}

const unset = settingsWith({});

describe('settings that are not filled in', () => {
  test('let the screensaver move on every 10 s, everywhere, after a time of its own (spec 9.5)', () => {
    expect(unset.screensaver).toEqual({
      isActive: false,
      isAutomatic: false,
      automaticInterval: 10,
      skipUnreachableLocation: false,
    });
  });

  test('fly up to 6 items at the rate 2, without the locations between, blending for 0.6 s (spec 9.6)', () => {
    expect(unset.flyMode).toEqual({
      isActive: true,
      maximumItems: 6,
      beyondMaximum: 'playAll',
      skipLocations: true,
      playbackRate: 2,
      blendingTime: 0.6,
    });
  });

  test('let sliders go on by themselves every 3000 ms, also under a pointer, not under the focus (spec 9.7)', () => {
    expect(unset.contentSlider).toEqual({
      autoplay: true,
      interval: 3000,
      pauseOnFocus: true,
      pauseOnHover: false,
    });
  });

  test('fade all hotspots in at once, labels and all, or every 7 frames (spec 9.8)', () => {
    expect(unset.hotspots).toEqual({
      isStaggered: false,
      staggerInterval: 7,
      defaultAnimation: 'fade_in',
      expandAll: true,
    });
  });

  test('count nothing (spec 9.18) (spec 1.4)', () => {
    expect(unset.analytics).toEqual({ isActive: false, needsConsent: true });
  });
});

describe('settings that are filled in', () => {
  test('say when the screensaver starts and how long a step takes (spec 9.5)', () => {
    const { screensaver } = settingsWith({ screensaver: { idle_timeout: 45, timeout: 8 } });
    expect(screensaver).toMatchObject({ idleTimeout: 45, stepInterval: 8 });
  });

  test('say how far is flown and whether locations are left out (spec 9.6)', () => {
    const { flyMode } = settingsWith({ pathfinding: { max_world_items: 4, skip_location: false } });
    expect(flyMode).toMatchObject({ maximumItems: 4, skipLocations: false });
  });

  test('say that this is a staging system (spec 8.10)', () => {
    expect(unset.isStaging).toBe(false);
    expect(settingsWith({ staging: true }).isStaging).toBe(true);
  });

  test('name the tag manager and the measurement (spec 9.18)', () => {
    const { analytics } = settingsWith({
      analytics: { active: true, tag_manager_id: 'GTM-ABC1234', measurement_id: 'G-ABC1234567' },
    });
    expect(analytics).toMatchObject({ tagManagerId: 'GTM-ABC1234', measurementId: 'G-ABC1234567' });
  });
});

describe('what an entry leaves open', () => {
  test('a step of a screensaver takes 5 s, a picture as a location (spec 9.5)', () => {
    const bundle = brokenBundle((answers) => {
      const screensaver = entryOf(answers, '/api/screensavers', 0, '');
      delete memberOf(screensaver, 'media', 0)['displayed_time'];
      delete memberOf(screensaver, 'media', 2)['wait'];
    });
    expect(englishOf(bundle).screensavers[0]?.items).toMatchObject([
      { kind: 'image', displayedTime: 5 },
      { kind: 'video' },
      { kind: 'location', wait: 5 },
    ]);
  });

  test('a logo is black on white, 4em high, and in a sidebar white, 3.5em high (spec 9.9)', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const logo = { image: entryOf(answers, '/api/app-setting', 0, locale)['app_logo'] };
        Object.assign(entryOf(answers, '/api/worlds', 0, locale), { logo_main: logo, logo_sidebar: logo });
      }),
    );
    const world = englishOf(bundle).worlds.find(({ slug }) => slug === 'showroom');
    expect(world?.logoMain).toMatchObject({ heightInEm: 4, color: '#000', backgroundColor: '#fff' });
    expect(world?.logoSidebar).toMatchObject({ heightInEm: 3.5, color: '#fff' });
  });

  test('a transition weighs 100 (spec 9.6)', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        delete entryOf(answers, TRANSITIONS, 2, locale)['weight'];
      }),
    );
    const weights = englishOf(bundle).transitions.map(({ weight }) => weight);
    expect(weights).toEqual([100, 100, 100, 100, 100]);
  });

  test('its backgrounds are in the order of preference, however they were entered (spec 9.14)', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const entrance = entryOf(answers, LOCATIONS, 0, locale);
        const picture = memberOf(entrance, 'background', 0);
        entrance['background'] = BACKGROUND_KEYS.toReversed().map((key) =>
          Object.assign({}, picture, { key }),
        );
      }),
    );
    expect(locationOf(bundle, 'entrance')?.backgrounds.map(({ key }) => key)).toEqual([
      'high_resolution_4x3',
      'high_resolution_16x9',
      'default_background_4x3',
      'default_background_16x9',
      'default_background',
      'mobile',
      'default_background_image',
      'fallback_image',
    ]);
  });
});
