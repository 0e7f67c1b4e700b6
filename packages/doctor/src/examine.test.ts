import { describe, expect, test } from 'vitest';
import { aClip, aLargeShowroom, aLocation, aPicture } from '@vitrine/core/testing';
import type { Dashboard } from '@vitrine/core/world/content';
import { localeCode, overlayId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { examineSnapshots, examineWorld } from './examine.ts';
import { message } from '@vitrine/core/reports/message';
import { formatFinding } from './finding.ts';
import type { FindingCode } from './finding.ts';
import { anArticle, cellar, entrance, nowhere, sound, withEntrance } from './testing/broken-world.ts';

function aDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    id: overlayId(1),
    title: 'Board',
    links: [],
    contacts: [],
    actionButtons: [],
    mediaLibrary: [],
    isShownUnlinked: true,
    ...changes,
  };
}

/** A snapshot with a dashboard that shows a picture. */
function withPicture(snapshot: Snapshot, changes: object): Snapshot {
  const media = [{ ...aPicture({ name: 'robot.jpg' }), ...changes }];
  return { ...snapshot, dashboards: [aDashboard({ mediaLibrary: [{ title: 'Pictures', media }] })] };
}

/** Milliseconds: under a second of work, which a machine that runs all tests at once may stretch. */
const LARGE_TIMEOUT = 30_000;

describe('examineWorld', () => {
  test('finds nothing wrong with a sound showroom', () => {
    expect(examineWorld(sound)).toEqual([]);
  });

  test('finds nothing wrong with sound content', () => {
    const snapshot: Snapshot = {
      ...sound,
      articles: [
        anArticle({
          sections: [
            { kind: 'media', title: '', media: [aPicture(), aClip()] },
            {
              kind: 'text',
              title: '',
              text: { format: 'markdown', source: 'An *online = "open"* [site](https://a.example)' },
            },
            { kind: 'text', title: '', text: { format: 'html', source: '<p class="x">Only one = two</p>' } },
          ],
          actionButtons: [{ title: 'More', action: { kind: 'openLink', url: 'example.com', newTab: true } }],
        }),
      ],
      dashboards: [aDashboard({ mediaLibrary: [{ title: 'Pictures', media: [aPicture()] }] })],
      menus: [
        {
          key: 'application-main',
          title: 'Menu',
          items: [
            {
              component: 'menu-items.navigation',
              title: 'Go',
              actions: [{ kind: 'navigate', target: entrance }],
            },
          ],
        },
      ],
    };
    expect(examineWorld(snapshot)).toEqual([]);
  });

  test(
    'finds the few bad places among 10,000 locations',
    () => {
      const large = aLargeShowroom({ locations: 10_000, seed: 1 });
      const walkable = examineWorld({
        ...large,
        locations: [...large.locations, aLocation({ payloadId: cellar })],
      });
      const crowded: FindingCode = 'crowdedHotspots';
      expect(
        walkable.filter(({ code }) => code !== crowded).map(({ code, subject }) => [code, subject.id]),
      ).toEqual([['unreachableLocation', 'cellar']]);
    },
    LARGE_TIMEOUT,
  );

  test('says the errors first', () => {
    const severities = examineWorld(withEntrance({ next: nowhere, description: '', title: ' ' })).map(
      ({ severity }) => severity,
    );
    expect(severities).toEqual(['error', 'warning', 'hint']);
  });
});

