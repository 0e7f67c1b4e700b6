import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { describe, expect, test } from 'vitest';
import {
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  LOCATIONS,
  locationOf,
  TRANSITIONS,
} from '../../fixtures/break-world.ts';

/** An upload, as the CMS sends it. */
function upload(file: string) {
  return { url: `/uploads/${file}`, name: file };
}

/** The location “lounge” with an editor's input. */
function loungeWith(fields: Record<string, unknown>) {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      Object.assign(entryOf(answers, LOCATIONS, 2, locale), fields);
    }),
  );
  return locationOf(bundle, 'hall') ?? locationOf(bundle, 'lounge');
}

const BACKGROUND = [
  { __component: 'background-content.image', key: 'high_resolution_4x3', image: upload('hall.jpg') },
  {
    __component: 'background-content.video',
    key: 'default_background_16x9',
    video: upload('hall.mp4'),
    loop: false,
  },
];

describe('a location', () => {
  test('has what the CMS says of it (spec 3.4) (spec 3.12)', () => {
    const location = loungeWith({
      payloadId: 'hall',
      slug: 'hall',
      title: 'Hall',
      group: { slug: 'west', navigation_color: '#123456', menus: [{ key: 'application-main-about' }] },
      world: { slug: 'partners' },
      menus: [{ key: 'application-main' }],
      hotspots_appere_animation: 'scale_in',
      arrow_navigation_prew: { payloadId: 'entrance' },
      arrow_navigation_next: { payloadId: 'atrium' },
      station_category: { title: 'Halls', priority: 4 },
      priority_in_location_category: 3,
      background: BACKGROUND,
      hotspots: [{ __component: 'hotspots.navigation', action_target: { payloadId: 'atrium' } }],
    });
    expect(location).toMatchObject({
      payloadId: 'hall',
      slug: 'hall',
      title: 'Hall',
      group: { slug: 'west', navigationColor: '#123456', menuKeys: ['application-main-about'] },
      world: 'partners',
      menuKeys: ['application-main'],
      hotspotAnimation: 'scale_in',
      previous: 'entrance',
      next: 'atrium',
      stationCategory: { title: 'Halls', priority: 4 },
      priorityInCategory: 3,
      backgrounds: [
        { key: 'high_resolution_4x3', media: { url: '/box-api/uploads/hall.jpg' } },
        { key: 'default_background_16x9', media: { url: '/box-api/uploads/hall.mp4' }, loop: false },
      ],
      hotspots: [{ action: { kind: 'navigate', target: 'atrium' } }],
    });
  });

  test('has pictures and videos as backgrounds (spec 3.4) (spec 3.22)', () => {
    expect(loungeWith({ background: BACKGROUND })?.backgrounds.map(({ kind }) => kind)).toEqual([
      'image',
      'video',
    ]);
  });
});

/** The transition from the entrance to the atrium when an editor has entered this. */
function transitionWith(fields: Record<string, unknown>) {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      Object.assign(entryOf(answers, TRANSITIONS, 0, locale), fields);
    }),
  );
  return englishOf(bundle).transitions.find(({ from }) => from === 'entrance');
}

function arrivalOf(view: object | null) {
  return transitionWith({ arrival_view: view })?.arrival;
}

describe('a transition', () => {
  test('has videos and pictures as backgrounds (spec 3.5) (spec 3.22)', () => {
    expect(transitionWith({ background: BACKGROUND })?.backgrounds).toMatchObject([
      { kind: 'image', media: { name: 'hall.jpg' } },
      { kind: 'video', media: { name: 'hall.mp4' } },
    ]);
  });

  test('has an id, two ends, a weight and options (spec 3.13)', () => {
    const transition = transitionWith({
      payloadId: 'a-way',
      weight: 7,
      transitionOptions: { active: false, direct_transition: true, blending_time: 1.5 },
    });
    expect(transition).toMatchObject({
      payloadId: 'a-way',
      from: 'entrance',
      to: 'atrium',
      weight: 7,
      options: { active: false, directTransition: true, blendingTime: 1.5 },
    });
  });

  test('says where visitors look on arrival, where it names both angles', () => {
    expect(arrivalOf({ yaw: '270', pitch: 4, field_of_view: 500 })).toEqual({
      yaw: -90,
      pitch: 4,
      fieldOfView: 120,
    });
    expect(arrivalOf({ yaw: 10, pitch: -95, field_of_view: null })).toEqual({ yaw: 10, pitch: -90 });
    expect([arrivalOf({ yaw: 10, pitch: null }), arrivalOf(null)]).toEqual([undefined, undefined]);
  });

  test('weighs 100 where nothing is said (spec 3.13)', () => {
    expect(transitionWith({ weight: null })?.weight).toBe(100);
  });
});

/** The only hotspot of the lounge. */
function hotspotWith(fields: Record<string, unknown>) {
  return loungeWith({ hotspots: [fields] })?.hotspots[0];
}

function actionOf(component: string, fields: Record<string, unknown>) {
  return hotspotWith({ __component: component, ...fields })?.action;
}

