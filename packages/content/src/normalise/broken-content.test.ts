import { describe, expect, test } from 'vitest';
import { message } from '@vitrine/core/reports/message';
import type { ContentReport } from '@vitrine/core/reports/report';
import {
  LOCATIONS,
  TRANSITIONS,
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  goodBundle,
  locationOf,
  memberOf,
} from '../../fixtures/break-world.ts';
import { entriesOf } from '../../fixtures/small-world.ts';
import type { ContentBundle } from '../bundle.ts';

function named(kind: ContentReport['kind'], path: string) {
  return expect.objectContaining({ kind, path });
}

/** All but the location that was broken is what it was. */
function expectOthersIntact(bundle: ContentBundle, slug: string) {
  const others = (of: ContentBundle) =>
    englishOf(of).locations.filter((candidate) => candidate.slug !== slug);
  expect(others(bundle)).toEqual(others(goodBundle));
  expect(englishOf(bundle).worlds).toEqual(englishOf(goodBundle).worlds);
  expect(englishOf(bundle).articles).toEqual(englishOf(goodBundle).articles);
}

describe('broken content is left out, named, and spoils nothing else', () => {
  test('a hotspot whose target was deleted', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 1)['action_target'] = null;
      }),
    );
    expect(locationOf(bundle, 'atrium')?.hotspots).toHaveLength(8);
    expect(bundle.reports).toEqual([
      named('danglingTarget', 'content-locations/atrium.hotspots[1].action_target'),
    ]);
    expectOthersIntact(bundle, 'atrium');
  });

  test('a location that others lead to is gone', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        entriesOf(answers, LOCATIONS, locale).splice(0, 1);
      }),
    );
    expect(englishOf(bundle).locations.map(({ slug }) => slug)).not.toContain('entrance');
    expect(englishOf(bundle).transitions.map(({ payloadId }) => payloadId)).not.toContain('entrance--atrium');
    expect(locationOf(bundle, 'atrium')?.previous).toBeUndefined();
    expect(englishOf(bundle).worlds.find(({ slug }) => slug === 'showroom')?.start).toBeUndefined();
    for (const path of [
      'content-locations/atrium.arrow_navigation_prew',
      'content-locations/atrium.hotspots[0].action_target',
      'content-transitions/entrance--atrium.from',
      'content-transitions/atrium--entrance.to',
      'worlds/showroom.start_location_id',
    ]) {
      expect(bundle.reports).toContainEqual(named('danglingTarget', path));
    }
  });

  test('a location with neither a background nor a description', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const location = entryOf(answers, LOCATIONS, 1, locale);
        location['background'] = [];
        location['description'] = ' ';
      }),
    );
    expect(locationOf(bundle, 'atrium')?.backgrounds).toEqual([]);
    expect(locationOf(bundle, 'atrium')?.hotspots).toHaveLength(9);
    expect(bundle.reports).toEqual([named('missingBackground', 'content-locations/atrium.background')]);
    expectOthersIntact(bundle, 'atrium');
  });

  test('a location of words alone is no fault: nothing is placed there, and no clip leads there', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const location = entryOf(answers, LOCATIONS, 1, locale);
        location['background'] = [];
        memberOf(location, 'hotspots', 0)['position'] = null;
        for (const transition of entriesOf(answers, TRANSITIONS, locale)) {
          const isBeside =
            transition['payloadId'] === 'entrance--atrium' || transition['payloadId'] === 'atrium--entrance';
          if (isBeside) transition['background'] = [];
        }
      }),
    );
    expect(locationOf(bundle, 'atrium')?.hotspots).toHaveLength(9);
    expect(bundle.reports).toEqual([]);
  });

  test('a location whose only picture was deleted is no page of words', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const background = [{ __component: 'background-content.image', image: null }];
        entryOf(answers, LOCATIONS, 1, locale)['background'] = background;
      }),
    );
    expect(bundle.reports).toEqual([
      named('missingBackground', 'content-locations/atrium.background'),
      named('missingMedia', 'content-locations/atrium.background[0].image'),
    ]);
  });

  test('a portal without a clip is no fault, a transition without one is', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        entryOf(answers, TRANSITIONS, 0, locale)['background'] = [];
        entryOf(answers, '/api/portals', 0, '')['background'] = [];
      }),
    );
    expect(englishOf(bundle).transitions).toHaveLength(5);
    expect(bundle.reports).toEqual([
      named('missingBackground', 'content-transitions/entrance--atrium.background'),
    ]);
  });

  test('a transition in one language only is no fault', () => {
    const bundle = brokenBundle((answers) => {
      answers[TRANSITIONS] = { ...answers[TRANSITIONS], de: { data: [] } };
    });
    expect(bundle.snapshots['de']?.transitions).toHaveLength(5);
    expect(bundle.reports).toEqual([]);
  });

  test('a picture deleted from the media library', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'background', 0)['image'] = null;
      }),
    );
    expect(locationOf(bundle, 'atrium')?.backgrounds.map(({ key }) => key)).toEqual(['high_resolution_16x9']);
    expect(bundle.reports).toEqual([named('missingMedia', 'content-locations/atrium.background[0].image')]);
    expectOthersIntact(bundle, 'atrium');
  });

  test('files deleted under a hotspot, an icon and an article', () => {
    const bundle = brokenBundle((answers) => {
      for (const locale of ['en', 'de']) {
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 6)['documents'] = [];
        memberOf(entryOf(answers, '/api/articles', 0, locale), 'sections', 2)['images'] = null;
      }
      entryOf(answers, '/api/icons', 0, '')['svg'] = null;
    });
    expect(locationOf(bundle, 'atrium')?.hotspots.map(({ action }) => action.kind)).not.toContain(
      'openDocuments',
    );
    expect(locationOf(bundle, 'atrium')?.hotspots[2]?.icon).toBeUndefined();
    expect(englishOf(bundle).articles[0]?.sections).toHaveLength(3);
    expect(bundle.reports).toEqual(
      expect.arrayContaining([
        named('missingMedia', 'content-locations/atrium.hotspots[6].documents'),
        named('missingMedia', 'articles/12.sections[2].images'),
      ]),
    );
  });

  test('an entry that is half translated falls back text by text', () => {
    const bundle = brokenBundle((answers) => {
      const german = entryOf(answers, LOCATIONS, 1, 'de');
      german['title'] = '  ';
      memberOf(german, 'hotspots', 3)['title'] = null;
      // Strapi 5 sends no relation whose target lacks the language.
      memberOf(german, 'hotspots', 2)['article'] = null;
    });
    const german = locationOf(bundle, 'atrium', 'de');
    expect(german?.title).toBe('Atrium');
    expect(german?.description).toBe('Hier: Atrium.');
    expect(german?.hotspots.map(({ title }) => title)).toContain('In numbers');
    expect(german?.hotspots[2]).toMatchObject({ title: 'Axialkompressor', action: { article: 12 } });
    expect(bundle.reports).toEqual([
      expect.objectContaining({
        kind: 'missingTranslation',
        path: 'content-locations/atrium.hotspots[3].title',
        locale: 'de',
      }),
      expect.objectContaining({
        kind: 'missingTranslation',
        path: 'content-locations/atrium.title',
        locale: 'de',
      }),
    ]);
    expect(englishOf(bundle)).toEqual(englishOf(goodBundle));
  });

  test('an entry that is not translated at all is the default language’s', () => {
    const bundle = brokenBundle((answers) => {
      entriesOf(answers, LOCATIONS, 'de').splice(1, 1);
    });
    expect(locationOf(bundle, 'atrium', 'de')).toMatchObject({ title: 'Atrium', description: 'The Atrium.' });
    expect(locationOf(bundle, 'entrance', 'de')?.next).toBe('atrium');
    expect(bundle.reports).toContainEqual(named('missingTranslation', 'content-locations/atrium'));
  });

  test('a language without anything is the default language with one report', () => {
    const bundle = brokenBundle((answers) => {
      for (const byLocale of Object.values(answers)) {
        if (byLocale['de'] !== undefined) byLocale['de'] = { data: [] };
      }
    });
    // Its alternative texts are marked as English.
    const unmarked = JSON.stringify(bundle.snapshots['de']?.locations).replaceAll(
      ',"alternativeTextLocale":"en"',
      '',
    );
    expect(JSON.parse(unmarked)).toEqual(englishOf(goodBundle).locations);
    // An English wording must not hide the German one that is built in.
    expect(bundle.snapshots['de']?.uiTexts).toEqual({});
    expect(bundle.reports).toEqual([named('missingTranslation', 'locales/de')]);
  });

  test('a transition from a location to itself (spec 5.9)', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const transition = entryOf(answers, TRANSITIONS, 0, locale);
        transition['to'] = transition['from'];
      }),
    );
    expect(englishOf(bundle).transitions).toHaveLength(4);
    expect(bundle.reports).toEqual([named('selfTransition', 'content-transitions/entrance--atrium')]);
    expect(englishOf(bundle).locations).toEqual(englishOf(goodBundle).locations);
  });

  test('an unknown component', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 0)['__component'] = 'hotspots.teleport';
        memberOf(entryOf(answers, '/api/articles', 0, locale), 'sections', 0)['__component'] =
          'article-sections.poem';
      }),
    );
    expect(locationOf(bundle, 'atrium')?.hotspots).toHaveLength(8);
    expect(englishOf(bundle).articles[0]?.sections).toHaveLength(3);
    expect(bundle.reports).toEqual(
      expect.arrayContaining([
        named('unknownComponent', 'articles/12.sections[0]'),
        named('unknownComponent', 'content-locations/atrium.hotspots[0]'),
      ]),
    );
    expect(bundle.reports.map(({ says }) => says)).toContainEqual(
      message('report.unknownComponent', { component: 'hotspots.teleport' }),
    );
    expect(englishOf(bundle).transitions).toEqual(englishOf(goodBundle).transitions);
  });
});
