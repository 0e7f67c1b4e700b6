import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let house = '';

/** Lints one file as if it were at `path` of the repository. @returns What the linter printed. */
function lint(path: string, source: string): { readonly isClean: boolean; readonly output: string } {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', path], {
    cwd: house,
    encoding: 'utf8',
  });
  rmSync(file);
  return { isClean: run.status === 0, output: run.stdout + run.stderr };
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'vitrine-walls-'));
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
});
afterAll(() => {
  rmSync(house, { recursive: true });
});

const BROKEN: readonly (readonly [wall: string, path: string, source: string, says: string])[] = [
  [
    'core depends on no package',
    'packages/core/src/graph/x.ts',
    "import { z } from 'zod';\nexport const x = z;\n",
    'depends on nothing',
  ],
  [
    'core does not know Node',
    'packages/core/src/graph/x.ts',
    "import { join } from 'node:path';\nexport const x = join;\n",
    'depends on nothing',
  ],
  [
    'core does not know the DOM',
    'packages/core/src/x.ts',
    'export const x = document.title;\n',
    'neither the DOM',
  ],
  [
    'core does not import content',
    'packages/core/src/x.ts',
    "import { a } from '@vitrine/content/bundle';\nexport const x = a;\n",
    'depends on nothing',
  ],
  [
    'core does not import the doctor',
    'packages/core/src/x.ts',
    "import { a } from '@vitrine/doctor/examine';\nexport const x = a;\n",
    'depends on nothing',
  ],
  [
    'the doctor imports no package but core',
    'packages/doctor/src/x.ts',
    "import { a } from '@vitrine/content/bundle';\nexport const x = a;\n",
    'packages/core alone',
  ],
  [
    'the doctor does not know Node',
    'packages/doctor/src/x.ts',
    "import { join } from 'node:path';\nexport const x = join;\n",
    'packages/core alone',
  ],
  [
    'the doctor does not know the DOM',
    'packages/doctor/src/x.ts',
    'export const x = document.title;\n',
    'neither the DOM',
  ],
  [
    'content knows no view',
    'packages/content/src/x.ts',
    "import { useState } from 'react';\nexport const x = useState;\n",
    'knows no view',
  ],
  [
    'content uses Node in one room only',
    'packages/content/src/x.ts',
    "import { join } from 'node:path';\nexport const x = join;\n",
    'Only packages/content/src/node',
  ],
  [
    'texts know no other package',
    'packages/texts/src/x.ts',
    "import { message } from '@vitrine/core/reports/message';\nexport const x = message;\n",
    'no other package',
  ],
  [
    'tours use Node in one room only',
    'packages/tours/src/x.ts',
    "import { readFile } from 'node:fs/promises';\nexport const x = readFile;\n",
    'Only packages/tours/src/node',
  ],
  [
    'tours do not know the network',
    'packages/tours/src/x.ts',
    "export const x = fetch('/');\n",
    'network is an effect',
  ],
  [
    'tours do not know the DOM',
    'packages/tours/src/node/x.ts',
    'export const x = document.title;\n',
    'neither the DOM nor the network',
  ],
  [
    'world files know no other package',
    'packages/world-file/src/x.ts',
    "import { message } from '@vitrine/core/reports/message';\nexport const x = message;\n",
    'no other package',
  ],
  [
    'world files use Node in one room only',
    'packages/world-file/src/x.ts',
    "import { join } from 'node:path';\nexport const x = join;\n",
    'Only packages/world-file/src/node',
  ],
  [
    'tracing knows nothing of ours',
    'packages/tracing/src/x.ts',
    "import { message } from '@vitrine/core/reports/message';\nexport const x = message;\n",
    'the API of OpenTelemetry, and nothing of ours',
  ],
  [
    'no one reaches behind exports',
    'apps/web/server/x.ts',
    "import { a } from '@vitrine/core/src/graph/a.ts';\nexport const x = a;\n",
    'behind its exports',
  ],
  [
    'packages are imported by name',
    'apps/web/server/x.ts',
    "import { a } from '../../../packages/core/src/index.ts';\nexport const x = a;\n",
    'by its name',
  ],
  [
    'features do not import features by path',
    'apps/web/app/features/header/x.ts',
    "import { a } from '../article/a.ts';\nexport const x = a;\n",
    'flat folder',
  ],
  [
    'the server does not import features',
    'apps/web/server/x.ts',
    "import { a } from '../app/features/header/a.ts';\nexport const x = a;\n",
    'app/contract/server-context.ts alone',
  ],
  [
    'timers are injected',
    'apps/web/app/features/header/x.ts',
    'setTimeout(() => {}, 1);\n',
    'Time is an effect',
  ],
  [
    'the clock is injected',
    'packages/content/src/x.ts',
    'export const x = Date.now();\n',
    'Time is an effect',
  ],
  [
    'the network is injected',
    'packages/content/src/x.ts',
    "export const x = fetch('/');\n",
    'network is an effect',
  ],
  [
    'storage is an effect',
    'apps/web/app/features/header/x.ts',
    "export const x = localStorage.getItem('a');\n",
    'Storage is an effect',
  ],
  [
    'the admin panel of the CMS knows no server code',
    'apps/cms/src/plugins/showroom/admin/src/doctor/x.ts',
    "import { a } from '../../../server/doctor/a.ts';\nexport const x = a;\n",
    'knows no server code',
  ],
  [
    'the server of the CMS knows nothing of its admin panel',
    'apps/cms/src/plugins/showroom/server/doctor/x.ts',
    "import { a } from '../../admin/src/doctor/a.ts';\nexport const x = a;\n",
    'nothing of the admin panel',
  ],
  [
    'contracts know neither end',
    'apps/cms/src/plugins/showroom/contracts/x.ts',
    "import { a } from '../server/doctor/a.ts';\nexport const x = a;\n",
    'they know neither',
  ],
  ['no any', 'packages/core/src/x.ts', 'export const x = (a: any): unknown => a;\n', 'no-explicit-any'],
  [
    'no silenced compiler',
    'packages/core/src/x.ts',
    '// @ts-ignore\nexport const x = 1;\n',
    'ban-ts-comment',
  ],
  [
    'files stay under 300 lines',
    'packages/core/src/x.ts',
    Array.from({ length: 301 }, (_, i) => `export const x${i} = ${i};`).join('\n') + '\n',
    'max-lines',
  ],
];

