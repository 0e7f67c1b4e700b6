import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './repository.ts';
import { readWalks, withLines } from './walks.ts';

/** Milliseconds. The compiler and the tests are processes of their own, which take seconds on a busy machine. */
const PATIENCE = 120_000;

/** The files that the walks change, and those that they need. */
const COPIED = [
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts/check/settle-imports.ts',
  'package.json',
  'packages/core',
  'packages/content',
  'packages/texts',
  'apps/web/app',
  'apps/web/tsconfig.json',
  'apps/cms/src/api/app-setting',
  'apps/cms/src/components',
  'apps/cms/src/content-model',
  'apps/cms/src/setup/edit-views',
];

const walks = readWalks(readFileSync(join(ROOT, 'docs/extending.md'), 'utf8'));
const tests = walks.flatMap(({ changes }) => changes.map(({ path }) => path).filter(isTest));
let copy = '';

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function run(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? '' : stdout + stderr;
}

/** Runs code as a module in a folder of the CMS and parses the JSON that it prints. */
function evaluate(folder: string, code: string, ...args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', code, ...args],
    { cwd: join(copy, 'apps/cms/src', folder), encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The dependencies of the repository, with the packages of the copy in place of ours. */
function linkDependencies(): void {
  const from = join(ROOT, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, '@vitrine'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@vitrine' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of ['core', 'content', 'texts'])
    symlinkSync(join(copy, 'packages', name), join(to, '@vitrine', name));
}

function walk(): void {
  for (const { path, language, text } of walks.flatMap(({ changes }) => changes)) {
    const file = join(copy, path);
    if (language === 'diff') writeFileSync(file, withLines(readFileSync(file, 'utf8'), text));
    else if (existsSync(file)) throw new Error(`${path} is there already.`);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-extending-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  linkDependencies();
  walk();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the walks of docs/extending.md', () => {
  test('each end with a test', () => {
    expect(walks.map(({ title }) => title)).toEqual(['An overlay kind', 'A hotspot kind', 'A setting']);
    for (const { title, changes } of walks)
      expect([title, changes.some(({ path }) => isTest(path))]).toEqual([title, true]);
  });

  test('fit together for the compiler', { timeout: PATIENCE }, () => {
    const changed = walks
      .flatMap(({ changes }) => changes.map(({ path }) => path))
      .filter((path) => /\.tsx?$/.test(path));
    const config = {
      extends: './tsconfig.json',
      include: [],
      files: ['vite/client.d.ts', ...changed].map((path) =>
        path === 'vite/client.d.ts' ? '../../node_modules/vite/client.d.ts' : `../../${path}`,
      ),
    };
    writeFileSync(join(copy, 'apps/web/tsconfig.walks.json'), JSON.stringify(config));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(run('apps/web', compiler, '--noEmit', '-p', 'tsconfig.walks.json')).toBe('');
  });

  test('show what they say', { timeout: PATIENCE }, () => {
    expect(tests).toHaveLength(3);
    expect(run('.', join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...tests)).toBe('');
  });

  test('let a location hold the new hotspot', { timeout: PATIENCE }, () => {
    const code = `
      import { allowHotspots } from './allow-hotspots.ts';
      const hotspots = { type: 'dynamiczone', components: [] };
      const extend = (uid, change) => change({ attributes: { hotspots } });
      allowHotspots({ components: JSON.parse(process.argv[1]), get: () => ({ extend }) });
      console.log(JSON.stringify(hotspots.components));`;
    const files = readdirSync(join(copy, 'apps/cms/src/components/hotspots'));
    const components = files.map((file) => `hotspots.${basename(file, '.json')}`);
    expect(components).toContain('hotspots.write-mail');
    const model = JSON.stringify(Object.fromEntries(components.map((uid) => [uid, {}])));
    const listed = evaluate('content-model', code, model);
    expect((listed as readonly string[]).toSorted()).toEqual(components.toSorted());
  });

  test('give editors a field with a name for everything new', { timeout: PATIENCE }, () => {
    const code = `
      import { actionViews } from './action-views.ts';
      import { settingsViews } from './settings-views.ts';
      const names = (view) => [view.rows.flat(), Object.keys(view.texts)].map((list) => list.toSorted());
      console.log(JSON.stringify([
        names(actionViews['hotspots.write-mail']), names(settingsViews['api::app-setting.app-setting'])]));`;
    const schemas = ['components/hotspots/write-mail', 'api/app-setting/content-types/app-setting/schema'];
    const attributes = schemas.map((path) => {
      const schema: unknown = JSON.parse(readFileSync(join(copy, `apps/cms/src/${path}.json`), 'utf8'));
      const names = Object.keys((schema as { readonly attributes: object }).attributes).toSorted();
      return [names, names];
    });
    expect(evaluate('setup/edit-views', code)).toEqual(attributes);
  });
});
