import { describe, expect, test } from 'vitest';
import { sbomOf } from './sbom.ts';

const PACKAGES = [
  { name: 'zod', path: 'node_modules/zod', version: '4.0.0', license: 'MIT', integrity: 'sha512-/+8=' },
  { name: '@img/colour', path: 'node_modules/@img/colour', version: '1.0.0', license: '(MIT OR CC0-1.0)' },
  { name: '@img/colour', path: 'node_modules/sharp/node_modules/@img/colour', version: '1.0.0' },
  { name: 'pause', path: 'node_modules/pause', version: '0.0.1' },
  { name: 'odd', path: 'node_modules/odd', version: '1.0.0', license: 'SEE LICENSE IN LICENSE' },
];

describe('the list of an image’s packages', () => {
  test('names each version once, as CycloneDX writes it', () => {
    const { components, metadata, ...format } = sbomOf('web', '0.1.0', PACKAGES);
    expect(format).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(metadata.component.purl).toBe('pkg:npm/%40vitrine/web@0.1.0');
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40img/colour@1.0.0',
      'pkg:npm/odd@1.0.0',
      'pkg:npm/pause@0.0.1',
      'pkg:npm/zod@4.0.0',
    ]);
    expect(components.at(-1)?.hashes).toEqual([{ alg: 'SHA-512', content: 'ffef' }]);
  });

  test('tells the name of a licence from an expression and from other words', () => {
    const licences = sbomOf('web', '0.1.0', PACKAGES.toReversed()).components.map(
      ({ licenses }) => licenses?.[0],
    );
    expect(licences).toEqual([
      { expression: '(MIT OR CC0-1.0)' },
      { license: { name: 'SEE LICENSE IN LICENSE' } },
      undefined,
      { license: { id: 'MIT' } },
    ]);
  });

  test('is the same whenever it is made', () => {
    expect(JSON.stringify(sbomOf('cms', '0.1.0', PACKAGES))).toBe(
      JSON.stringify(sbomOf('cms', '0.1.0', PACKAGES)),
    );
  });
});
