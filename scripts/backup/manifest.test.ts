import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATABASE_NAMES, formatManifest, isNewer, parseManifest } from './manifest.ts';
import type { DatabaseKind, Manifest } from './manifest.ts';

const sha256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const upload = fc.stringMatching(/^[a-z0-9äß ._-]{1,30}x$/).map((name) => `data/cms/public/uploads/${name}`);

const manifests: fc.Arbitrary<Manifest> = fc
  .constantFrom<DatabaseKind>('sqlite', 'postgres')
  .chain((database) =>
    fc.record({
      vitrine: fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)).map((numbers) => numbers.join('.')),
      created: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      database: fc.constant(database),
      files: fc
        .uniqueArray(upload)
        .chain((paths) =>
          fc.tuple(
            ...[DATABASE_NAMES[database], ...paths].map((path) =>
              fc.record({ path: fc.constant(path), size: fc.maxSafeNat(), sha256 }),
            ),
          ),
        ),
    }),
  );

test('a manifest is read as it was written', () => {
  fc.assert(
    fc.property(manifests, (manifest) => {
      expect(parseManifest(formatManifest(manifest))).toEqual(manifest);
    }),
  );
});

test('whatever a text is, reading it ends', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseManifest(text)).toBeUndefined();
    }),
  );
});

const GOOD = {
  format: 'vitrine-backup-1',
  vitrine: '1.2.3',
  created: '2026-11-28T12:00:00.000Z',
  database: 'sqlite',
  files: [{ path: 'database.sqlite', size: 1, sha256: '0'.repeat(64) }],
};
const [FILE] = GOOD.files;

describe('a manifest is refused', () => {
  test('the one that the others differ from is not', () => {
    expect(parseManifest(JSON.stringify(GOOD))).toBeDefined();
  });

  test.each([
    ['of another format', { format: 'vitrine-backup-2' }],
    ['without a version', { vitrine: 'new' }],
    ['without a date', { created: 'today' }],
    ['of an unknown database', { database: 'toString' }],
    ['without files', { files: [] }],
    ['of the other database', { database: 'postgres' }],
    ['that leaves its folder', { files: [FILE, { ...FILE, path: 'data/../x' }] }],
    ['with a file that no backup has', { files: [FILE, { ...FILE, path: 'data/cms/content.sqlite' }] }],
    ['that names a file twice', { files: [FILE, FILE] }],
    ['that names itself', { files: [FILE, { ...FILE, path: 'manifest.json' }] }],
    ['with a wrong size', { files: [{ ...FILE, size: -1 }] }],
    ['with a wrong checksum', { files: [{ ...FILE, sha256: 'ABC' }] }],
  ])('%s', (_, change) => {
    expect(parseManifest(JSON.stringify({ ...GOOD, ...change }))).toBeUndefined();
  });
});

test.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['0.1.1', '0.1.0', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0-beta', '0.1.0', false],
  ['0.9.9', '1.0.0', false],
])('whether %s is newer than %s: %j', (version, than, isIt) => {
  expect(isNewer(version, than)).toBe(isIt);
});
