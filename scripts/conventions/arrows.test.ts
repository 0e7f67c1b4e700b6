import { describe, expect, test } from 'vitest';
import { arrowFaults } from './arrows.ts';
import { arrowsByFolder } from './circles.ts';
import { importGraph } from './imports.ts';
import { parseSource } from './source.ts';

/** The verdict of this repository's table on one file that imports another one. */
function faultsOf(from: string, statement: string, to: string) {
  const sources = [parseSource(from, statement), ...(to.endsWith('.css') ? [] : [parseSource(to, '')])];
  return arrowFaults(arrowsByFolder(importGraph(sources))).filter((fault) =>
    fault.includes('must not import'),
  );
}

const BROKEN: readonly (readonly [wall: string, from: string, specifier: string, to: string])[] = [
  [
    'a feature imports no other feature',
    'apps/web/app/features/header/x.ts',
    '~/features/article/a.ts',
    'apps/web/app/features/article/a.ts',
  ],
  [
    'a feature imports no route',
    'apps/web/app/features/header/x.ts',
    '~/routes/a.ts',
    'apps/web/app/routes/a.ts',
  ],
  [
    'a feature does not import the root',
    'apps/web/app/features/header/x.ts',
    '~/root.tsx',
    'apps/web/app/root.tsx',
  ],
  [
    'ui knows nothing of the product',
    'apps/web/app/ui/x.ts',
    '~/showroom/a.ts',
    'apps/web/app/showroom/a.ts',
  ],
  [
    'i18n knows nothing of the product',
    'apps/web/app/i18n/x.ts',
    '../features/a/a.ts',
    'apps/web/app/features/a/a.ts',
  ],
  [
    'the showroom stands below the features',
    'apps/web/app/showroom/x/x.ts',
    '../../features/header/a.ts',
    'apps/web/app/features/header/a.ts',
  ],
  [
    'the showroom stands below the overlays',
    'apps/web/app/showroom/x.ts',
    '~/overlays/a.ts',
    'apps/web/app/overlays/a.ts',
  ],
  [
    'the showroom does not import the root',
    'apps/web/app/showroom/x.ts',
    '../root.tsx',
    'apps/web/app/root.tsx',
  ],
  [
    'the app does not import the server',
    'apps/web/app/routes/x.ts',
    '../../server/process/env.ts',
    'apps/web/server/process/env.ts',
  ],
  [
    'the showroom does not import the server',
    'apps/web/app/showroom/x.ts',
    '../../server/process/env.ts',
    'apps/web/server/process/env.ts',
  ],
  [
    'the server does not know the stand that packs it',
    'apps/web/server/start/x.ts',
    '../../stand/zip.ts',
    'apps/web/stand/zip.ts',
  ],
  [
    'core does not import the doctor',
    'packages/core/src/world/x.ts',
    '@vitrine/doctor/examine',
    'packages/doctor/src/examine.ts',
  ],
  [
    'the web app does not import the CMS',
    'apps/web/server/start/x.ts',
    '../../../cms/src/rules/a.ts',
    'apps/cms/src/rules/a.ts',
  ],
  [
    'the help of the admin panel knows no other feature',
    'apps/cms/src/plugins/showroom/admin/src/help/x.ts',
    '../map/a.ts',
    'apps/cms/src/plugins/showroom/admin/src/map/a.ts',
  ],
  [
    'the server of the plugin reads content without the doctor',
    'apps/cms/src/plugins/showroom/server/content/x.ts',
    '../doctor/a.ts',
    'apps/cms/src/plugins/showroom/server/doctor/a.ts',
  ],
  [
    'the checks of the doctor do not examine',
    'packages/doctor/src/checks/x.ts',
    '../examine.ts',
    'packages/doctor/src/examine.ts',
  ],
  ['tests from outside share their support alone', 'e2e/leads/x.ts', '../security/a.ts', 'e2e/security/a.ts'],
  [
    'no product imports the helpers of tests',
    'apps/web/server/pages/x.ts',
    '../testing/a.ts',
    'apps/web/server/testing/a.ts',
  ],
  [
    'no package imports an app',
    'packages/content/src/x.ts',
    '../../../apps/web/app/ui/a.ts',
    'apps/web/app/ui/a.ts',
  ],
];

describe('the walls between folders', () => {
  test.each(BROKEN)('%s', (_wall, from, specifier, to) => {
    const statements = [
      `import { a } from '${specifier}';`,
      `import type { A } from '${specifier}';`,
      `import '${specifier}';`,
      `export { a } from '${specifier}';`,
      `export const later = () => import('${specifier}');`,
      `export const later = () => import("${specifier}");`,
      `export const later = () => import(\`${specifier}\`);`,
    ];
    expect(statements.filter((statement) => faultsOf(from, statement, to).length !== 1)).toEqual([]);
  });

  test('hold for style sheets as well', () => {
    const to = 'apps/web/app/features/article/article.module.css';
    const statement = "import styles from '~/features/article/article.module.css';";
    expect(faultsOf('apps/web/app/features/header/x.tsx', statement, to)).toEqual([
      expect.stringContaining('header must not import article'),
    ]);
  });

  test('let the allowed directions through', () => {
    const allowed = [
      ['apps/web/app/features/header/x.ts', '~/showroom/a.ts', 'apps/web/app/showroom/a.ts'],
      ['apps/web/app/routes/x.ts', '~/features/header/a.ts', 'apps/web/app/features/header/a.ts'],
      ['apps/web/app/root.tsx', '~/features/header/a.ts', 'apps/web/app/features/header/a.ts'],
      ['apps/web/server/pages/x.ts', '../../app/contract/a.ts', 'apps/web/app/contract/a.ts'],
      ['apps/web/server/x.ts', '@vitrine/core/world/ids', 'packages/core/src/world/ids.ts'],
    ] as const;
    for (const [from, specifier, to] of allowed) {
      expect(faultsOf(from, `import { a } from '${specifier}';`, to)).toEqual([]);
    }
  });
});
