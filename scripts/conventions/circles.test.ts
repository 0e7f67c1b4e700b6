import { array, assert, nat, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowFaults } from './arrows.ts';
import { arrowsByFolder, circles } from './circles.ts';
import { importGraph } from './imports.ts';
import { parseSource } from './source.ts';

function graphOf(files: Readonly<Record<string, string>>) {
  return importGraph(Object.entries(files).map(([path, text]) => parseSource(path, text)));
}

function circlesOf(files: Readonly<Record<string, string>>) {
  return circles(arrowsByFolder(graphOf(files))).map(
    ({ folder, children }) => `${folder}: ${children.join(' ')}`,
  );
}

describe('the import graph', () => {
  test('sees values, types, exports and what is loaded later, by every way to name a file', () => {
    const graph = graphOf({
      'apps/web/app/a/one.ts': `import { b } from '../b/two.ts';
        import type { T } from '~/c/three.tsx';
        export { d } from './four.ts';
        export const later = () => import('~/e/five.ts');
        import { core } from '@vitrine/core/world/ids';
        import { texts } from '@vitrine/texts';
        import fs from 'node:fs';`,
      'apps/web/app/b/two.ts': '',
      'apps/web/app/c/three.tsx': '',
      'apps/web/app/a/four.ts': '',
      'apps/web/app/e/five.ts': '',
      'packages/core/src/world/ids.ts': '',
      'packages/texts/src/index.ts': '',
    });
    expect([...(graph.get('apps/web/app/a/one.ts') ?? [])].toSorted()).toEqual([
      'apps/web/app/a/four.ts',
      'apps/web/app/b/two.ts',
      'apps/web/app/c/three.tsx',
      'apps/web/app/e/five.ts',
      'packages/core/src/world/ids.ts',
      'packages/texts/src/index.ts',
    ]);
  });

  test('follows the exports of a package', () => {
    const graph = graphOf({
      'apps/web/server/a.ts': "import '@vitrine/core/testing'; import '@vitrine/content/node';",
      'packages/core/testing/index.ts': '',
      'packages/content/src/node/index.ts': '',
    });
    expect([...(graph.get('apps/web/server/a.ts') ?? [])]).toEqual([
      'packages/core/testing/index.ts',
      'packages/content/src/node/index.ts',
    ]);
  });

  test('of a package that does not offer what is imported fails', () => {
    expect(() => graphOf({ 'a.ts': "import '@vitrine/tours/src/x';" })).toThrow(
      '@vitrine/tours exports nothing as ./src/x',
    );
  });

  test('leaves tests out', () => {
    expect([...graphOf({ 'a/x.test.ts': "import './y.ts';", 'a/y.ts': '' }).keys()]).toEqual(['a/y.ts']);
  });
});

describe('circles', () => {
  test('of two files are found through types and through what is loaded later', () => {
    const files = {
      'r/a.ts': "import type { B } from './b.ts';",
      'r/b.ts': "export const a = () => import('./a.ts');",
    };
    expect(circlesOf(files)).toEqual(['r: a.ts b.ts']);
  });

  test('of two folders are found, though no file is in a circle', () => {
    const files = {
      'r/one/a.ts': "import '../two/b.ts';",
      'r/two/b.ts': '',
      'r/two/c.ts': "import '../one/d.ts';",
      'r/one/d.ts': '',
    };
    expect(circlesOf(files)).toEqual(['r: one two']);
  });

  test('through the helpers of tests are found: a circle holds up who reads, whoever is in it', () => {
    const files = {
      'packages/core/src/a/testing/build.ts': "import '../../../testing/index.ts';",
      'packages/core/testing/index.ts': "import '../src/b/c.ts';",
      'packages/core/src/b/c.ts': '',
    };
    expect(circlesOf(files)).toEqual(['packages/core: src testing']);
  });

  test('are not seen where imports go one way', () => {
    expect(
      circlesOf({ 'r/one/a.ts': "import '../two/b.ts';", 'r/two/b.ts': "import '../c.ts';", 'r/c.ts': '' }),
    ).toEqual([]);
  });

  test('are none where every import leads to a later file, and are found when one leads back to an importer', () => {
    const links = array(tuple(nat(7), nat(7)), { minLength: 1, maxLength: 12 });
    assert(
      property(links, (pairs) => {
        const forward = pairs.filter(([from, to]) => from < to);
        const graph = new Map(
          Array.from({ length: 8 }, (_, from) => [
            `r/${from}.ts`,
            new Set(forward.filter(([start]) => start === from).map(([, to]) => `r/${to}.ts`)),
          ]),
        );
        expect(circles(arrowsByFolder(graph))).toEqual([]);
        const [first] = forward;
        pre(first !== undefined);
        const [from, to] = first;
        graph.get(`r/${to}.ts`)?.add(`r/${from}.ts`);
        const [circle] = circles(arrowsByFolder(graph));
        expect(circle?.children).toEqual(expect.arrayContaining([`${from}.ts`, `${to}.ts`]));
      }),
    );
  });
});

describe('arrows between folders', () => {
  const arrows = arrowsByFolder(
    graphOf({
      'app/routes/a.ts': "import '../ui/b.ts';",
      'app/ui/b.ts': '',
      'app/entry.ts': "import './ui/b.ts';",
    }),
  );

  test('are allowed where the table names them; files of the folder itself are free', () => {
    expect(arrowFaults(arrows, { app: { routes: ['ui'] } })).toEqual([]);
  });

  test('that the table does not name are faults', () => {
    expect(arrowFaults(arrows, { app: {} })).toEqual([
      'app: routes must not import ui:\n  app/routes/a.ts → app/ui/b.ts',
    ]);
  });

  test('that nothing uses are taken out of the table', () => {
    expect(arrowFaults(arrows, { app: { routes: ['ui', 'i18n'] } })).toEqual([
      'app: routes may import i18n, and does not: take the permission away',
    ]);
  });
});
