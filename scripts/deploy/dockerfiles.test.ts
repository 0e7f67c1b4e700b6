import { describe, expect, test } from 'vitest';
import { IMAGE_NAMES, IMAGE_PLANS } from './image-files.ts';
import { OF_THE_SYSTEM, readText, ROOT, SETTINGS } from './testing/deploy-files.ts';
import { readImage } from './testing/image.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

describe.each(IMAGE_NAMES)('the Dockerfile of %s', (name) => {
  const text = readText(`deploy/${name}.Dockerfile`);
  const image = readImage(name);

  test('is based on the Node of the project', () => {
    const version = readText('.nvmrc').trim();
    expect(text).toContain(`ARG NODE_IMAGE=node:${version}-bookworm-slim`);
    expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)).toEqual([
      '${NODE_IMAGE}',
      '${NODE_IMAGE}',
    ]);
  });

  test('holds the files of the list, and starts their program', () => {
    expect(text).toContain(`node scripts/deploy/assemble.ts ${name} /image`);
    expect(text).toContain('COPY --from=build /image /app');
    expect(image.command).toEqual(['node', IMAGE_PLANS[name].program]);
    expect(existsSync(join(ROOT, IMAGE_PLANS[name].program))).toBe(true);
  });

  test('runs as an account of its own, which owns the data folder alone', () => {
    expect(image.user).toBe('10001:10001');
    expect(text).toContain('install -d -o 10001 -g 10001 -m 700 /data');
    expect(image.environment['DATA_DIR']).toBe('/data');
    expect(text).toContain('\nVOLUME /data\n');
  });

  test('sets settings that there are', () => {
    const names = Object.keys(image.environment);
    expect(names.filter((one) => !SETTINGS.has(one) && !OF_THE_SYSTEM.has(one))).toEqual([]);
  });

  test('asks for its health by Node alone, at an address that there is', () => {
    expect(image.healthCheck.slice(0, 2)).toEqual(['node', '-e']);
    expect(image.healthCheck[2]).toContain(name === 'web' ? '/healthz`' : ":1337/_health'");
  });
});

test('renovate pins the digests of the images', () => {
  const { packageRules } = JSON.parse(readText('renovate.json')) as {
    readonly packageRules: readonly {
      readonly matchDatasources?: readonly string[];
      readonly pinDigests?: boolean;
    }[];
  };
  expect(packageRules.find(({ pinDigests }) => pinDigests === true)?.matchDatasources).toEqual(['docker']);
});
