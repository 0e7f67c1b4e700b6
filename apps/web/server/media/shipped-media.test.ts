import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { readShippedMedia } from './shipped-media.ts';

let root = '';
let logger = createFakeLogger();
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-shipped-'));
  logger = createFakeLogger();
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('readShippedMedia', () => {
  test('keeps only paths inside demo/media', async () => {
    await mkdir(join(root, 'snapshot'));
    const map = { 'a.jpg': 'stills/a.jpg', 'b.jpg': '../../secret', 'c.jpg': 3 };
    await writeFile(join(root, 'snapshot', 'media.json'), JSON.stringify(map));
    const shipped = await readShippedMedia(join(root, 'snapshot'), logger);
    expect([...shipped]).toEqual([['a.jpg', join(root, 'media', 'stills', 'a.jpg')]]);
  });

  test('is empty when nothing ships', async () => {
    expect((await readShippedMedia(join(root, 'nowhere'), logger)).size).toBe(0);
  });

  test.each(['{"a.jpg": "sti', '[', 'null', '3'])(
    'is empty and reported when it is torn: %s',
    async (text) => {
      await mkdir(join(root, 'snapshot'));
      await writeFile(join(root, 'snapshot', 'media.json'), text);
      expect((await readShippedMedia(join(root, 'snapshot'), logger)).size).toBe(0);
      expect(logger.lines.map(({ level }) => level)).toEqual(['warn']);
    },
  );
});
