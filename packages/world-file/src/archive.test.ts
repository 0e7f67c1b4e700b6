import { isDeepStrictEqual } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { assert, nat, property } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readWorldArchive, writeWorldArchive } from './archive.ts';
import { WORLD_FILE_LIMITS } from './limits.ts';
import type { WorldFile } from './world-file.ts';
import { WorldFileError } from './world-file-error.ts';

function bytes(text: string): Uint8Array {
  return strToU8(text);
}

const hall: WorldFile = {
  format: 'vitrine-world',
  version: 1,
  locales: ['en', 'de'],
  entries: { worlds: { hall: { slug: 'hall', name: { en: 'Hall', de: 'Halle' } } } },
  media: {
    'Door (1).jpg': {
      file: 'door.jpg',
      alternativeText: 'A door',
      alternativeTexts: { de: 'Eine Tür' },
    },
  },
};
const hallMedia = new Map([['door.jpg', bytes('not really a picture')]]);

function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? bytes(content) : content,
      ]),
    ),
  );
}

/** A world file's JSON with something else in it. */
function json(changed: object = {}): string {
  return JSON.stringify({ ...hall, ...changed });
}

function refusalOf(
  archive: Uint8Array,
  limits: Partial<typeof WORLD_FILE_LIMITS> = {},
): { code: string; message: string } {
  try {
    readWorldArchive(archive, { ...WORLD_FILE_LIMITS, ...limits });
  } catch (error) {
    if (error instanceof WorldFileError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('The archive was read.');
}

/** The offset at which the directory of an archive describes a file. */
function headerOf(archive: Uint8Array, name: string): number {
  const at = Buffer.from(archive).lastIndexOf(name) - 46;
  expect(Buffer.from(archive).readUInt32LE(at)).toBe(0x0201_4b50);
  return at;
}

function outcomeOf(archive: Uint8Array): string {
  try {
    return isDeepStrictEqual(readWorldArchive(archive).worldFile, hall) ? 'read' : 'misread';
  } catch (error) {
    return error instanceof WorldFileError ? 'refused' : String(error);
  }
}

describe('a packed world', () => {
  test('is read as it was written', () => {
    expect(readWorldArchive(writeWorldArchive(hall, hallMedia))).toEqual({
      worldFile: hall,
      media: hallMedia,
    });
  });

  test('has the same bytes at any time, on any machine and in any order', () => {
    const other: WorldFile = {
      media: hall.media,
      entries: { worlds: { hall: { name: { de: 'Halle', en: 'Hall' }, slug: 'hall' } } },
      locales: hall.locales,
      version: 1,
      format: 'vitrine-world',
    };
    const today = writeWorldArchive(hall, hallMedia);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect(writeWorldArchive(other, hallMedia)).toEqual(today);
  });

  test('is not written without the bytes of its media', () => {
    expect(() => writeWorldArchive(hall, new Map())).toThrow('has no “door.jpg”');
  });
});

describe('an archive that is refused', () => {
  test.each([
    '../world.json',
    'media/../../door.jpg',
    '/etc/passwd',
    'C:/door.jpg',
    'media\\door.jpg',
    'media/./door.jpg',
    'media//door.jpg',
    'media/door.jpg\u0000.svg',
    'media/con.jpg',
    `media/${'x'.repeat(300)}`,
  ])('for the path %j', (path) => {
    const { code, message } = refusalOf(zip({ 'world.json': json(), [path]: 'x' }));
    expect(code).toBe('unsafePath');
    expect(message).toContain('leads elsewhere');
  });

  test.each(['../door.jpg', '/door.jpg', 'a\\b.jpg', ''])('when a medium is said to lie at %j', (file) => {
    const media = { door: { file, alternativeText: '' } };
    expect(refusalOf(zip({ 'world.json': json({ media }) }))).toEqual({
      code: 'wrongShape',
      message: 'world.json, media.door.file: is no path below the folder media.',
    });
  });

  test('when an alternative text is in no language', () => {
    const media = { door: { file: 'door.jpg', alternativeText: '', alternativeTexts: { German: 'Tür' } } };
    expect(refusalOf(zip({ 'world.json': json({ media }), 'media/door.jpg': 'x' }))).toMatchObject({
      code: 'wrongShape',
      message: expect.stringContaining('media.door.alternativeTexts.German'),
    });
  });

  test('when it has a file twice, also in capitals', () => {
    expect(
      refusalOf(zip({ 'world.json': json(), 'media/door.jpg': 'x', 'media/DOOR.jpg': 'y' })),
    ).toMatchObject({ code: 'duplicateFile' });
  });

  test('when two media share a file', () => {
    const media = {
      one: { file: 'door.jpg', alternativeText: '' },
      other: { file: 'Door.jpg', alternativeText: '' },
    };
    expect(refusalOf(zip({ 'world.json': json({ media }) }))).toMatchObject({ code: 'duplicateFile' });
  });

  test.each([
    ['media/other.jpg', 'unexpectedFile'],
    ['readme.txt', 'unexpectedFile'],
  ])('when it has %s, which is not listed', (path, code) => {
    expect(refusalOf(zip({ 'world.json': json(), 'media/door.jpg': 'x', [path]: 'x' }))).toMatchObject({
      code,
    });
  });

  test.each([
    [{ 'world.json': json() }, 'media/door.jpg'],
    [{ 'media/door.jpg': 'x' }, 'world.json'],
  ])('when a file is missing', (files, name) => {
    expect(refusalOf(zip(files as Record<string, string>))).toEqual({
      code: 'missingFile',
      message: `The world file has no “${name}”.`,
    });
  });

  test('for 100 MB of JSON, which are never unpacked', () => {
    const large = new Uint8Array(100 * 1024 * 1024).fill(0x20);
    const archive = zip({ 'world.json': large });
    expect(refusalOf(archive)).toMatchObject({ code: 'tooCompressed' });
    expect(refusalOf(archive, { compression: 2_000 })).toEqual({
      code: 'tooLarge',
      message: 'world.json is larger than 32 MB, which is the limit.',
    });
  });

  test('for a file that grows beyond all measure', () => {
    const bomb = new Uint8Array(4 * 1024 * 1024);
    expect(refusalOf(zip({ 'world.json': json(), 'media/door.jpg': bomb }))).toMatchObject({
      code: 'tooCompressed',
    });
  });

  test('when a file is larger than it was said to be', () => {
    const zeros = new Uint8Array(512 * 1024);
    const archive = zip({ 'world.json': json(), 'media/door.jpg': zeros });
    const view = new DataView(archive.buffer, archive.byteOffset);
    const header = headerOf(archive, 'media/door.jpg');
    view.setUint32(header + 24, 1, true);
    // CRC-32 of one byte that is 0.
    view.setUint32(header + 16, 0xd202_ef8d, true);
    expect(refusalOf(archive).code).toBe('damaged');
  });

  test('when two files are made of the same bytes', () => {
    const media = { ...hall.media, Window: { file: 'window.jpg', alternativeText: '' } };
    const files = { 'media/door.jpg': 'same', 'media/window.jpg': 'same' };
    const archive = zip({ 'world.json': json({ media }), ...files });
    const view = new DataView(archive.buffer, archive.byteOffset);
    const offset = view.getUint32(headerOf(archive, 'media/door.jpg') + 42, true);
    view.setUint32(headerOf(archive, 'media/window.jpg') + 42, offset, true);
    expect(refusalOf(archive).code).toBe('damaged');
  });

  test.each([
    [{ archiveBytes: 100 }, 'tooLarge', 'The archive is larger than 1 KB'],
    [{ unpackedBytes: 300 }, 'tooLarge', 'The unpacked archive is larger'],
    [{ mediumBytes: 10 }, 'tooLarge', 'The file “media/door.jpg” is larger'],
    [{ files: 1 }, 'tooManyFiles', 'The archive holds 2 files; a world file may hold 1.'],
  ])('beyond the limit %j', (limits, code, sentence) => {
    const refusal = refusalOf(zip({ 'world.json': json(), 'media/door.jpg': 'x'.repeat(200) }), limits);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(sentence);
  });

  test('when it is no archive, cut off or damaged', () => {
    const whole = writeWorldArchive(hall, hallMedia);
    expect(refusalOf(bytes('{"format": "vitrine-world"}')).code).toBe('notAnArchive');
    expect(refusalOf(whole.slice(0, -30)).code).toBe('notAnArchive');
    const damagedArchive = whole.slice();
    const at = Buffer.from(damagedArchive).indexOf('not really');
    damagedArchive[at] = (damagedArchive[at] ?? 0) ^ 1;
    expect(refusalOf(damagedArchive)).toEqual({
      code: 'damaged',
      message: 'The file “media/door.jpg” is damaged: create the file again.',
    });
  });

  test('with a sentence and never otherwise, wherever a byte is wrong', () => {
    const whole = writeWorldArchive(hall, hallMedia);
    assert(
      property(nat(whole.length - 1), nat(255), (at, byte) => {
        const damagedArchive = whole.slice();
        damagedArchive[at] = byte;
        expect(outcomeOf(damagedArchive)).toMatch(/^(?:read|refused)$/);
      }),
      { numRuns: 500 },
    );
  });
});
