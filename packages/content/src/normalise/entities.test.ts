import { describe, expect, test } from 'vitest';
import { bothLanguages, brokenBundle, englishOf, entryOf } from '../../fixtures/break-world.ts';

/** An upload, as the CMS sends it. */
function upload(file: string) {
  return { url: `/uploads/${file}`, name: file };
}

function fileNamed(name: string) {
  return expect.objectContaining({ name });
}

/** The English snapshot when the first entry of a localised collection says this. */
function withFirst(collection: string, fields: Record<string, unknown>) {
  return englishOf(
    brokenBundle(
      bothLanguages((answers, locale) => {
        Object.assign(entryOf(answers, `/api/${collection}`, 0, locale), fields);
      }),
    ),
  );
}

/** The same of a collection in one language for all. */
function withFirstOfAll(collection: string, fields: Record<string, unknown>) {
  return englishOf(
    brokenBundle((answers) => {
      Object.assign(entryOf(answers, `/api/${collection}`, 0, ''), fields);
    }),
  );
}

const goThere = { kind: 'navigate', location: { payloadId: 'atrium' } };
const target = { kind: 'navigate', target: 'atrium' };

test('the settings have their parts, their world and their pictures (spec 3.2)', () => {
  const { settings } = withFirst('app-setting', {
    pathfinding: { max_world_items: 4 },
    screensaver: {
      use_automatically_generated_screensaver: true,
      automatically_generated_screensaver_interval: 12,
      idle_timeout: 45,
      skip_unreachable_location: true,
    },
    content_slider: { interval: 2000 },
    hotspots: { stagger_animation: true },
    default_world: { slug: 'partners' },
    app_logo: upload('logo.svg'),
    start_page_background: upload('start.jpg'),
    login_page_background: upload('login.jpg'),
    power_save_mode_page_background: upload('power-save.jpg'),
  });
  expect(settings).toMatchObject({
    flyMode: { maximumItems: 4 },
    screensaver: {
      isAutomatic: true,
      automaticInterval: 12,
      idleTimeout: 45,
      skipUnreachableLocation: true,
    },
    contentSlider: { interval: 2000 },
    hotspots: { isStaggered: true },
    defaultWorld: 'partners',
    appLogo: { name: 'logo.svg' },
    startPageBackground: { name: 'start.jpg' },
    loginPageBackground: { name: 'login.jpg' },
    powerSaveModePageBackground: { name: 'power-save.jpg' },
  });
});

test('an icon has a name and a drawing with an address (spec 3.3)', () => {
  expect(withFirstOfAll('icons', { name: 'fan', svg: upload('fan.svg') }).icons).toEqual([
    { name: 'fan', svg: expect.objectContaining({ url: '/box-api/uploads/fan.svg' }) },
  ]);
});

test('a screensaver has a number, a name and a list of pictures, videos and locations (spec 3.6) (spec 3.20)', () => {
  const { screensavers } = withFirstOfAll('screensavers', {
    name: 'evening',
    media: [
      { __component: 'screensaver-content.image', media: upload('hall.jpg'), displayed_time: 8 },
      { __component: 'screensaver-content.video', media: upload('loop.mp4') },
      { __component: 'screensaver-content.location', location: { payloadId: 'atrium' }, wait: 9 },
    ],
  });
  expect(screensavers).toEqual([
    {
      id: expect.any(Number),
      name: 'evening',
      items: [
        { kind: 'image', media: fileNamed('hall.jpg'), displayedTime: 8 },
        { kind: 'video', media: expect.objectContaining({ url: '/box-api/uploads/loop.mp4' }) },
        { kind: 'location', location: 'atrium', wait: 9 },
      ],
    },
  ]);
});

