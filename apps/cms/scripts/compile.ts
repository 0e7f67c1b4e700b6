import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Typescript from 'typescript';

/** `apps/cms`. */
export const CMS_ROOT = join(import.meta.dirname, '..');

/** Where Strapi finds the compiled configuration, API and rules. The admin panel is in its `build` folder. */
export const DIST = join(CMS_ROOT, 'dist');

const FINGERPRINT_FILE = join(DIST, '.fingerprint');

/**
 * Compiles the server's code into `dist` without checking types, which takes about a second; nothing happens
 * when no source has changed. The types are checked by `tsconfig.server.json`; the admin panel's code is bundled by `strapi build`.
 *
 * @throws Error when the CMS's packages are not installed.
 */
export function compileServer(): void {
  const sources = globSync(['config/**/*.ts', 'src/**/*.{ts,json}'], { cwd: CMS_ROOT })
    .filter((path) => !isOfAdminPanel(path) && !isOfTests(path) && !/(?:\.d\.ts|package\.json)$/.test(path))
    .toSorted();
  const fingerprint = fingerprintOf(sources);
  if (existsSync(FINGERPRINT_FILE) && readFileSync(FINGERPRINT_FILE, 'utf8') === fingerprint) return;
  // An interrupted compilation never counts as complete.
  rmSync(FINGERPRINT_FILE, { force: true });
  const toJavaScript = transpiler();
  const targets = new Set<string>();
  for (const source of sources) {
    const target = source.replace(/\.ts$/, '.js');
    const text = readFileSync(join(CMS_ROOT, source), 'utf8');
    writeWhole(join(DIST, target), source.endsWith('.json') ? text : toJavaScript(text, source));
    targets.add(target);
  }
  for (const file of globSync('{config,src}/**/*.{js,json}', { cwd: DIST })) {
    if (!targets.has(file)) rmSync(join(DIST, file), { force: true });
  }
  writeFileSync(join(DIST, 'package.json'), '{ "type": "commonjs" }\n');
  writeWhole(FINGERPRINT_FILE, fingerprint);
}

/** Another process may be loading the file, or compiling it as well: it never sees a part of one. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** `src/admin`, and `admin` of a plugin. */
function isOfAdminPanel(path: string): boolean {
  return /^src\/(?:admin|plugins\/[^/]+\/admin)\//.test(path.replaceAll('\\', '/'));
}

function isOfTests(path: string): boolean {
  return /\.test\.ts$|\/testing\//.test(path.replaceAll('\\', '/'));
}

/** Whether `npm run build` has made the admin panel. */
export function isAdminPanelBuilt(): boolean {
  return existsSync(join(DIST, 'build', 'index.html'));
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'tsconfig.json', join('scripts', 'compile.ts')]) {
    hash
      .update(source)
      .update('\0')
      .update(readFileSync(join(CMS_ROOT, source)))
      .update('\0');
  }
  return hash.digest('hex');
}

function transpiler(): (text: string, fileName: string) => string {
  const typescript = requireTypescript();
  const { config } = typescript.readConfigFile(join(CMS_ROOT, 'tsconfig.json'), typescript.sys.readFile);
  const { options } = typescript.convertCompilerOptionsFromJson(config.compilerOptions, CMS_ROOT);
  return (text, fileName) =>
    typescript.transpileModule(text, { compilerOptions: options, fileName }).outputText;
}

/** Node cannot import the CMS's packages statically: this file must also load before they are installed. */
function requireTypescript(): typeof Typescript {
  try {
    return createRequire(join(CMS_ROOT, 'package.json'))('typescript');
  } catch (cause) {
    throw new Error('The packages of the CMS are not installed: run “npm ci --ignore-scripts” in apps/cms.', {
      cause,
    });
  }
}
