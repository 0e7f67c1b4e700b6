import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeBlocks } from './markdown.ts';
import { filesMatching, ROOT } from './repository.ts';

/** Milliseconds. Each example is its own process, which takes seconds to start on a busy machine. */
const START = 60_000;

/** Runs a piece of TypeScript where its package's own imports are found, as a reader would. */
function run(code: string, cwd: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout + stderr;
}

describe('the example in a package’s README', () => {
  test('is there for each package', () => {
    const folders = filesMatching('packages/*/package.json').map((path) => dirname(path));
    expect(filesMatching('packages/*/README.md').map((path) => dirname(path))).toEqual(folders);
  });

  test.each(filesMatching('packages/*/README.md'))('%s prints what it says', { timeout: START }, (path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    const examples = codeBlocks(source, 'ts');
    expect(examples).toHaveLength(1);
    expect(run(examples.join(''), join(ROOT, dirname(path)))).toBe(codeBlocks(source, 'text').join(''));
  });
});
