import { describe, expect, test } from 'vitest';
import { AssembleError } from './assemble-error.ts';
import { neededPackages } from './locked-packages.ts';
import type { Lockfile } from './locked-packages.ts';

const LOCK: Lockfile = {
  packages: {
    '': { dependencies: { starter: '1.0.0' } },
    'apps/web': { dependencies: { renderer: '1.0.0', '@vitrine/core': '*' } },
    'packages/core': { version: '0.1.0', license: 'MIT' },
    'node_modules/@vitrine/core': { link: true, resolved: 'packages/core' },
    'node_modules/starter': { version: '1.0.0' },
    'node_modules/renderer': {
      version: '1.0.0',
      license: 'ISC',
      integrity: 'sha512-AAAA',
      dependencies: { shared: '^1' },
      optionalDependencies: { 'renderer-linux': '1.0.0', 'renderer-darwin': '1.0.0' },
      peerDependencies: { scheduler: '^1', compiler: '*' },
      peerDependenciesMeta: { compiler: { optional: true } },
    },
    'node_modules/renderer/node_modules/shared': { version: '1.9.0', dependencies: { scheduler: '^1' } },
    'node_modules/shared': { version: '2.0.0' },
    'node_modules/scheduler': { version: '1.0.0', dependencies: { shared: '^2' } },
    'node_modules/renderer-linux': { version: '1.0.0' },
    'node_modules/renderer-darwin': { version: '1.0.0' },
    'node_modules/compiler': { version: '5.0.0' },
    'node_modules/editor5': { name: 'editor', version: '5.0.0' },
    'apps/web/node_modules/renderer': { version: '0.9.0' },
  },
};

function pathsOf(options: {
  readonly neededBy?: readonly string[];
  readonly names?: readonly string[];
  readonly away?: string;
}) {
  const { neededBy = [], names = [], away } = options;
  return neededPackages({ lock: LOCK, neededBy, names, isInstalled: (path) => path !== away }).map(
    ({ path }) => path,
  );
}

describe('the packages of an image', () => {
  test('are what a folder needs, and what that needs, each from where Node finds it', () => {
    expect(pathsOf({ neededBy: ['apps/web'] })).toEqual([
      'apps/web/node_modules/renderer',
      'node_modules/@vitrine/core',
    ]);
    expect(pathsOf({ names: ['renderer'], away: 'node_modules/renderer-darwin' })).toEqual([
      'node_modules/renderer',
      'node_modules/renderer-linux',
      'node_modules/renderer/node_modules/shared',
      'node_modules/scheduler',
      'node_modules/shared',
    ]);
  });

  test('have their own names, also in a folder of another name', () => {
    const [editor] = neededPackages({
      lock: LOCK,
      neededBy: [],
      names: ['editor5'],
      isInstalled: () => true,
    });
    expect(editor).toMatchObject({ name: 'editor', path: 'node_modules/editor5' });
  });

  test('have their version, licence and checksum; our own are links', () => {
    const [core] = neededPackages({
      lock: LOCK,
      neededBy: [],
      names: ['@vitrine/core'],
      isInstalled: () => true,
    });
    expect(core).toEqual({
      name: '@vitrine/core',
      path: 'node_modules/@vitrine/core',
      version: '0.1.0',
      license: 'MIT',
      linkTo: 'packages/core',
    });
    const [renderer] = neededPackages({
      lock: LOCK,
      neededBy: [],
      names: ['renderer'],
      isInstalled: () => true,
    });
    expect(renderer).toMatchObject({ version: '1.0.0', license: 'ISC', integrity: 'sha512-AAAA' });
  });

  test('are refused when one is missing that is not optional', () => {
    expect(() => pathsOf({ names: ['renderer'], away: 'node_modules/scheduler' })).toThrow(AssembleError);
    expect(() => pathsOf({ names: ['unknown'] })).toThrow('unknown is needed and not installed.');
  });
});