test('an article has a number, a title, sections, tags and buttons (spec 3.7)', () => {
  const { articles } = withFirst('articles', {
    public_id: 71,
    title: 'Radial compressor',
    tags: [{ title: 'loud' }],
    sections: [
      { __component: 'article-sections.media', title: 'Films', media: [upload('film.mp4')] },
      { __component: 'article-sections.image-gallery', title: 'All', images: [upload('one.jpg')] },
      { __component: 'article-sections.slider', slides: [{ title: 'Open', image: upload('open.jpg') }] },
      { __component: 'article-sections.icon-list', items: [{ title: 'Quiet', icon: { name: 'gauge' } }] },
      { __component: 'article-sections.video', video: upload('film.mp4'), poster: upload('still.jpg') },
    ],
    action_buttons: [{ title: 'Go there', action: goThere, cover: upload('cover.jpg') }],
  });
  expect(articles.find(({ id }) => Number(id) === 71)).toMatchObject({
    title: 'Radial compressor',
    tags: ['loud'],
    sections: [
      { kind: 'media', media: [fileNamed('film.mp4')] },
      { kind: 'imageGallery', images: [fileNamed('one.jpg')] },
      { kind: 'slider', slides: [{ title: 'Open', image: fileNamed('open.jpg') }] },
      { kind: 'iconList', items: [{ icon: 'gauge' }] },
      { kind: 'video', poster: fileNamed('still.jpg') },
    ],
    actionButtons: [{ title: 'Go there', action: target, cover: fileNamed('cover.jpg') }],
  });
});

test('a dashboard has a number, a title, a logo, links, contacts, buttons and a media library (spec 3.8)', () => {
  const { dashboards } = withFirst('dashboards', {
    public_id: 72,
    title: 'Figures',
    logo: upload('logo.svg'),
    links: [{ title: 'To the atrium', action_target: goThere, media: upload('atrium.jpg') }],
    contacts: [{ name: 'Jo Park', role: 'Sales', photo: upload('jo.jpg') }],
    action_buttons: [{ title: 'Go there', action: goThere }],
    media_library: [{ title: '2026', cover: upload('shelf.jpg'), media: [upload('one.jpg')] }],
  });
  expect(dashboards).toMatchObject([
    {
      id: 72,
      title: 'Figures',
      logo: { name: 'logo.svg' },
      links: [{ title: 'To the atrium', action: target, cover: { name: 'atrium.jpg' } }],
      contacts: [{ name: 'Jo Park', role: 'Sales', photo: { name: 'jo.jpg' } }],
      actionButtons: [{ title: 'Go there', action: target }],
      mediaLibrary: [{ title: '2026', cover: { name: 'shelf.jpg' }, media: [{ name: 'one.jpg' }] }],
    },
  ]);
});

test('a menu has a key and items with a target, media, a cover or a stack of actions (spec 3.4) (spec 3.9)', () => {
  const { menus } = withFirst('menus', {
    key: 'application-footer',
    items: [
      { __component: 'menu-items.go-back', title: 'Back' },
      {
        __component: 'menu-items.navigation',
        title: 'Atrium',
        action_target: { payloadId: 'atrium' },
        media: upload('atrium.mp4'),
        cover: upload('atrium.jpg'),
      },
      {
        __component: 'menu-items.action-stack',
        title: 'Tour',
        action_stack: [goThere, { kind: 'open_article', article: { public_id: 12 } }],
      },
    ],
  });
  expect(menus.find(({ key }) => key === 'application-footer')?.items).toMatchObject([
    { component: 'menu-items.go-back', title: 'Back', actions: [] },
    { actions: [target], media: { name: 'atrium.mp4' }, cover: { name: 'atrium.jpg' } },
    { component: 'menu-items.action-stack', actions: [target, { kind: 'openArticle', article: 12 }] },
  ]);
});

test('a menu item stands under the heading that an editor chose, and under none that there is not', () => {
  const item = { __component: 'menu-items.navigation', action_target: { payloadId: 'atrium' } };
  const { menus } = withFirst('menus', {
    key: 'application-main',
    items: [{ ...item, menu_group: 'company' }, { ...item, menu_group: 'kitchens' }, item],
  });
  const groups = menus.find(({ key }) => key === 'application-main')?.items.map(({ group }) => group);
  expect(groups).toEqual(['company', undefined, undefined]);
});

