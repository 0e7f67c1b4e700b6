import type { ContentBundle } from '@vitrine/content/bundle';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { doorName, doorOf } from '@vitrine/core/world/door';
import {
  formatHomePath,
  formatLocationPath,
  formatStoryPath,
  formatWorldPath,
} from '@vitrine/core/links/path';
import { IMAGE_WIDTHS } from '@vitrine/core/media/image-address';
import { NUMBERED_OVERLAYS, PLACES_TABS } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction, viewerOfSection } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import { actionsOfArticle } from '@vitrine/core/world/article-actions';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Question } from './ask.ts';
import { PRESENTATION_CALLS } from './bodies.ts';
import { fileOf, mediaIn } from './mark.ts';
import { assetPaths } from './routes.ts';
import { isWhole } from '../support/tier.ts';

/** In a path: the version of the content that the asker sees. */
export const OWN_VERSION = 'own-version';

export function get(path: string): Question {
  return { path };
}

/** As requested by the page's own script. */
export function post(path: string, value: unknown): Question {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(value),
  };
}

function localesOf(bundle: ContentBundle) {
  return bundle.locales.map(({ code }) => code);
}

function snapshotsOf(bundle: ContentBundle): readonly Snapshot[] {
  return Object.values(bundle.snapshots);
}

function defaultOf(bundle: ContentBundle): Snapshot {
  const snapshot = bundle.snapshots[bundle.defaultLocale];
  if (snapshot === undefined) throw new Error('The content has no default language.');
  return snapshot;
}

function filesIn(content: unknown): readonly string[] {
  return [...new Set(mediaIn(content).map(fileOf))];
}

/** In which a closed file is requested: whole, in part, as a smaller picture, as a font, as a tile. */
const FORMS = 5;

/**
 * The files whose names begin like a canary, as requested in one of the forms. For a change each file is requested in
 * one form, in turns; before a release in every form.
 */
function canaryFilesIn(bundle: ContentBundle, form: number): readonly string[] {
  return filesIn(bundle.snapshots)
    .filter((name) => name.startsWith('zqx'))
    .filter((_, index) => isWhole || index % FORMS === form);
}

/** The address of a page's data, as the router requests it. */
export function dataOf(path: string): string {
  const [page = '', query] = path.split('?', 2);
  return `${page === '/' ? '/_' : page}.data${query === undefined ? '' : `?${query}`}`;
}

/** Every number that opens something, with its target, whichever area it belongs to. */
function numbersIn(snapshot: Snapshot): readonly string[] {
  const found = new Set<string>();
  const add = (action: Action): void => {
    const viewer = viewerOfAction(action);
    if (viewer) found.add(`${viewer.kind}=${viewerId(viewer)}`);
    if (action.kind === 'openIframe') found.add(`iframe=${action.iframe}`);
  };
  for (const { hotspots } of snapshot.locations) for (const { action } of hotspots) add(action);
  for (const article of snapshot.articles) {
    found.add(`article=${article.id}`);
    for (const { action } of actionsOfArticle(article)) add(action);
    for (const section of article.sections) {
      const viewer = viewerOfSection(section);
      if (viewer) found.add(`${viewer.kind}=${viewerId(viewer)}`);
    }
  }
  for (const { id, links, actionButtons, mediaLibrary } of snapshot.dashboards) {
    found.add(`dashboard=${id}`);
    for (const { action } of [...links, ...actionButtons]) add(action);
    for (const { media } of mediaLibrary) {
      found.add(`media=${viewerId({ kind: 'media', media, platformVideos: [] })}`);
    }
  }
  return [...found];
}

function overlaysIn(snapshot: Snapshot, words: readonly string[]): readonly string[] {
  return [
    ...numbersIn(snapshot),
    ...NUMBERED_OVERLAYS.map((kind) => `${kind}=1`),
    ...snapshot.menus.map(({ key }) => `menu=${encodeURIComponent(key)}`),
    'menu',
    ...PLACES_TABS.map((tab) => `places=${tab}`),
    ...words.map((word) => `search=${word}`),
    'contact',
    ...snapshot.articles.flatMap(({ id }) => [`contact&product=${id}`, `compare=${id}~1`]),
    'share',
    'keys',
    ...snapshot.locations.map(({ payloadId }) => `code=${doorOf(payloadId)}`),
  ];
}

/** Every page there is, closed ones as well, in every language. */
function placesIn(bundle: ContentBundle): readonly string[] {
  return snapshotsOf(bundle).flatMap(({ locale, defaultLocale, worlds, locations, stories }) =>
    [formatHomePath({ locale, defaultLocale })].concat(
      worlds.map(({ slug }) => formatWorldPath({ locale, defaultLocale, world: slug })),
      stories.map(({ slug }) => formatStoryPath({ locale, defaultLocale, slug })),
      locations.map((location) =>
        formatLocationPath({ locale, defaultLocale, world: location.world, location }),
      ),
    ),
  );
}