describe('examineSnapshots', () => {
  const german: Snapshot = { ...sound, locale: localeCode('de') };

  test('finds nothing wrong with a sound showroom', () => {
    expect(examineSnapshots({ snapshots: [german, sound], reports: [] })).toEqual([]);
  });

  test('names what all languages share once, and what only one has with its locale', () => {
    const broken = { ...withEntrance({ next: nowhere }) };
    const germanBroken = { ...withEntrance({ next: nowhere, description: '' }), locale: localeCode('de') };
    const findings = examineSnapshots({ snapshots: [germanBroken, broken], reports: [] });
    expect(findings.map(({ code, subject }) => [code, subject.locale])).toEqual([
      ['danglingTarget', undefined],
      ['missingText', 'de'],
    ]);
  });

  test('names pictures whose alternative text a language lacks, once it has any translation', () => {
    const english = withPicture(sound, {});
    const fallback = withPicture(german, { alternativeTextLocale: localeCode('en') });
    const french = { ...fallback, locale: localeCode('fr') };
    const of = (reports: Parameters<typeof examineSnapshots>[0]['reports']) =>
      examineSnapshots({ snapshots: [english, fallback, french], reports })
        .filter(({ subject }) => subject.kind === 'media')
        .map(({ code, subject }) => [code, subject.id, subject.locale]);
    expect(of([])).toEqual([
      ['missingTranslation', 'robot.jpg', 'de'],
      ['missingTranslation', 'robot.jpg', 'fr'],
    ]);
    const nothing = message('report.nothingTranslated');
    const report = { path: 'locales/fr', kind: 'missingTranslation', says: nothing } as const;
    expect(of([{ ...report, locale: localeCode('fr') }])).toEqual([
      ['missingTranslation', 'robot.jpg', 'de'],
    ]);
    expect(examineSnapshots({ snapshots: [english, withPicture(german, {})], reports: [] })).toEqual([]);
  });

  test('turns reports into findings at their place', () => {
    const findings = examineSnapshots({
      snapshots: [sound],
      reports: [
        {
          path: 'content-locations/atrium.hotspots[2].action_target',
          kind: 'danglingTarget',
          says: message('report.noTarget'),
        },
        {
          path: 'articles/12',
          kind: 'missingTranslation',
          says: message('report.notTranslated'),
          locale: localeCode('de'),
        },
        {
          path: 'articles/12',
          kind: 'missingTranslation',
          says: message('report.notTranslated'),
          locale: localeCode('fr'),
        },
        { path: 'portals/a--b.background', kind: 'missingBackground', says: message('report.noBackground') },
        {
          path: 'articles/12.sections[3].url',
          kind: 'unknownVideo',
          says: message('report.unknownVideo', { url: 'x' }),
        },
        { path: 'articles/12.sections[5]', kind: 'emptySection', says: message('report.emptySection') },
        {
          path: 'articles/12.sections[4].hotspots[0].yaw',
          kind: 'hotspotOutside',
          says: message('report.panoramaHotspot', { degrees: 200, limit: 180 }),
        },
        { path: 'icons/robot.svg', kind: 'missingMedia', says: message('report.iconWithoutFile') },
        { path: 'app-setting.default_world', kind: 'danglingTarget', says: message('report.noTarget') },
        { path: 'ui-translation', kind: 'unreadableEndpoint', says: message('report.nothingThere') },
      ],
    });
    expect(findings.map(({ severity, code, subject }) => Object.assign({ severity, code }, subject))).toEqual(
      [
        {
          severity: 'error',
          code: 'danglingTarget',
          kind: 'location',
          id: 'atrium',
          field: 'hotspots[2].action_target',
        },
        { severity: 'error', code: 'unknownVideo', kind: 'article', id: '12', field: 'sections[3].url' },
        { severity: 'error', code: 'missingMedia', kind: 'icon', id: 'robot', field: 'svg' },
        {
          severity: 'error',
          code: 'danglingTarget',
          kind: 'settings',
          id: 'app-setting',
          field: 'default_world',
        },
        { severity: 'error', code: 'unreadableEndpoint', kind: 'wording', id: 'ui-translation' },
        {
          severity: 'warning',
          code: 'hotspotOutside',
          kind: 'article',
          id: '12',
          field: 'sections[4].hotspots[0].yaw',
        },
        { severity: 'hint', code: 'missingTranslation', kind: 'article', id: '12', locale: 'de' },
        { severity: 'hint', code: 'missingTranslation', kind: 'article', id: '12', locale: 'fr' },
        { severity: 'hint', code: 'missingClip', kind: 'transition', id: 'a--b', field: 'background' },
        { severity: 'hint', code: 'emptySection', kind: 'article', id: '12', field: 'sections[5]' },
      ],
    );
  });

  test('reports a fault once that both normalising and a check have found', () => {
    const findings = examineSnapshots({
      snapshots: [withEntrance({ backgrounds: [] })],
      reports: [
        {
          path: 'content-locations/entrance',
          kind: 'missingBackground',
          says: message('report.noBackground'),
        },
      ],
    });
    expect(findings.map(({ sentence }) => sentence.key)).toEqual(['report.noBackground']);
  });
});

describe('formatFinding', () => {
  test('is one line', () => {
    const [finding] = examineSnapshots({
      snapshots: [],
      reports: [
        {
          path: 'worlds/lab.start',
          kind: 'danglingTarget',
          says: message('report.noTarget'),
          locale: localeCode('de'),
        },
      ],
    });
    expect(finding && formatFinding(finding)).toBe(
      'error: world lab, start (de): It leads to nothing: the target is missing or not published. Choose a target that exists, or publish it.',
    );
  });
});

test('a stop of a story that leads nowhere is a warning at its address, which keeps nothing from being published', () => {
  const says = message('report.stopLocation', { address: '/hall/gone' });
  const reports = [{ kind: 'deadStop', path: 'content-stories/tour.stops[2].address', says }] as const;
  expect(examineSnapshots({ snapshots: [sound], reports })).toContainEqual({
    severity: 'warning',
    code: 'deadStop',
    subject: { kind: 'story', id: 'tour', field: 'stops[2].address' },
    sentence: says,
    fix: message('fix.deadStop'),
  });
});
