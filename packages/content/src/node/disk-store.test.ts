import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aClip } from '@vitrine/core/testing';
import { entriesOf, fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import type { ContentBundle } from '../bundle.ts';
import { assembleBundle } from '../normalise/assemble-bundle.ts';
import { readBundle, writeBundle } from './disk-store.ts';
import { writeShippedBundle } from './shipped.ts';

const first = assembleBundle(fetchedFrom(smallWorld()));
const second = (() => {
  const answers = smallWorld();
  Object.assign(entriesOf(answers, '/api/content-locations', 'en')[0] ?? {}, { title: 'Another title' });
  return assembleBundle(fetchedFrom(answers));
})();

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function names() {
  return (await readdir(directory)).toSorted();
}

async function shippedFiles() {
  return JSON.parse(await readFile(join(directory, 'media.json'), 'utf8')) as Record<string, string>;
}

describe('the store', () => {
  test('reads what was written, and keeps no file of the previous bundle', async () => {
    await writeBundle(directory, first);
    expect(await readBundle(directory)).toEqual(first);
    const before = await names();
    await writeBundle(directory, second);
    expect(await readBundle(directory)).toEqual(second);
    // Only the English part changed.
    expect((await names()).filter((name) => !before.includes(name))).toHaveLength(1);
    expect(await names()).toHaveLength(before.length);
  });

  test('reads a bundle from before there were stories', async () => {
    const snapshots = Object.fromEntries(
      Object.entries(first.snapshots).map(([locale, { stories: _stories, ...snapshot }]) => [
        locale,
        snapshot,
      ]),
    );
    await writeBundle(directory, { ...first, snapshots } as unknown as ContentBundle);
    const read = await readBundle(directory);
    expect(Object.values(read.snapshots).map(({ stories }) => stories)).toEqual([[], []]);
  });

  test('keeps the words of PDFs in a part of their own, also where people read it', async () => {
    const withWords = { ...first, documentTexts: { 'sheet.pdf': ['one', '', 'three'] } };
    await writeBundle(directory, withWords);
    expect(await readBundle(directory)).toEqual(withWords);
    await writeBundle(directory, first);
    expect((await names()).filter((name) => name.startsWith('document-texts'))).toEqual([]);
    await writeShippedBundle({ directory, bundle: withWords, media: new Map() });
    expect((await readBundle(directory)).documentTexts).toEqual(withWords.documentTexts);
    expect(await names()).toContain('document-texts.json');
  });

  test.skipIf(process.platform === 'win32')('keeps the access codes for its owner', async () => {
    await writeBundle(directory, first);
    const file = (await names()).find((name) => name.startsWith('server-only.'));
    expect((await stat(join(directory, file ?? ''))).mode & 0o077).toBe(0);
  });

  test('cut off at any file, still holds the bundle before', async () => {
    await writeBundle(directory, first);
    const good = await Promise.all(
      (await names()).map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as const),
    );
    await writeBundle(directory, second);
    const written = await Promise.all(
      (await names()).map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as const),
    );
    const added = written.filter(([name]) => name !== 'index.json');
    for (let cut = 0; cut <= added.length; cut += 1) {
      await rm(directory, { recursive: true });
      // The state after a killed write: the old files, some new ones, and a truncated one.
      await writeBundle(directory, first);
      for (const [name, text] of added.slice(0, cut)) await writeFile(join(directory, name), text);
      const [torn, text] = added[cut] ?? [
        'index.json',
        written.find(([name]) => name === 'index.json')?.[1] ?? '',
      ];
      await writeFile(join(directory, `${torn}.4711.tmp`), text.slice(0, text.length / 2));
      expect(await readBundle(directory)).toEqual(first);
    }
    expect(good.length).toBeGreaterThan(3);
    await writeBundle(directory, second);
    expect(await readBundle(directory)).toEqual(second);
    expect((await names()).some((name) => name.endsWith('.tmp'))).toBe(false);
  });

  test('refuses what is missing, torn, altered or of another format', async () => {
    const refused = expect.objectContaining({ name: 'ContentError', kind: 'unreadableBundle' });
    await expect(readBundle(join(directory, 'nowhere'))).rejects.toMatchObject({ kind: 'noBundle' });
    await writeFile(join(directory, 'a-file'), '');
    await expect(readBundle(join(directory, 'a-file'))).rejects.toEqual(refused);
    await writeBundle(directory, first);
    const english = (await names()).find((name) => name.startsWith('en.'));
    const path = join(directory, english ?? '');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.slice(0, -20));
    await expect(readBundle(directory)).rejects.toEqual(refused);
    await writeFile(path, text.replaceAll('\n', '\r\n'));
    expect(await readBundle(directory)).toEqual(first);
    await rm(path);
    await expect(readBundle(directory)).rejects.toEqual(refused);
    await writeFile(join(directory, 'index.json'), '{"format": 99}');
    await expect(readBundle(directory)).rejects.toEqual(refused);
    await writeFile(join(directory, 'index.json'), '');
    await expect(readBundle(directory)).rejects.toEqual(refused);
  });
});

describe('the shipped bundle', () => {
  const media = new Map([['entrance-4x3.jpg', { file: 'stills/entrance.jpg' }]]);

  test('reads like any other, without reports and codes', async () => {
    await writeShippedBundle({ directory, bundle: first, media });
    expect(await names()).toEqual(['de.json', 'en.json', 'index.json', 'media.json']);
    expect(await readBundle(directory)).toEqual({
      ...first,
      reports: [],
      serverOnly: { accessCodes: {}, mediaSources: {} },
    });
  });

  test('maps a file and its stored widths to the original, and says what is not there', async () => {
    const { missing } = await writeShippedBundle({ directory, bundle: first, media });
    const shipped = await shippedFiles();
    expect(Object.keys(shipped)).toHaveLength(6);
    expect(new Set(Object.values(shipped))).toEqual(new Set(['stills/entrance.jpg']));
    expect(missing).toContain('atrium-4x3.jpg');
    expect(missing).not.toContain('entrance-4x3.jpg');
  });

  test('maps a clip’s copy for phones to that copy, and says where it is not there', async () => {
    const clip = { file: 'transitions/walk.mp4', phone: 'transitions/phone/walk.mp4' };
    const bundle = {
      ...first,
      snapshots: {
        en: { film: aClip({ name: 'walk.mp4', phone: '/box-api/uploads/phone_walk.mp4?v=9n8' }) },
      },
    } as unknown as ContentBundle;
    const both = await writeShippedBundle({ directory, bundle, media: new Map([['walk.mp4', clip]]) });
    expect(both.missing).toEqual([]);
    expect(await shippedFiles()).toEqual({ 'phone_walk.mp4': clip.phone, 'walk.mp4': clip.file });
    const { file } = clip;
    const one = await writeShippedBundle({ directory, bundle, media: new Map([['walk.mp4', { file }]]) });
    expect(one.missing).toEqual(['walk.mp4']);
  });

  test('is the same bytes for the same content', async () => {
    await writeShippedBundle({ directory, bundle: first, media });
    const before = await readFile(join(directory, 'en.json'), 'utf8');
    await writeShippedBundle({
      directory,
      bundle: assembleBundle(fetchedFrom(smallWorld('v4'))),
      media,
    });
    expect(await readFile(join(directory, 'en.json'), 'utf8')).toBe(before);
  });
});
