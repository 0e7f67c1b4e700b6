import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredFile } from '../media/stored-file.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { encodeImage, UnreadablePictureError } from './encode.ts';
import { createImageStore } from './image-store.ts';
import { createPictureMaker } from './picture-maker.ts';

const MINUTE = 60_000;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function source(name: string, bytes: Buffer | string): Promise<StoredFile> {
  const path = join(root, name);
  await writeFile(path, bytes);
  const { size, mtimeMs } = await stat(path);
  return { path, size, modified: mtimeMs };
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#00857c' } })
    .jpeg()
    .toBuffer();
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: the system said no`), { code });
}

async function setUp(bytes: Buffer | string, { hasRoom = true } = {}) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const encode = vi.fn<typeof encodeImage>(encodeImage);
  const images = createImageStore({
    folder: join(root, 'images'),
    maker: createPictureMaker({ logger, clock, hasRoom: async () => hasRoom }),
    encode,
  });
  const file = await source('hall.jpg', bytes);
  const ask = (width: number) =>
    images.obtain({ name: 'hall.jpg', source: file, width, takesAvif: false, asker: { client: undefined } });
  return { ask, clock, encode, logger };
}

describe('a picture that could not be resized', () => {
  test.each(['ENOSPC', 'EMFILE', 'EIO'])('is tried again a minute after %s, logged once', async (code) => {
    const { ask, clock, encode, logger } = await setUp(await picture());
    encode.mockRejectedValueOnce(systemError(code));
    expect(await ask(500)).toBeUndefined();
    expect(await ask(750)).toBeUndefined();
    expect(encode).toHaveBeenCalledTimes(1);
    await clock.advance(MINUTE);
    expect((await ask(500))?.format).toBe('webp');
    expect((await ask(750))?.format).toBe('webp');
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('is never tried again when it is not a picture', async () => {
    const { ask, clock, encode } = await setUp('not a picture');
    expect(await ask(500)).toBeUndefined();
    await clock.advance(10 * MINUTE);
    expect(await ask(750)).toBeUndefined();
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test('is left as it is while the disk is short', async () => {
    const { ask, encode } = await setUp(await picture(), { hasRoom: false });
    expect(await ask(500)).toBeUndefined();
    expect(encode).not.toHaveBeenCalled();
  });
});

function job(file: string) {
  return {
    source: join(root, file),
    target: join(root, 'made', 'a.webp'),
    width: 500,
    format: 'webp' as const,
  };
}

describe('an encode', () => {
  test('distinguishes a file that is not a picture from one that cannot be read', async () => {
    await source('broken.jpg', 'not a picture');
    await expect(encodeImage(job('broken.jpg'))).rejects.toBeInstanceOf(UnreadablePictureError);
    const away = encodeImage(job('away.jpg'));
    await expect(away).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(away).rejects.not.toBeInstanceOf(UnreadablePictureError);
  });

  test('detects a truncated picture', async () => {
    const whole = await picture();
    await source('torn.jpg', whole.subarray(0, whole.byteLength / 2));
    await expect(encodeImage(job('torn.jpg'))).rejects.toBeInstanceOf(UnreadablePictureError);
  });
});
