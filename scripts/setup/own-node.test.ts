import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseNode, isAtLeast } from './own-node.mjs';

/** A program that prints its Node version. */
function programOf(file: string, version: string): string {
  writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

let folder = '';
let ofPackage = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-node-'));
  mkdirSync(join(folder, 'node_modules/node-here/bin'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'));
  ofPackage = programOf(join(folder, 'node_modules/node-here/bin/node'), 'v26.10.0');
  symlinkSync('../node-here/bin/node', join(folder, 'node_modules/.bin/node'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function choose(wanted?: string): void {
  return chooseNode({ folder, wanted, packages: ['node-elsewhere', 'node-here'], oldest: [22, 22] });
}

function chosen(): string {
  return realpathSync(join(folder, 'node_modules/.bin/node'));
}

// The links of Windows are files of another kind.
describe.skipIf(process.platform === 'win32')('VITRINE_NODE', () => {
  test('puts a Node of one’s own in place of the one from npm, and takes it away again', () => {
    const own = programOf(join(folder, 'own'), 'v24.1.0');
    choose(own);
    expect(chosen()).toBe(realpathSync(own));
    choose('');
    expect(chosen()).toBe(realpathSync(ofPackage));
    choose();
    expect(chosen()).toBe(realpathSync(ofPackage));
  });

  test.each([
    ['bin/node', 'whole path'],
    ['/nowhere/node', 'no Node program'],
    ['/bin/echo', 'no Node program'],
  ])('refuses %s and leaves what is there', (wanted, sentence) => {
    expect(() => choose(wanted)).toThrow(sentence);
    expect(chosen()).toBe(realpathSync(ofPackage));
  });

  test('refuses one that is too old', () => {
    const old = programOf(join(folder, 'old'), 'v20.19.0');
    expect(() => choose(old)).toThrow('22.22 or newer');
  });
});

test('compares versions by number', () => {
  expect(isAtLeast('v22.22.0', [22, 22])).toBe(true);
  expect(isAtLeast('v22.9.0', [22, 22])).toBe(false);
  expect(isAtLeast('v100.0.0', [22, 22])).toBe(true);
});
