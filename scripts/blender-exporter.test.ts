import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../exporters/blender', import.meta.url));
const IS_INSTALLED = spawnSync('python3', ['--version']).status === 0;

if (!IS_INSTALLED) process.stderr.write('The exporter of Blender is not tested: there is no python3 here.\n');

test.skipIf(!IS_INSTALLED)('the parts of the Blender exporter that need no Blender pass their tests', () => {
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toMatch(/Ran [1-9]\d* tests[^]*\nOK\n$/);
  expect(status).toBe(0);
});
