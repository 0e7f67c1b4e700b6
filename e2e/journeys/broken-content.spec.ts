import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ContentReport } from '@vitrine/core/reports/report';
import { message } from '@vitrine/core/reports/message';
import { localeCode, overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf } from '../support/demo.ts';
import { ROOT } from '../support/processes.ts';
import { ALL } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

const DELETED = '/box-api/uploads/deleted_0000000000.jpg';

function spoilLocation(location: Location, locale: string): Location {
  const nowhere = payloadId('nowhere');
  switch (String(location.payloadId)) {
    case 'reception': {
      const [first] = location.hotspots;
      const lost: Hotspot[] =
        first === undefined ? [] : [{ ...first, id: 'lost', action: { kind: 'navigate', target: nowhere } }];
      const gone: Hotspot[] =
        first === undefined
          ? []
          : [
              {
                ...first,
                id: 'gone',
                component: 'hotspots.open-article',
                action: { kind: 'openArticle', article: overlayId(999_999) },
              },
            ];
      return { ...location, next: nowhere, hotspots: [...location.hotspots, ...lost, ...gone] };
    }
    case 'atrium':
      return { ...location, backgrounds: [], description: '' };
    case 'lounge':
      return {
        ...location,
        backgrounds: location.backgrounds.map((background) => ({
          ...background,
          media: deleted(background.media),
        })),
      };
    case 'media-wall':
      return locale === 'de' ? { ...location, title: 'Media wall', description: '' } : location;
    default:
      return location;
  }
}

function deleted(media: Media): Media {
  return { ...media, url: DELETED, formats: {} };
}

/** One of everything that can be wrong with content. */
function spoil(snapshot: Snapshot): Snapshot {
  const [first] = snapshot.transitions;
  const circle =
    first === undefined
      ? []
      : [
          {
            ...first,
            payloadId: payloadId('entrance--entrance'),
            from: payloadId('entrance'),
            to: payloadId('entrance'),
          },
        ];
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) => spoilLocation(location, snapshot.locale)),
    transitions: [...snapshot.transitions, ...circle],
  };
}

/** The content reports about the parts that were left out. */
const REPORTS: readonly ContentReport[] = [
  {
    kind: 'unknownComponent',
    path: 'contents/entrance/hotspots[2]',
    says: message('report.unknownComponent', { component: 'hotspots.hologram' }),
  },
  {
    kind: 'missingTranslation',
    locale: localeCode('de'),
    path: 'contents/media-wall',
    says: message('report.notTranslated'),
  },
];

const test = testIn(spoil, REPORTS);

test.describe('Broken content never breaks a page', () => {
  test.beforeEach(({ faults }) => {
    // Pages ask for the picture that is gone, and get the answer that it is.
    faults.expects(/deleted_0000000000/);
  });

  test(
    'dangling targets: the location shows its good ways and leads on',
    { tag: ALL },
    async ({ visitor }) => {
      await visitor.opens('reception');
      const targets = await visitor.stage
        .locator('[data-hotspot]')
        .evaluateAll((hotspots) => hotspots.map((hotspot) => hotspot.getAttribute('href') ?? ''));
      expect(targets.filter((href) => /nowhere|999999/.test(href))).toEqual([]);
      expect(targets.length).toBeGreaterThan(2);
      await expectAccessible(visitor.page);
      await visitor.walksTo('entrance');
    },
  );

  test(
    'neither a background nor a description: the location shows its name and its transitions, and is walked through',
    { tag: ALL },
    async ({ visitor }) => {
      await visitor.opens('reception');
      await visitor.walksTo('atrium');
      const { title } = locationOf('atrium');
      await expect(visitor.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expectAccessible(visitor.page);
      await visitor.stage
        .getByRole('link', { name: locationOf('robotics-hall').title, exact: true })
        .first()
        .click();
      await visitor.standsIn('robotics-hall');
    },
  );

  test('deleted media: the location is shown, its hotspots work', { tag: ALL }, async ({ visitor }) => {
    await visitor.opens('lounge');
    await visitor.walksTo('media-wall');
    await visitor.walksTo('lounge');
  });

  test(
    'a way that leads to where it begins: nothing happens to the visitor',
    { tag: ALL },
    async ({ visitor }) => {
      await visitor.opens('entrance');
      await visitor.walksTo('reception');
      await visitor.walksTo('entrance');
    },
  );

  test('a half-translated entry: the page is shown in its language', async ({ page }) => {
    await page.goto(addressOf('media-wall', 'de'));
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.getByRole('heading', { level: 1, name: 'Media wall' })).toBeAttached();
    await expectAccessible(page);
  });
});

test('The doctor names everything that is broken', ({ showroom }) => {
  const doctor = spawnSync(process.execPath, [join(ROOT, 'scripts/doctor.ts'), showroom.snapshot], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(doctor.status).toBe(1);
  for (const found of [
    /reception.*nowhere/,
    /reception.*999999/,
    /atrium.*(background|picture)/i,
    /entrance--entrance/,
    /hologram/,
    /media-wall.*translat/i,
  ]) {
    expect(doctor.stdout).toMatch(found);
  }
});
