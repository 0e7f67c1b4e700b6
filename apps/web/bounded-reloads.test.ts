import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { boundedReloads } from './bounded-reloads.ts';

const FILE = 'dist/production/lib/dom/ssr/routeModules.js';
const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const path = join(folder, FILE);

/** The plugin's hooks, as the bundler calls them. */
function hooks() {
  const plugin = boundedReloads();
  const transform = plugin.transform as (code: string, id: string) => { readonly code: string } | undefined;
  const faults: string[] = [];
  const end = plugin.buildEnd as (this: { error: (fault: string) => void }, error?: Error) => void;
  return { transform, faults, end: () => end.call({ error: (fault) => faults.push(fault) }) };
}

test('React Router no longer reloads a page by itself, but asks', () => {
  const { transform, faults, end } = hooks();
  const before = readFileSync(path, 'utf8');
  expect(before).toContain('location.reload()');
  const after = transform(before, path)?.code ?? '';
  expect(after).not.toContain('location.reload()');
  expect(after).toContain("dispatchEvent(new CustomEvent('stale-route'");
  end();
  expect(faults).toEqual([]);
});

test('the build fails where React Router does it in another way', () => {
  const { transform, faults, end } = hooks();
  transform('export const loadRouteModule = () => location.replace(location.href);', path);
  end();
  expect(faults).toHaveLength(1);
});

test('other files stay as they are', () => {
  expect(hooks().transform('window.location.reload();', '/app/updater.tsx')).toBeUndefined();
});

interface Asked {
  readonly detail: { readonly error: Error; readonly tryAgain: () => void };
}

test('missing code is requested again, and the page is left alone meanwhile', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrine-routes-'));
  try {
    const file = join(scratch, 'route-modules.mjs');
    writeFileSync(file, hooks().transform(readFileSync(path, 'utf8'), path)?.code ?? '');
    const { loadRouteModule } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      loadRouteModule: (route: { id: string; module: string }, cache: object) => Promise<{ default: string }>;
    };
    const reload = vi.fn<() => void>();
    vi.stubGlobal('window', { location: { reload } });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const route = { id: 'page', module: 'data:text/javascript,throw new Error("gone")' };
    const failures: string[] = [];
    vi.stubGlobal('dispatchEvent', ({ detail }: Asked) => {
      failures.push(detail.error.message);
      if (failures.length === 3) route.module = 'data:text/javascript,export default "there"';
      detail.tryAgain();
    });
    expect((await loadRouteModule(route, {})).default).toBe('there');
    expect(failures).toEqual(['gone', 'gone', 'gone']);
    expect(reload).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    rmSync(scratch, { recursive: true, force: true });
  }
});
