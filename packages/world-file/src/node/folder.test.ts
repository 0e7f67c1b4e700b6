import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WorldArchive } from '../archive.ts';
import { WORLD_FILE_LIMITS } from '../limits.ts';
import type { WorldFile } from '../world-file.ts';
import { readWorldFolder, writeWorldFolder } from './folder.ts';

function worldOf(...files: string[]): WorldArchive {
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales: ['en'],
      entries: {},
      media: Object.fromEntries(files.map((file) => [file, { file, alternativeText: '' }])),
    } satisfies WorldFile,
    media: new Map(files.map((file) => [file, new TextEncoder().encode(file)])),
  };
}

function bytesIn({ media }: WorldArchive) {
  return Object.fromEntries([...media].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));
}

describe('a world in a folder', () => {
  let scratch = '';
  let folder = '';
  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'vitrine-world-'));
    folder = join(scratch, 'world');
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  test('is read as it was written', async () => {
    const world = worldOf('door.jpg', 'clips/walk.mp4');
    await writeWorldFolder(folder, world);
    const back = await readWorldFolder(folder);
    expect(back.worldFile).toEqual(world.worldFile);
    expect(bytesIn(back)).toEqual({ 'door.jpg': 'door.jpg', 'clips/walk.mp4': 'clips/walk.mp4' });
  });

  test('loses what the world no longer shows, and keeps what is not of the world', async () => {
    await writeWorldFolder(folder, worldOf('door.jpg', 'room.jpg'));
    writeFileSync(join(folder, 'README.md'), 'ours');
    writeFileSync(join(folder, 'media', 'notes.txt'), 'ours');
    await writeWorldFolder(folder, worldOf('door.jpg'));
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'media', 'world.json']);
    expect(readdirSync(join(folder, 'media')).toSorted()).toEqual(['door.jpg', 'notes.txt']);
    expect(bytesIn(await readWorldFolder(folder))).toEqual({ 'door.jpg': 'door.jpg' });
  });

  test('is not written among the files of others', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'private');
    await expect(writeWorldFolder(folder, worldOf())).rejects.toMatchObject({ code: 'unexpectedFile' });
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  test('is not read through a link that leads out of it', async () => {
    await writeWorldFolder(folder, worldOf('door.jpg'));
    writeFileSync(join(scratch, 'secret.txt'), 'secret');
    rmSync(join(folder, 'media', 'door.jpg'));
    symlinkSync(join(scratch, 'secret.txt'), join(folder, 'media', 'door.jpg'));
    await expect(readWorldFolder(folder)).rejects.toMatchObject({ code: 'unsafePath' });
  });

  test('is not written, and nothing is removed, behind a link that leads out of it', async () => {
    await writeWorldFolder(folder, worldOf('clips/walk.mp4'));
    const elsewhere = join(scratch, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'walk.mp4'), 'private');
    rmSync(join(folder, 'media', 'clips'), { recursive: true });
    symlinkSync(elsewhere, join(folder, 'media', 'clips'));
    const refusal = { code: 'unsafePath' };
    await expect(writeWorldFolder(folder, worldOf('clips/new.mp4'))).rejects.toMatchObject(refusal);
    await expect(writeWorldFolder(folder, worldOf())).rejects.toMatchObject(refusal);
    expect(readdirSync(elsewhere)).toEqual(['walk.mp4']);
    expect(readFileSync(join(elsewhere, 'walk.mp4'), 'utf8')).toBe('private');
  });

  test('takes the place of a link, and does not write through it', async () => {
    await writeWorldFolder(folder, worldOf('door.jpg'));
    writeFileSync(join(scratch, 'secret.txt'), 'secret');
    for (const file of ['door.jpg', 'door.jpg.part']) {
      rmSync(join(folder, 'media', file), { force: true });
      symlinkSync(join(scratch, 'secret.txt'), join(folder, 'media', file));
    }
    await writeWorldFolder(folder, worldOf('door.jpg'));
    expect(readFileSync(join(scratch, 'secret.txt'), 'utf8')).toBe('secret');
    expect(readdirSync(join(folder, 'media'))).toEqual(['door.jpg']);
    expect(bytesIn(await readWorldFolder(folder))).toEqual({ 'door.jpg': 'door.jpg' });
  });

  test('stays as it is when what is to be written is more than anybody could read', async () => {
    await writeWorldFolder(folder, worldOf('door.jpg'));
    const limits = { ...WORLD_FILE_LIMITS, files: 2 };
    await expect(writeWorldFolder(folder, worldOf('room.jpg', 'desk.jpg'), limits)).rejects.toMatchObject({
      code: 'tooManyFiles',
    });
    expect(readdirSync(join(folder, 'media'))).toEqual(['door.jpg']);
  });

  test('is refused without its world.json or one of its media', async () => {
    mkdirSync(folder);
    await expect(readWorldFolder(folder)).rejects.toThrow('The world file has no “world.json”.');
    await writeWorldFolder(folder, worldOf('door.jpg'));
    rmSync(join(folder, 'media', 'door.jpg'));
    await expect(readWorldFolder(folder)).rejects.toThrow('The world file has no “media/door.jpg”.');
  });
});
