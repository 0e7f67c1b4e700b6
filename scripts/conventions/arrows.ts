import type { Arrows } from './circles.ts';

/**
 * Which folders of a folder may import which of its other children. A new arrow is a decision: it is added here. A folder
 * that is not listed is free, but for circles; the files of a listed one, which put its folders together, are free as well.
 */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '': {
    apps: ['demo', 'packages'],
    bench: ['packages', 'scripts'],
    demo: ['packages'],
    scripts: ['demo', 'packages'],
  },
  apps: {},
  'apps/web': {
    server: ['app'],
    stand: ['server'],
  },
  'apps/web/app': {
    features: ['contract', 'i18n', 'page-data', 'rich-text', 'showroom', 'ui', 'viewers'],
    guards: ['contract', 'page-data'],
    overlays: ['contract', 'features', 'i18n', 'page-data', 'showroom', 'ui'],
    'page-data': ['contract', 'i18n', 'ui'],
    routes: ['contract', 'features', 'guards', 'i18n', 'screens', 'showroom'],
    screens: ['contract', 'features', 'guards', 'i18n', 'overlays', 'page-data', 'showroom', 'ui'],
    showroom: ['contract', 'i18n', 'page-data', 'ui'],
    ui: ['i18n'],
    viewers: ['i18n', 'page-data', 'showroom', 'ui'],
  },
  // A feature knows no other: a screen composes them.
  'apps/web/app/features': {},
  'apps/web/app/showroom': {
    actions: ['browser'],
    connection: ['browser', 'walking'],
    history: ['browser'],
    notifications: ['browser'],
    player: ['browser'],
    react: ['browser', 'connection', 'history', 'walking', 'window'],
    requests: ['browser'],
    screensaver: ['analytics', 'browser', 'walking'],
    stage: ['browser', 'player', 'react', 'walking', 'window'],
    walking: ['player'],
    window: [
      'actions',
      'browser',
      'connection',
      'history',
      'notifications',
      'player',
      'power-save',
      'requests',
      'screensaver',
      'walking',
    ],
  },
  'apps/web/server': {
    contact: ['http', 'process', 'session'],
    fairness: ['cache', 'process'],
    images: ['fairness', 'http', 'media', 'process'],
    media: ['http', 'process'],
    pages: ['cache', 'fairness', 'http', 'process', 'session', 'snapshot'],
    preview: ['cache', 'http', 'pages', 'process', 'routes', 'session', 'snapshot'],
    process: ['http'],
    routes: ['cache', 'contact', 'fairness', 'http', 'media', 'process', 'search'],
    session: ['cache', 'http', 'media', 'process', 'snapshot'],
    snapshot: ['cache', 'process'],
    start: [
      'app.ts',
      'contact',
      'http',
      'images',
      'media',
      'metrics.ts',
      'pages',
      'preview',
      'process',
      'routes',
      'search',
      'session',
      'snapshot',
      'sweep',
    ],
    sweep: ['media', 'process'],
  },
  'apps/cms/src': {
    accounts: ['content-model'],
    api: ['documents', 'query', 'revalidation'],
    documents: ['media-pipeline'],
    extensions: ['accounts'],
    'media-pipeline': ['contracts', 'environment', 'rules'],
    middlewares: ['content-model', 'environment', 'query', 'uploads'],
    plugins: [
      'accounts',
      'content-model',
      'contracts',
      'documents',
      'environment',
      'media-pipeline',
      'publishing',
      'query',
      'revalidation',
      'rules',
      'world-transfer',
    ],
    publishing: ['content-model', 'revalidation'],
    query: ['content-model'],
    revalidation: ['content-model', 'environment'],
    rules: ['accounts', 'content-model', 'contracts'],
    setup: ['content-model', 'environment', 'revalidation'],
    uploads: ['accounts', 'environment', 'rules'],
    'world-transfer': ['content-model', 'environment', 'media-pipeline', 'publishing', 'rules', 'uploads'],
  },
  packages: {
    content: ['core', 'texts'],
    doctor: ['core'],
    tours: ['core', 'world-file'],
  },
  'packages/core/src': {
    access: ['assert-never.ts', 'links', 'menus', 'overlays', 'world'],
    analytics: ['overlays', 'world'],
    appearance: ['background', 'world'],
    background: ['media', 'world'],
    fonts: ['world'],
    history: ['world'],
    hooks: ['world'],
    layout: ['background'],
    links: ['overlays', 'reports', 'world'],
    media: ['world'],
    menus: ['world'],
    navigation: ['assert-never.ts', 'graph', 'world'],
    overlays: ['world'],
    'power-save': ['assert-never.ts'],
    placing: ['background', 'world'],
    reports: ['world'],
    screensaver: ['assert-never.ts', 'world'],
    search: ['background', 'links', 'media', 'overlays', 'world'],
    theme: ['fonts', 'world'],
  },
};

/** The imports of the folders of a listed folder that are not allowed, and the permissions that nothing uses. */
export function arrowFaults(
  byFolder: ReadonlyMap<string, Arrows>,
  allowed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ALLOWED,
): readonly string[] {
  return Object.entries(allowed).flatMap(([folder, rules]) => {
    const arrows = byFolder.get(folder) ?? new Map<string, ReadonlyMap<string, readonly string[]>>();
    const between = [...arrows].flatMap(([from, targets]) =>
      Array.from(targets, ([to, imports]) => ({ from, to, imports })),
    );
    const forbidden = between
      .filter(({ from, to }) => isFolder(from) && rules[from]?.includes(to) !== true)
      .map(
        ({ from, to, imports }) =>
          `${folder || 'the repository'}: ${from} must not import ${to}:\n  ${imports.join('\n  ')}`,
      );
    const unused = Object.entries(rules).flatMap(([from, targets]) =>
      targets
        .filter((to) => arrows.get(from)?.has(to) !== true)
        .map(
          (to) =>
            `${folder || 'the repository'}: ${from} may import ${to}, and does not: take the permission away`,
        ),
    );
    return forbidden.concat(unused);
  });
}

function isFolder(child: string): boolean {
  return !child.includes('.');
}