function inEveryLanguage(bundle: ContentBundle, page: string): readonly string[] {
  return [`/${page}`, ...localesOf(bundle).map((locale) => `/${locale}/${page}`)];
}

/** The requests for each page of the app's own table, by its path there. */
export const PAGES: Readonly<Record<string, (bundle: ContentBundle) => readonly string[]>> = {
  _look: () => ['/_look'],
  ':language?/power-save-mode': (bundle) => inEveryLanguage(bundle, 'power-save-mode'),
  ':language?/login': (bundle) => [
    ...defaultOf(bundle).locations.flatMap(({ payloadId }) => [
      `/login?redirect=${encodeURIComponent(payloadId)}`,
      `/login?redirect=${encodeURIComponent(doorName(doorOf(payloadId)))}`,
    ]),
    ...inEveryLanguage(bundle, 'login'),
  ],
  ':language?/join': (bundle) => [
    ...['show=K7M2QX', 'problem=code', 'present'].map((query) => `/join?${query}`),
    ...defaultOf(bundle).locations.map(({ payloadId }) => `/join?recap=${encodeURIComponent(payloadId)}`),
    ...inEveryLanguage(bundle, 'join'),
  ],
  '*': (bundle) => {
    const snapshot = defaultOf(bundle);
    const [first] = snapshot.locations;
    // Where the doors are, in the content that has some.
    const open = snapshot.locations.find(({ payloadId }) => payloadId === 'atrium') ?? first;
    if (open === undefined) throw new Error('The content has no location.');
    const address = formatLocationPath({ ...snapshot, world: open.world, location: open });
    const words = snapshot.worlds.map(({ slug }) => encodeURIComponent(slug));
    return [
      ...placesIn(bundle),
      ...overlaysIn(snapshot, words).map((query) => `${address}?${query}`),
      '/nowhere',
      '/de/nowhere/else',
    ];
  },
};

function uploadPath(name: string): string {
  return `/box-api/uploads/${encodeURIComponent(name)}`;
}

function inLanguages(bundle: ContentBundle, path: string, query = ''): readonly Question[] {
  return [...localesOf(bundle), 'xx', '__proto__'].map((locale) => get(`${path}/${locale}${query}`));
}

