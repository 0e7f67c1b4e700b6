import { describe, expect, test } from 'vitest';
import { readWorldArchive, writeWorldArchive } from './archive.ts';
import { WORLD_FILE_LIMITS } from './limits.ts';
import type { WorldFile } from './world-file.ts';

const hall: WorldFile = {
  format: 'vitrine-world',
  version: 1,
  locales: ['en', 'de'],
  entries: { worlds: { hall: { slug: 'hall', name: { en: 'Hall', de: 'Halle' } } } },
  media: { 'Door (1).jpg': { file: 'door.jpg', alternativeText: 'A door' } },
};
const hallMedia = new Map([['door.jpg', new TextEncoder().encode('not really a picture')]]);

function writing(worldFile: WorldFile, limits: Partial<typeof WORLD_FILE_LIMITS>) {
  return () => writeWorldArchive(worldFile, hallMedia, { ...WORLD_FILE_LIMITS, ...limits });
}

describe('an archive that no reader could open', () => {
  test.each([
    ['too much JSON', { jsonBytes: 100 }, 'world.json is larger than 1 KB, which is the limit.'],
    [
      'too large a medium',
      { mediumBytes: 5 },
      'The file “door.jpg” is larger than 1 KB, which is the limit.',
    ],
    [
      'too much in all',
      { unpackedBytes: 300 },
      'The world with its media is larger than 1 KB, which is the limit.',
    ],
    ['too many files', { files: 1 }, 'The world holds 2 files; a world file may hold 1.'],
    ['too large an archive', { archiveBytes: 50 }, 'The archive is larger than 1 KB, which is the limit.'],
  ])('is not written: %s', (_what, limits, sentence) => {
    expect(writing(hall, limits)).toThrow(sentence);
    expect(writing(hall, {})).not.toThrow();
  });

  test('is not written for names that no file of a world may have', () => {
    const media = { 'door.jpg': { file: '../door.jpg', alternativeText: '' } };
    expect(writing({ ...hall, media }, {})).toThrow('is no path below the folder media');
  });

  test('never comes of a drawing that packs too well', () => {
    const media = { empty: { file: 'empty.svg', alternativeText: '' } };
    const drawing = new Map([['empty.svg', new Uint8Array(2 * 1024 * 1024)]]);
    const archive = writeWorldArchive({ ...hall, media }, drawing);
    expect(readWorldArchive(archive).media.get('empty.svg')).toHaveLength(2 * 1024 * 1024);
  });
});
