import { describe, expect, test } from 'vitest';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import { WIRE_SCHEMAS } from '../wire/schemas.ts';
import { unwrap } from '../wire/unwrap.ts';
import { assembleBundle } from './assemble-bundle.ts';
import type { FetchedEntry } from './prepare.ts';

const bundle = assembleBundle(fetchedFrom(smallWorld()));

function snapshot(locale: string): Snapshot {
  const found = bundle.snapshots[locale];
  if (found === undefined) throw new Error(`no snapshot ${locale}`);
  return found;
}

function locationBySlug(slug: string, locale = 'en'): Location {
  const found = snapshot(locale).locations.find((location) => location.slug === slug);
  if (found === undefined) throw new Error(`no location ${slug}`);
  return found;
}

describe('a good showroom', () => {
  test('is read whole, without a complaint', () => {
    expect(bundle.reports).toEqual([]);
    expect(
      snapshot('en')
        .locations.map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['atrium', 'bench', 'entrance', 'lounge', 'suite']);
    expect(snapshot('en').transitions).toHaveLength(5);
    expect(snapshot('de').worlds.map(({ name }) => name)).toEqual([
      'Labor',
      'Partner',
      'Norvane Ausstellung',
    ]);
  });

  test('reads the same snapshots from version 4 as from version 5', () => {
    const fromVersion4 = assembleBundle(fetchedFrom(smallWorld('v4')));
    expect(fromVersion4.reports).toEqual([]);
    expect(fromVersion4).toEqual(bundle);
  });

  test.each(['v4', 'v5'] as const)('satisfies every schema without a repair (%s)', (version) => {
    for (const stores of fetchedFrom(smallWorld(version)).stores.values()) {
      for (const [store, entries] of Object.entries(stores) as [
        keyof typeof WIRE_SCHEMAS,
        FetchedEntry[],
      ][]) {
        for (const { value } of entries) {
          expect(WIRE_SCHEMAS[store].safeParse(unwrap(value)).error?.issues).toBeUndefined();
        }
      }
    }
  });

  test('has a version that follows from the content alone', () => {
    const shuffled = smallWorld();
    for (const byLocale of Object.values(shuffled)) {
      for (const answer of Object.values(byLocale)) {
        if ('data' in answer && Array.isArray(answer.data)) answer.data.reverse();
      }
    }
    expect(assembleBundle(fetchedFrom(shuffled))).toEqual(bundle);
  });
});

