import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from './source.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a package of the repository offers by its name, and where it is: `./testing` is `./testing/index.ts`. */
interface Package {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

const PACKAGES = readPackages();

function readPackages(): ReadonlyMap<string, Package> {
  const folders = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return new Map(
    folders.map((folder) => {
      const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
      const { name, exports } = JSON.parse(text) as Pick<Package, 'exports'> & { readonly name: string };
      return [name, { folder, exports }];
    }),
  );
}

/** What `~` means in the web app. */
const APP = 'apps/web/app';

/** Which files of the repository a file imports: values, types, style sheets, and what is loaded later alike. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports of all code but the test files themselves, which stand beside what they ask and import from everywhere. */
export function importGraph(sources: readonly Source[]): ImportGraph {
  const code = sources.filter(({ path }) => !isTest(path));
  const paths = new Set(code.map(({ path }) => path));
  return new Map(
    code.map((source) => {
      const targets = specifiersOf(source).map((specifier) => resolve(source.path, specifier, paths));
      return [
        source.path,
        new Set(targets.filter((target) => target !== undefined && target !== source.path)),
      ];
    }),
  ) as ImportGraph;
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/**
 * The imports that the table of arrows judges: what helps tests may import what it likes, as tests may. What it is
 * imported by stays: no product does that.
 */
export function withoutHelpers(graph: ImportGraph): ImportGraph {
  return new Map([...graph].filter(([from]) => !/\/testing\//.test(from)));
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
  const target = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('~/')
      ? join(APP, specifier.slice(2))
      : exportedBy(specifier);
  if (target === undefined) return undefined;
  const path = normalize(target);
  if (path.endsWith('.css')) return path;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
}

/** The file that a package of the repository offers by this specifier, as Node resolves it: the longest key wins. */
function exportedBy(specifier: string): string | undefined {
  const name = specifier.split('/', 2).join('/');
  const found = PACKAGES.get(name);
  if (found === undefined) return undefined;
  const wanted = `.${specifier.slice(name.length)}`;
  const exact = found.exports[wanted];
  if (exact !== undefined) return join(found.folder, exact);
  const [pattern] = Object.keys(found.exports)
    .filter((key) => matches(key, wanted))
    .toSorted((left, right) => right.length - left.length);
  if (pattern === undefined) throw new Error(`${name} exports nothing as ${wanted}`);
  const [start = '', end = ''] = pattern.split('*');
  const named = wanted.slice(start.length, wanted.length - end.length);
  return join(found.folder, found.exports[pattern]?.replaceAll('*', named) ?? '');
}

function matches(pattern: string, wanted: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end !== undefined && wanted.startsWith(start) && wanted.endsWith(end);
}
