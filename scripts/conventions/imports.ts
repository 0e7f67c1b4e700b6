import { dirname, join, normalize } from 'node:path';
import type { Source } from './source.ts';

/** A package of the repository, and the module in its `src` that a sub-path names. */
const PACKAGE = /^@vitrine\/([a-z-]+)(?:\/(.+))?$/;

/** What `~` means in the web app. */
const APP = 'apps/web/app';

/** Which files of the repository a file imports: values, types, style sheets, and what is loaded later alike. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports of production code among itself: tests and what only they use are left out. */
export function importGraph(sources: readonly Source[]): ImportGraph {
  const product = sources.filter(({ path }) => !isTest(path));
  const paths = new Set(product.map(({ path }) => path));
  return new Map(
    product.map((source) => {
      const targets = specifiersOf(source).map((specifier) => resolve(source.path, specifier, paths));
      return [
        source.path,
        new Set(targets.filter((target) => target !== undefined && target !== source.path)),
      ];
    }),
  ) as ImportGraph;
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/(testing|tests|fixtures)\/|\.fixture\.ts$|^e2e\//.test(path);
}

function specifiersOf({ text, parsed }: Source): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, , literal] = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(start, end)) ?? [];
      return literal ?? [];
    }),
  ];
}

function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const named = PACKAGE.exec(specifier);
  const target = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('~/')
      ? join(APP, specifier.slice(2))
      : named && `packages/${named[1]}/src/${named[2] ?? 'index'}`;
  if (target === null) return undefined;
  const path = normalize(target);
  if (path.endsWith('.css')) return path;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
}