function linkOf(component: string, isNew: boolean) {
  return actionOf(component, { url: 'https://example.com/', new_window: isNew });
}

describe('a hotspot', () => {
  test('has a component, categories and a priority, pictures and a target (spec 3.4) (spec 3.14)', () => {
    expect(
      hotspotWith({
        __component: 'hotspots.custom-open-article',
        article: { public_id: 12 },
        categories: [{ title: 'Machines', priority: 2 }],
        priority: 6,
        media: upload('pin.png'),
        background_image: upload('behind.png'),
      }),
    ).toMatchObject({
      component: 'hotspots.custom-open-article',
      categories: [{ title: 'Machines', priority: 2 }],
      priority: 6,
      media: { name: 'pin.png' },
      backgroundImage: { name: 'behind.png' },
      action: { kind: 'openArticle', article: 12 },
    });
  });

  test.each(['', 'custom-'])(
    'opens articles and dashboards by their id: %s (spec 3.15) (spec 3.19)',
    (own) => {
      expect(actionOf(`hotspots.${own}open-article`, { article: { public_id: 12 } })).toEqual({
        kind: 'openArticle',
        article: 12,
      });
      expect(actionOf(`hotspots.${own}open-dashboard`, { dashboard: { public_id: 3 } })).toEqual({
        kind: 'openDashboard',
        dashboard: 3,
      });
    },
  );

  test.each(['', 'custom-'])('leads to a payloadId: %s (spec 3.16) (spec 3.19)', (own) => {
    expect(actionOf(`hotspots.${own}navigation`, { action_target: { payloadId: 'atrium' } })).toEqual({
      kind: 'navigate',
      target: 'atrium',
    });
  });

  test('opens a link in a new tab as new_window says; the custom one passes only the url (spec 3.17) (spec 3.19)', () => {
    const link = { kind: 'openLink', url: 'https://example.com/' };
    expect(linkOf('hotspots.open-link', false)).toEqual({ ...link, newTab: false });
    expect(linkOf('hotspots.open-link', true)).toEqual({ ...link, newTab: true });
    expect(linkOf('hotspots.custom-open-link', false)).toEqual({ ...link, newTab: true });
  });

  test.each(['', 'custom-'])(
    'opens files and menus, which name no place: %s (spec 3.18) (spec 3.19)',
    (own) => {
      const documents = [{ ...upload('sheet.pdf'), mime: 'application/pdf' }];
      const films = [{ ...upload('film.mp4'), mime: 'video/mp4' }];
      expect(actionOf(`hotspots.${own}open-documents`, { documents })).toMatchObject({
        kind: 'openDocuments',
        documents: [{ name: 'sheet.pdf' }],
      });
      expect(actionOf(`hotspots.${own}open-media`, { media_files: films })).toMatchObject({
        kind: 'openMedia',
        media: [{ name: 'film.mp4' }],
      });
      expect(actionOf(`hotspots.${own}menu`, { menu: { key: 'application-main' } })).toEqual({
        kind: 'openMenu',
        menuKey: 'application-main',
      });
    },
  );

  test('is one of seven kinds, each with a custom one (spec 3.19)', () => {
    const [plain, custom] = [false, true].map((isCustom) =>
      HOTSPOT_COMPONENTS.filter((component) => component.includes('.custom-') === isCustom),
    );
    expect(plain).toHaveLength(7);
    expect(custom?.toSorted()).toEqual(plain?.map((name) => name.replace('.', '.custom-')).toSorted());
  });
});

test('an action of a button opens an article, a dashboard, a PDF, a link or a video, or navigates (spec 3.19)', () => {
  const actions = [
    { kind: 'open_article', article: { public_id: 12 } },
    { kind: 'navigate', location: { payloadId: 'atrium' } },
    { kind: 'open_dashboard', dashboard: { public_id: 3 } },
    { kind: 'open_documents', files: [{ ...upload('sheet.pdf'), mime: 'application/pdf' }] },
    { kind: 'open_link', url: 'https://example.com/', new_window: false },
    { kind: 'open_video', files: [{ ...upload('film.mp4'), mime: 'video/mp4' }] },
    { kind: 'open_video', url: 'https://vimeo.com/76979871' },
  ];
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, '/api/articles', 0, locale)['action_buttons'] = actions.map((action) => ({
        title: action.kind,
        action,
      }));
    }),
  );
  const article = englishOf(bundle).articles.find(({ id }) => Number(id) === 12);
  expect(article?.actionButtons.map(({ action }) => action)).toMatchObject([
    { kind: 'openArticle', article: 12 },
    { kind: 'navigate', target: 'atrium' },
    { kind: 'openDashboard', dashboard: 3 },
    { kind: 'openDocuments', documents: [{ name: 'sheet.pdf' }] },
    { kind: 'openLink', url: 'https://example.com/', newTab: false },
    { kind: 'openMedia', media: [{ name: 'film.mp4' }] },
    { kind: 'openMedia', platformVideos: [{ platform: 'vimeo', id: '76979871' }] },
  ]);
});
