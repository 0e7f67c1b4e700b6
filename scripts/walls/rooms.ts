/** Specifiers that may not be imported. */
export interface Bar {
  readonly regex: string;
  readonly message: string;
}

/** A part of the repository with walls of its own. */
export interface Room {
  readonly files: readonly string[];
  /** What it may not import, besides {@link EVERYWHERE}; absent: as the room around it. */
  readonly bars?: readonly Bar[];
  /**
   * `allowed`: it may use clocks, chance, the network and storage. A sentence: it knows neither DOM nor Node either, and
   * the sentence says why. Absent: as the room around it.
   */
  readonly effects?: 'allowed' | { readonly knows: string };
  /** Whether it prints. */
  readonly prints?: true;
}

/** What no room may import. */
export const EVERYWHERE: readonly Bar[] = [
  {
    regex: '^@vitrine/(bucket|core|content|tracing|world-file)/(src|dist)',
    message: 'Import from the package itself, never from behind its exports.',
  },
  {
    regex: String.raw`^\.\.?/.*(packages|apps)/`,
    message: 'Import another package by its name (@vitrine/...), never by its path.',
  },
];

/**
 * The rooms with walls, each after the one around it: the last one that a file is in counts. Which folders of the repository
 * may import each other is in `scripts/conventions/allowed-arrows.ts`; this is about packages, and about how an import is written.
 */
export const ROOMS: readonly Room[] = [
  {
    files: ['packages/{core,doctor}/src/**'],
    bars: [
      { regex: '^[^./~]', message: 'packages/core depends on nothing: pass what it needs as an argument.' },
    ],
    effects: { knows: 'This package knows neither the DOM nor Node' },
  },
  {
    files: ['packages/doctor/src/**'],
    bars: [
      {
        regex: '^([a-z]|@[^v]|@v[^i]|@vitrine/([^c]|c[^o]|con))',
        message: 'packages/doctor imports packages/core alone: pass what it needs as an argument.',
      },
    ],
  },
  {
    files: ['packages/texts/src/**'],
    bars: [
      {
        regex: '^(node:|react|hono|@vitrine/)',
        message:
          'packages/texts is data and what can be said of it: it knows no view, no server and no other package.',
      },
    ],
  },
  {
    files: ['packages/bucket/src/**'],
    bars: [
      {
        regex: '^(react|react-dom|react-router|hono|@vitrine/)',
        message: 'packages/bucket speaks with a bucket: it knows no view, no server and no other package.',
      },
    ],
    effects: 'allowed',
  },
  ...withNodeRoom('packages/content/src', {
    bars: [
      {
        regex: '^(react|react-dom|react-router|hono|@vitrine/web)',
        message: 'packages/content brings content in; it knows no view and no server.',
      },
    ],
    withoutNode: {
      regex: '^node:([^c]|c[^r])',
      message: 'Only packages/content/src/node may use Node (node:crypto apart: hashing is pure).',
    },
    insideNode: { effects: 'allowed' },
  }),
  ...withNodeRoom('packages/tours/src', {
    bars: [
      {
        regex: '^(react|react-dom|react-router|hono|@vitrine/(web|content))',
        message: 'packages/tours makes world files of tours; it knows no view and no server.',
      },
    ],
    withoutNode: {
      regex: '^(node:|sharp$)',
      message: 'Only packages/tours/src/node may use Node and sharp: pass files and pictures as arguments.',
    },
    effects: { knows: 'packages/tours knows neither the DOM nor the network' },
  }),
  ...withNodeRoom('packages/world-file/src', {
    bars: [
      {
        regex: '^(react|react-dom|react-router|hono|@vitrine/)',
        message: 'packages/world-file is a format: it knows no view, no server and no other package.',
      },
    ],
    withoutNode: { regex: '^node:', message: 'Only packages/world-file/src/node may use Node.' },
  }),
  {
    files: ['packages/tracing/src/**'],
    bars: [
      {
        regex: '^([a-mo-z]|n[^o]|node:[^m]|@[^o])',
        message: 'packages/tracing knows the API of OpenTelemetry, and nothing of ours.',
      },
    ],
  },
  {
    files: ['apps/web/app/features/**'],
    bars: [
      {
        regex: String.raw`^\.\./`,
        message: 'A feature is one flat folder; for what lies outside write ~/showroom, ~/ui or ~/i18n.',
      },
    ],
  },
  { files: ['apps/web/app/showroom/**'], effects: 'allowed' },
  {
    files: ['apps/web/{server,stand}/**'],
    bars: [
      {
        regex: String.raw`^(\.\./)+app/(features|routes|ui|showroom|guards|overlays|i18n)`,
        message: 'The server knows the app by its build and by app/contract/server-context.ts alone.',
      },
    ],
    effects: 'allowed',
  },
  {
    files: ['e2e/**', 'bench/**'],
    bars: [{ regex: '^@vitrine/web', message: 'Journeys and benchmarks speak to the product over HTTP.' }],
    effects: 'allowed',
    prints: true,
  },
  { files: ['scripts/**', 'apps/cms/**', 'demo/**'], effects: 'allowed', prints: true },
  {
    files: ['apps/cms/src/plugins/*/admin/**'],
    bars: [
      {
        regex: String.raw`^(node:|@vitrine/content|@strapi/utils|(\.\.?/)+(.*/)?server(/|$))`,
        message: 'The admin panel knows no server code: what both ends share is a contract.',
      },
    ],
  },
  {
    files: ['apps/cms/src/plugins/*/server/**'],
    bars: [
      {
        regex: String.raw`^(react|@strapi/(design-system|icons)|@strapi/strapi/admin|(\.\.?/)+(.*/)?admin/src(/|$))`,
        message: 'The server knows nothing of the admin panel: what both ends share is a contract.',
      },
    ],
  },
  {
    files: ['apps/cms/src/contracts/**', 'apps/cms/src/plugins/*/contracts/**'],
    bars: [
      {
        regex: String.raw`^(\.\./|node:|react|@strapi/|@vitrine/content)`,
        message: 'Contracts are shared by both ends: they know neither, the core alone.',
      },
    ],
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'], bars: [], effects: 'allowed' },
];

/** A package whose folder `node` alone may use Node. */
function withNodeRoom(
  folder: string,
  {
    bars,
    withoutNode,
    effects,
    insideNode = {},
  }: {
    readonly bars: readonly Bar[];
    readonly withoutNode: Bar;
    readonly effects?: Room['effects'];
    readonly insideNode?: Pick<Room, 'effects'>;
  },
): readonly Room[] {
  return [
    { files: [`${folder}/**`], bars: [...bars, withoutNode], ...(effects && { effects }) },
    { files: [`${folder}/node/**`], bars, ...insideNode },
  ];
}
