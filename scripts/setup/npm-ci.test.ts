import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainFailure } from './npm-ci.mjs';

test.each([
  ['npm error code ENOSPC', 'The disk is full.'],
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  ['npm error code ENOTFOUND', 'There is no connection to the npm registry.'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'There is no connection to the npm registry.'],
  ['npm error code EACCES', 'This folder may not be written to.'],
  ['npm error code EUSAGE', 'package-lock.json does not fit package.json.'],
])('explains “%s” in a sentence a person can act on', (words, sentence) => {
  expect(explainFailure(words)).toContain(sentence);
});

test('does not guess at what it does not know', () => {
  expect(explainFailure('SyntaxError: Unexpected token')).toBeUndefined();
});

/** What npm has pinned, by the folder it goes to. */
function pinned(lockfile: string): Record<string, Pinned> {
  return (JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Pinned> }).packages;
}

type Pinned = { optional?: boolean; optionalDependencies?: Record<string, string> };

// npm leaves a platform out of the lockfile without a word when the registry does not hold it. It then refuses
// that lockfile on every machine whose packages are not installed yet.
test.each(['package-lock.json', 'apps/cms/package-lock.json'])(
  '%s pins the tools of every platform',
  (lockfile) => {
    const packages = pinned(lockfile);
    const wanted = Object.entries(packages)
      .filter(([, { optional }]) => !optional)
      .flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).map((name) => ({ folder, name })),
      );
    expect(wanted).not.toEqual([]);
    expect(
      wanted.filter(
        ({ folder, name }) =>
          !(`node_modules/${name}` in packages) && !(`${folder}/node_modules/${name}` in packages),
      ),
    ).toEqual([]);
  },
);
