import { expect, test } from 'vitest';
import { deliveredIn, noticeOf } from './notice-text.ts';

const lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'packages/core': { version: '0.1.0' },
    'node_modules/@vitrine/core': { link: true },
    'node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
    'node_modules/d/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
    'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
    'node_modules/silent': { version: '1.0.0' },
  },
};

test('names what is delivered, each version once, and neither tools nor parts of our own', () => {
  expect(deliveredIn(lockfile).map(({ name, version, license }) => `${name} ${version} ${license}`)).toEqual([
    'zod 4.0.0 MIT',
    '@b/c 2.0.0 ISC',
    'silent 1.0.0 see its own LICENSE file',
  ]);
});

test('names what is only needed for the build and becomes part of it', () => {
  expect(deliveredIn(lockfile, ['vitest']).map(({ name }) => name)).toContain('vitest');
});

test('lists them by licence', () => {
  const text = noticeOf([['The web server', deliveredIn(lockfile)]]);
  expect(text).toMatch(
    /The web server\n=+\n\nISC\n {2}@b\/c 2\.0\.0\n\nMIT\n {2}zod 4\.0\.0\n\nsee its own LICENSE file\n {2}silent 1\.0\.0\n$/,
  );
});