describe('names', () => {
  test('derives a payloadId in the range of the specification, the same in every language', () => {
    const derived = Number(locationBySlug('lounge').payloadId);
    expect(derived).toBeGreaterThanOrEqual(1000);
    expect(derived).toBeLessThanOrEqual(9_999_000);
    expect(locationBySlug('lounge', 'de').payloadId).toBe(String(derived));
  });

  test('names a transition without an id by its ends', () => {
    const lounge = locationBySlug('lounge').payloadId;
    expect(snapshot('en').transitions.map(({ payloadId }) => payloadId)).toContain(`atrium--${lounge}`);
  });

  test('keeps the ids of hotspots from language to language', () => {
    const ids = locationBySlug('atrium').hotspots.map(({ id }) => id);
    expect(locationBySlug('atrium', 'de').hotspots.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what the parts become', () => {
  test('a hotspot (spec 3.14)', () => {
    expect(locationBySlug('atrium', 'de').hotspots[2]).toEqual({
      id: expect.any(String),
      component: 'hotspots.open-article',
      title: 'Axialkompressor',
      action: { kind: 'openArticle', article: 12 },
      placement: { on4x3: { x: 44.25, y: 51.5 }, on16x9: { x: 44.25, y: 52 } },
      categories: [{ title: 'Kompressoren', priority: 1 }],
      priority: 5,
      icon: 'gauge',
    });
  });

  test('links: same tab only when new_window is false, and never for the custom variant (spec 5.6)', () => {
    const links = locationBySlug('atrium')
      .hotspots.map(({ action }) => action)
      .filter(({ kind }) => kind === 'openLink');
    expect(links).toEqual([
      { kind: 'openLink', url: 'https://norvane.example.com', newTab: false },
      { kind: 'openLink', url: 'https://example.com/shop', newTab: true },
    ]);
  });

  test('a location (spec 3.12) (spec 3.31)', () => {
    const lounge = locationBySlug('lounge');
    expect(lounge.group).toEqual({
      slug: 'east',
      title: 'East wing',
      navigationColor: '#0f766e',
      menuKeys: [],
      logo: {
        image: expect.objectContaining({ name: 'east.png' }),
        title: 'East wing',
        subtitle: '',
        navigateTo: 'atrium',
      },
    });
    expect(locationBySlug('atrium')).toMatchObject({
      previous: 'entrance',
      next: lounge.payloadId,
      stationCategory: { title: 'Products', priority: 2 },
      priorityInCategory: 1,
      menuKeys: ['application-main-about'],
      floorPlanPosition: { x: 10, y: 20 },
      hotspotAnimation: 'scale_in',
      access: { rule: { kind: 'public' } },
    });
  });

  test('a picture: served by the showroom, in bytes and with its formats (spec 3.21)', () => {
    const [background] = locationBySlug('entrance').backgrounds;
    expect(background?.key).toBe('high_resolution_4x3');
    expect(background?.media.url).toMatch(/^\/box-api\/uploads\/entrance_4x3_\w+\.jpg\?v=2m2o$/);
    expect(background?.media).toMatchObject({ width: 2560, height: 1920, mime: 'image/jpeg', size: 121920 });
    expect(Object.keys(background?.media.formats ?? {})).toEqual([
      'xlarge',
      'large',
      'medium',
      'small',
      'thumbnail',
    ]);
  });

  test('a world, with the constants of the specification where nothing is set (spec 9.1)', () => {
    const [lab, , showroom] = snapshot('en').worlds;
    expect(lab).toMatchObject({
      isProtected: true,
      isLoginOnly: false,
      sidebarTransitionTime: 0.3,
      start: 'bench',
      header: [{ name: 'world-logo' }, { name: 'app-logo' }],
    });
    expect(showroom).toMatchObject({
      isProtected: false,
      start: 'entrance',
      sidebarTransitionTime: 0.4,
      header: [
        { name: 'world-logo', classes: ['large', 'on-glass'] },
        { name: 'breadcrumb', classes: [] },
      ],
      logoMain: { heightInEm: 4, backgroundColor: '#fff', color: '#000', hasBackground: true },
      screensaver: {
        active: true,
        idleTimeout: 45,
        name: 'loop',
        forgetsVisitor: false,
        forgetsLogin: true,
      },
    });
  });

  test('transitions carry their weight and options; a portal is one of them', () => {
    const transitions = snapshot('en').transitions;
    expect(transitions.find(({ payloadId }) => payloadId === 'entrance--atrium')?.options).toEqual({
      active: true,
      directTransition: false,
      blendingTime: 0.8,
    });
    expect(transitions.find(({ payloadId }) => payloadId === 'lounge--suite')).toMatchObject({
      to: 'suite',
      weight: 100,
    });
  });

  test('settings, menus, articles, screensavers, hooks and interface texts', () => {
    const { settings, menus, articles, screensavers, boxHooks, uiTexts } = snapshot('de');
    expect(settings.screensaver).toEqual({
      isActive: true,
      isAutomatic: false,
      automaticInterval: 10,
      idleTimeout: 90,
      skipUnreachableLocation: false,
      name: 'loop',
      forgetsVisitor: true,
    });
    expect(settings.embedHosts).toEqual(['www.example.com', 'player.example.com']);
    expect(settings.analytics).toEqual({
      isActive: true,
      needsConsent: true,
      tagManagerId: 'GTM-ABC1234',
      measurementId: 'G-ABC1234567',
    });
    expect(settings.presenters).toEqual({ kind: 'scopes', scopes: ['sales', 'staff'] });
    expect(settings.defaultWorld).toBe('showroom');
    expect(settings.loginPage).toEqual({
      title: 'Für Partner',
      text: 'Ihr Zugang öffnet die Partner-Suite.',
      buttonLabel: 'Anmelden',
    });
    expect(settings.powerSavePage).toEqual({ title: '', text: '', buttonLabel: 'Weiter ohne Filme' });
    expect(snapshot('en').settings.loginPage?.title).toBe('For partners');
    expect(snapshot('en').settings.powerSavePage).toBeUndefined();
    expect(menus[0]?.items.map(({ title }) => title)).toEqual(['', 'Der Axiale', 'Über uns']);
    expect(menus[1]?.items[0]).toEqual({ component: 'menu-items.go-back', title: 'Zurück', actions: [] });
    expect(menus[1]?.items.at(-1)).toMatchObject({
      actions: [{ kind: 'openMedia', media: [], platformVideos: [{ platform: 'vimeo', id: '76979871' }] }],
    });
    expect(articles[0]?.sections.map(({ kind }) => kind)).toEqual(['text', 'text', 'imageGallery', 'table']);
    expect(articles[0]?.sections[1]).toMatchObject({ text: { format: 'markdown', source: '**Stark**' } });
    expect(screensavers[0]?.items).toMatchObject([
      { displayedTime: 5 },
      { kind: 'video' },
      { location: 'atrium', wait: 7 },
    ]);
    expect(boxHooks).toEqual([
      {
        id: expect.any(String),
        event: 'current_location_changed',
        locations: ['atrium'],
        actions: [{ kind: 'openArticle', article: 12 }],
      },
    ]);
    expect(uiTexts).toEqual({ error__to_home: 'Zurück zum Eingang' });
  });
});
