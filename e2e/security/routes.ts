import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/processes.ts';

/** A call that gives the server another route, and its path: a text, or one for each item of a list. */
const ROUTE =
  /(?:for \(const \w+ of (\w+)\) \{\s*)?\broutes\.(?!notFound|onError|fetch)\w+\(\s*(?:'([^']*)'|`([^$`]*)\$\{\w+\}`|)/g;

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The paths of all routes that the server's source names.
 * @throws Error for a route whose path is no plain text: this reader, and so the crawler, would not know of it
 */
export function serverRoutes(): readonly string[] {
  const sources = sourcesIn('apps/web/server').map((file) => readFileSync(file, 'utf8'));
  // What both sides know is in the app's contract with the server.
  const contract = sourcesIn('apps/web/app/contract').map((file) => readFileSync(file, 'utf8'));
  const listOf = (name: string): readonly string[] => {
    const list = new RegExp(String.raw`const ${name} = \[([^\]]*)\]`);
    const [, items = ''] = [...sources, ...contract].flatMap((source) => list.exec(source) ?? []);
    return [...items.matchAll(/'([^']*)'/g)].map(([, item = '']) => item);
  };
  const found = sources.flatMap((source) =>
    [...source.matchAll(ROUTE)].flatMap(([call, list, path, stem]) => {
      if (path !== undefined) return [path];
      const paths = stem === undefined || list === undefined ? [] : listOf(list).map((item) => stem + item);
      if (paths.length === 0) throw new Error(`The route “${call}” has no plain path.`);
      return paths;
    }),
  );
  return [...new Set(found)].toSorted();
}

/** The paths of all pages that the app's table of routes names. */
export function pageRoutes(): readonly string[] {
  const source = readFileSync(join(ROOT, 'apps/web/app/routes.ts'), 'utf8');
  return [...source.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path).toSorted();
}

/** The paths of the browser build's files. */
export function assetPaths(): readonly string[] {
  const folder = join(ROOT, 'apps/web/build/client');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
