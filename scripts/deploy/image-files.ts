/** The images that are built of Vitrine. */
export const IMAGE_NAMES = ['web', 'cms'] as const;

export type ImageName = (typeof IMAGE_NAMES)[number];

/** What belongs into an image, besides what its base brings. */
export interface ImagePlan {
  /** Patterns of our own files, from the project's folder. */
  readonly files: readonly string[];
  readonly left: RegExp;
  /** Empty folders that a program looks for, and could not make on a read-only disk. */
  readonly folders: readonly string[];
  /** What a build has to have made before. */
  readonly built: readonly string[];
  /** Where packages come from: a lockfile's folder, whose dependencies of it are needed, and which by their names. */
  readonly packages: readonly {
    readonly folder: string;
    readonly neededBy: readonly string[];
    readonly names: readonly string[];
  }[];
  /** The program that the image runs, from its root. */
  readonly program: string;
}

const ALWAYS = ['LICENSE', 'NOTICE'];

/** Tests, and what only a build reads. */
const TESTS = /\.test\.tsx?$|\/testing\/|\/README\.md$/;

/**
 * The one list of what images hold: the Dockerfiles build from it, and `e2e/deploy` starts what comes out in
 * an otherwise empty root. The demo is not part of an image: a showroom of one's own begins empty.
 */
export const IMAGE_PLANS: Readonly<Record<ImageName, ImagePlan>> = {
  web: {
    files: [
      ...ALWAYS,
      'packages/{bucket,content,core,texts,tracing}/{package.json,src/**}',
      'apps/web/package.json',
      'apps/web/server/**',
      'apps/web/app/contract/**',
      'apps/web/build/{client,server}/**',
    ],
    left: TESTS,
    folders: [],
    built: ['apps/web/build/server/index.js', 'apps/web/build/client'],
    packages: [{ folder: '.', neededBy: ['apps/web'], names: [] }],
    program: 'apps/web/server/index.ts',
  },
  cms: {
    files: [
      ...ALWAYS,
      'packages/*/{package.json,src/**}',
      'apps/cms/{package,tsconfig}.json',
      'apps/cms/config/**',
      'apps/cms/src/**',
      'apps/cms/scripts/{boot,boot-lock,compile,start,world}.ts',
      'apps/cms/scripts/seed/progress-line.ts',
      'apps/cms/dist/{build,config,src}/**',
      'apps/cms/dist/{package.json,.fingerprint}',
    ],
    // The panel's sources are in its build.
    left: new RegExp(
      `${TESTS.source}|^apps/cms/src/(?:plugins/[^/]+/)?admin/(?!favicon\\.png$|package\\.json$)`,
    ),
    folders: ['apps/cms/database/migrations'],
    built: ['apps/cms/dist/build/index.html', 'apps/cms/dist/.fingerprint'],
    packages: [
      // They are no workspace of the CMS's own lockfile: its code finds them further up.
      {
        folder: '.',
        neededBy: [],
        names: ['bucket', 'content', 'core', 'doctor', 'texts', 'tours', 'tracing', 'world-file'].map(
          (name) => `@vitrine/${name}`,
        ),
      },
      { folder: 'apps/cms', neededBy: [''], names: [] },
    ],
    program: 'apps/cms/scripts/start.ts',
  },
};