/** The requests for each route of the server, by its path there. */
export const ROUTES: Readonly<Record<string, (bundle: ContentBundle) => readonly Question[]>> = {
  '/healthz': () => [get('/healthz')],
  '/readyz': () => [get('/readyz')],
  '/metrics': () => [get('/metrics')],
  '/version': () => [get('/version')],
  '/-/revalidate': () => [post('/-/revalidate', {}), get('/-/revalidate')],
  '/-/person': () => [post('/-/person', { email: 'ada@example.com' }), get('/-/person')],
  '/-/outbox': () => [get('/-/outbox'), post('/-/outbox', {})],
  '/sitemap.xml': () => ['', '?part=1', '?part=2', '?part=x'].map((query) => get(`/sitemap.xml${query}`)),
  '/robots.txt': () => [get('/robots.txt')],
  '/box-api/contact': (bundle) => [
    post('/box-api/contact', {}),
    // The page of a closed place, from which the mail's context is made.
    ...placesIn(bundle)
      .slice(-2)
      .map((page) => post('/box-api/contact', { page, email: 'x' })),
  ],
  '/box-api/stand-leads': () => [post('/box-api/stand-leads', {}), get('/box-api/stand-leads')],
  '/box-api/csp-reports': () => [post('/box-api/csp-reports', {}), get('/box-api/csp-reports')],
  '/box-api/events': () => [get('/box-api/events'), { ...get('/box-api/events'), method: 'HEAD' }],
  '/box-api/walk/:locale': (bundle) => [
    ...inLanguages(bundle, '/box-api/walk'),
    ...inLanguages(bundle, '/box-api/walk', `?v=${OWN_VERSION}`),
    ...defaultOf(bundle).locations.flatMap(({ payloadId, world }) => {
      const name = encodeURIComponent(payloadId);
      return [
        get(`/box-api/walk/en?near=${name}&world=${encodeURIComponent(world)}`),
        get(`/box-api/walk/en?from=entrance&to=${name}`),
      ];
    }),
  ],
  '/box-api/search/:locale': (bundle) => inLanguages(bundle, '/box-api/search'),
  '/box-api/search/:locale/documents': (bundle) =>
    inLanguages(bundle, '/box-api/search', '/documents?q=plain'),
  '/box-api/api/:endpoint': (bundle) =>
    DEFAULT_ENDPOINTS.map(({ url }) => url.slice('/api/'.length))
      .concat('ui-translation', 'world-access', 'users', 'contact-requests')
      .flatMap((endpoint) =>
        localesOf(bundle).map((locale) => get(`/box-api/api/${endpoint}?locale=${locale}&status=draft`)),
      ),
  '/box-api/figures/:locale/:dashboard': (bundle) =>
    [...localesOf(bundle), 'xx', '__proto__'].flatMap((locale) =>
      [...defaultOf(bundle).dashboards.map(({ id }) => String(id)), '0', '__proto__'].map((id) =>
        get(`/box-api/figures/${locale}/${id}`),
      ),
    ),
  '/box-api/uploads/:name': (bundle) => [
    ...filesIn(bundle.snapshots)
      .filter((name) => !name.startsWith('zqx'))
      .map((name) => ({ method: 'HEAD', path: uploadPath(name) })),
    ...canaryFilesIn(bundle, 0).map((name) => get(uploadPath(name))),
    ...canaryFilesIn(bundle, 1).map((name) => ({ path: uploadPath(name), headers: { range: 'bytes=0-63' } })),
  ],
  '/box-api/images/:width/:name': (bundle) =>
    canaryFilesIn(bundle, 2).map((name, index) => {
      const width = IMAGE_WIDTHS[index % IMAGE_WIDTHS.length] ?? IMAGE_WIDTHS[0];
      return get(`/box-api/images/${width}/${encodeURIComponent(name)}`);
    }),
  '/box-api/tiles/:level/:column/:row/:name': (bundle) => [
    ...canaryFilesIn(bundle, 4).map((name) => get(`/box-api/tiles/0/0/0/${encodeURIComponent(name)}`)),
    ...['9/0/0', '0/99/99', '-1/0/0', '1e1/0/0'].map((tile) => get(`/box-api/tiles/${tile}/hall.jpg`)),
  ],
  '/box-api/fonts/faces.css': (bundle) =>
    canaryFilesIn(bundle, 3).map((name) =>
      get(`/box-api/fonts/faces.css?text=1~${encodeURIComponent(name)}`),
    ),
  '/box-api/screensaver/:locale/:world': (bundle) =>
    localesOf(bundle).flatMap((locale) =>
      [...defaultOf(bundle).worlds.map(({ slug }) => String(slug)), 'nowhere'].map((world) =>
        get(`/box-api/screensaver/${locale}/${encodeURIComponent(world)}`),
      ),
    ),
  '/box-api/login': () => [
    post('/box-api/login', { identifier: 'unknown@visitor.example', password: 'wrong' }),
    get('/box-api/login'),
  ],
  '/box-api/unlock': (bundle) => [
    ...defaultOf(bundle).worlds.map(({ slug }) => post('/box-api/unlock', { world: slug, code: 'wrong' })),
    get('/box-api/unlock'),
  ],
  // Without the mark of the own origin: no visitor may be logged out by another site, and neither may this crawler's
  // roles.
  '/box-api/logout': () => [get('/box-api/logout')],
  '/box-api/forget': () => [get('/box-api/forget')],
  ...Object.fromEntries(PRESENTATION_CALLS.map((path) => [path, () => [get(path)]])),
  '/box-api/presentation/stories/:locale': (bundle) =>
    localesOf(bundle).map((locale) => get(`/box-api/presentation/stories/${locale}`)),
};

/** The pages without overlays, and answers about all content at once: the short round. */
export function mainQuestions(bundle: ContentBundle): readonly Question[] {
  return [
    ...placesIn(bundle).flatMap((path) => [get(path), get(dataOf(path))]),
    ...['/sitemap.xml', '/box-api/walk/en', '/box-api/search/en', '/box-api/api/content-locations'].map(get),
  ];
}

/** The files of the browser build: answered before any visitor is identified. */
export function everyAsset(): readonly Question[] {
  return assetPaths().map(get);
}

/**
 * Every address that the app knows, besides those files. For a change each page is requested as a page or as the data
 * of one, in turns; before a release as both.
 */
export function everyQuestion(bundle: ContentBundle): readonly Question[] {
  const pages = Object.values(PAGES).flatMap((pagesOf) => pagesOf(bundle));
  return [
    ...pages.flatMap((path, index) =>
      [path, dataOf(path)].filter((_, form) => isWhole || form === index % 2).map(get),
    ),
    ...Object.values(ROUTES).flatMap((questionsOf) => questionsOf(bundle)),
    get('/box-api/nothing'),
    get('/join/K7M2QX'),
    get('/de/join?code=k7m+2qx'),
    get('/-/nothing'),
    get('/box-api/uploads/..%2Fsnapshot%2Findex.json'),
    get('/assets/../server/index.js'),
  ];
}