describe('the walls of the house', () => {
  test.each(BROKEN)('%s', (_wall, path, source, says) => {
    const { isClean, output } = lint(path, source);
    expect(isClean).toBe(false);
    expect(output).toContain(says);
  });

  test('lets the allowed directions through', () => {
    const allowed = [
      [
        'packages/content/src/x.ts',
        "import { payloadId } from '@vitrine/core/world/ids';\nexport const x = payloadId;\n",
      ],
      [
        'packages/doctor/src/x.ts',
        "import { payloadId } from '@vitrine/core/world/ids';\nexport const x = payloadId;\n",
      ],
      ['packages/content/src/node/x.ts', "import { join } from 'node:path';\nexport const x = join;\n"],
      [
        'packages/tracing/src/x.ts',
        "import { createRequire } from 'node:module';\nimport { trace } from '@opentelemetry/api';\nexport const x = [createRequire, trace];\n",
      ],
      ['packages/world-file/src/node/x.ts', "import { join } from 'node:path';\nexport const x = join;\n"],
      ['packages/tours/src/node/x.ts', "import { join } from 'node:path';\nexport const x = join;\n"],
      ['apps/web/app/features/header/x.ts', "import { a } from '~/showroom/a.ts';\nexport const x = a;\n"],
      [
        'apps/cms/src/plugins/showroom/admin/src/doctor/x.ts',
        "import { a } from '../../../contracts/a.ts';\nexport const x = a;\n",
      ],
      ['apps/web/app/routes/x.ts', "import { a } from '~/features/header/a.ts';\nexport const x = a;\n"],
      [
        'apps/web/server/x.ts',
        "import type { A } from '../app/server-context.ts';\nexport const x = (a: A): A => a;\n",
      ],
    ] as const;
    for (const [path, source] of allowed) expect(lint(path, source)).toMatchObject({ isClean: true });
  });

  test.each([
    ['values', "import { b } from './b.ts';\nexport const a = (): unknown => b;\n"],
    ['types alone', "import type { b } from './b.ts';\nexport type A = typeof b;\nexport const a = 1;\n"],
  ])('finds import cycles of %s', (_of, source) => {
    mkdirSync(join(house, 'packages/core/src'), { recursive: true });
    writeFileSync(
      join(house, 'packages/core/src/b.ts'),
      "import type { a } from './a.ts';\nexport const b = (): typeof a | undefined => undefined;\n",
    );
    expect(lint('packages/core/src/a.ts', source).output).toContain('no-cycle');
  });
});