test('a location has its pin and its view on the floor plan', () => {
  const { locations } = withFirst('content-locations', {
    plan_pin: { x: 40, y: '12.5' },
    plan_direction: -90,
  });
  expect(locations.filter(({ planPin }) => planPin)).toMatchObject([
    { planPin: { x: 40, y: 12.5 }, planDirection: 270 },
  ]);
});

test('earlier addresses are read line by line', () => {
  const { locations } = withFirst('content-locations', { earlier_addresses: ' Old-hall \n\ngate\n' });
  expect(locations.flatMap(({ earlierSegments = [] }) => earlierSegments)).toEqual(['old-hall', 'gate']);
  expect(worldWith({ earlier_slugs: 'fair' }).world?.earlierSlugs).toEqual(['fair']);
});

/** The world “showroom” with an editor's input, and its surroundings. */
function worldWith(fields: Record<string, unknown>) {
  const { worlds, ...snapshot } = withFirst('worlds', fields);
  return { world: worlds.find(({ slug }) => slug === 'showroom'), ...snapshot };
}

describe('a world', () => {
  test('has its names, menus, start, switches, sidebars, header, screensaver and start page (spec 3.10)', () => {
    const { world, locations, transitions } = worldWith({
      name: 'Hall one',
      URL_ALIAS: 'hall.example.com',
      start_location_id: 'atrium',
      protect_with_password: true,
      password: '97531',
      only_logged_in_users: true,
      sidebars: { transition_time: 0.7 },
      header: [{ name: 'app-logo', classes: 'large at-end' }],
      menus: [{ key: 'application-main-about' }],
      screensaver: { active: true, idle_timeout: 20, screensaver: { name: 'loop' } },
      start_page: { title: 'Hello', text: 'Come in.', button_label: 'Go' },
    });
    expect(world).toMatchObject({
      slug: 'showroom',
      name: 'Hall one',
      urlAlias: 'hall.example.com',
      start: 'atrium',
      isProtected: true,
      isLoginOnly: true,
      sidebarTransitionTime: 0.7,
      header: [{ name: 'app-logo', classes: ['large', 'at-end'] }],
      menuKeys: ['application-main-about'],
      screensaver: { active: true, idleTimeout: 20, name: 'loop' },
      startPage: { title: 'Hello', text: 'Come in.', buttonLabel: 'Go' },
    });
    expect(locations.filter(({ world: slug }) => slug === 'showroom')).toHaveLength(3);
    expect(transitions).toHaveLength(5);
  });

  test('is open to all where nothing is said of logins (spec 3.10)', () => {
    expect(worldWith({ only_logged_in_users: null }).world?.isLoginOnly).toBe(false);
  });

  test('has its floor plan on its pictures until an editor takes it away', () => {
    const floorPlan = { floor_plan: upload('plan.svg') };
    expect(worldWith(floorPlan).world?.floorPlan).toEqual({ media: fileNamed('plan.svg') });
    const { world } = worldWith({ ...floorPlan, mini_map: false });
    expect(world?.floorPlan).toMatchObject({ isHiddenOnPictures: true });
  });

  const logo = {
    has_background: true,
    stick_to_top: true,
    background_color: '#123456',
    has_shadow: true,
    color: '#abcdef',
    heightInEm: 6,
  };

  test.each([
    ['logo_main', 'logoMain'],
    ['logo_sidebar', 'logoSidebar'],
  ] as const)('has the options of its %s (spec 3.11)', (name, kept) => {
    expect(worldWith({ [name]: logo }).world?.[kept]).toMatchObject({
      hasBackground: true,
      stickToTop: true,
      backgroundColor: '#123456',
      hasShadow: true,
      color: '#abcdef',
      heightInEm: 6,
    });
    const opposite = { ...logo, has_background: false, stick_to_top: false, has_shadow: false };
    expect(worldWith({ [name]: opposite }).world?.[kept]).toMatchObject({
      hasBackground: false,
      stickToTop: false,
      hasShadow: false,
    });
  });
});
