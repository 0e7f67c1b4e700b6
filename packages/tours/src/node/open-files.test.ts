import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTour } from '../read/read-tour.ts';
import { openTourArchive } from '../read/open-archive.ts';
import { openTourFolder } from './open-folder.ts';

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}
const TOUR = text('{"scenes":{"a":{"panorama":"a.jpg"}}}');

describe('a tour in a folder', () => {
  let scratch = '';
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'vitrine-tour-'));
    mkdirSync(join(scratch, 'tour', 'deep'), { recursive: true });
    writeFileSync(join(scratch, 'secret.txt'), 'secret');
    writeFileSync(join(scratch, 'tour', 'deep', 'tour.json'), TOUR);
    symlinkSync(join(scratch, 'secret.txt'), join(scratch, 'tour', 'a.jpg'));
    symlinkSync(scratch, join(scratch, 'tour', 'up'));
  });
  afterAll(() => {
    rmSync(scratch, { recursive: true });
  });

  test('is what lies in it, and no link that leads out of it', async () => {
    const { paths, lookUp } = await openTourFolder(join(scratch, 'tour'));
    expect(paths).toEqual(['deep/tour.json']);
    expect(await lookUp('deep/tour.json')).toEqual(Buffer.from(TOUR));
    for (const path of ['a.jpg', 'up/secret.txt', '../secret.txt', 'deep/../../secret.txt', '/etc/passwd']) {
      expect(await lookUp(path)).toBeUndefined();
    }
  });
});

describe('a tour in an archive', () => {
  test('is read out of it', async () => {
    const files = openTourArchive(zipSync({ 'tour/tour.json': TOUR, 'tour/a.jpg': text('a') }));
    expect(files.paths).toEqual(['tour/tour.json', 'tour/a.jpg']);
    expect(await readTour(files)).toMatchObject({ format: 'pannellum' });
    expect(await files.lookUp('tour/a.jpg')).toEqual(text('a'));
    expect(await files.lookUp('a.jpg')).toBeUndefined();
  });

  test.each(['../tour.json', '/etc/tour.json', 'a/../../tour.json', 'a\\..\\tour.json', 'C:tour.json'])(
    'is refused for a file called %s, and nothing is written',
    (name) => {
      const before = readdirSync(process.cwd());
      expect(() => openTourArchive(zipSync({ [name]: TOUR }))).toThrow(
        /^The archive holds the file “.*”, whose path leads elsewhere/,
      );
      expect(readdirSync(process.cwd())).toEqual(before);
    },
  );

  test('is read whatever its files are called: in an old code page, or as a Mac writes accents', async () => {
    const tour = text('{"scenes":{"a":{"panorama":"K\u00fcche.jpg"}}}');
    const mac = openTourArchive(zipSync({ 'tour.json': tour, 'Ku\u0308che.jpg': text('a') }));
    const archive = zipSync({ 'tour.json': tour, 'K#che.jpg': text('a') });
    // The name in the old code page, in the file's own header and in the directory.
    for (const [at, sign] of archive.entries()) if (sign === 0x23) archive[at] = 0x81;
    for (const files of [mac, openTourArchive(archive)]) {
      const { scenes } = await readTour(files);
      const panorama = scenes[0]?.panorama;
      expect(await files.lookUp(panorama?.kind === 'equirectangular' ? panorama.file : '')).toEqual(
        text('a'),
      );
    }
  });

  test('is refused when it grows without end, or is none', () => {
    const bomb = zipSync({ 'tour.json': new Uint8Array(50_000_000) }, { level: 9 });
    expect(() => openTourArchive(bomb)).toThrow(/would grow more than 200 times/);
    expect(() => openTourArchive(text('<html>'))).toThrow('The file is not a zip archive, or it is cut off.');
  });
});
