import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createFakeClock } from '../testing/fake-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMediaStore } from '../media/media-store.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { encodeImage } from './encode.ts';
import { createImageRoute } from './image-route.ts';
import { createImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { createPictureMaker } from './picture-maker.ts';
import { eventually } from '../testing/eventually.ts';

let root = '';
let images: ImageStore;
let route: ReturnType<typeof createImageRoute>;
const encode = vi.fn<typeof encodeImage>(encodeImage);
const open = new Map(['hall.jpg', 'broken.jpg', 'huge.png', 'plan.svg'].map((name) => [name, undefined]));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-images-'));
  const background = { r: 0, g: 133, b: 124 };
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(join(root, 'hall.jpg'));
  await writeFile(join(root, 'huge.png'), await hugePicture());
  await writeFile(join(root, 'broken.jpg'), 'not a picture');
  await writeFile(join(root, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'closed.jpg'), 'closed');
});
afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  encode.mockClear();
  const folder = await mkdtemp(join(root, 'made-'));
  images = createImageStore({ folder, maker: newMaker(), encode });
  route = createImageRoute({ media: newMedia(), images });
});

function newMaker(clock = createFakeClock()) {
  return createPictureMaker({ logger: createFakeLogger(), clock });
}

function newMedia() {
  return createMediaStore({
    folder: root,
    shipped: new Map(),
    sourceOf: (name) => name,
    fetch: () => Promise.reject(new TypeError('refused')),
    clock: createFakeClock(),
  });
}

/** A PNG whose header says 16,000 × 12,000 pixels (ISO/IEC 15948, 11.2.2); the file itself is tiny. */
async function hugePicture(): Promise<Buffer> {
  const background = { r: 255, g: 255, b: 255 };
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(16_000, 16);
  bytes.writeUInt32BE(12_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function ask(width: string, name: string, accept = 'image/avif,image/webp,*/*') {
  return route(
    new Request('http://localhost/?v=1', { headers: { accept } }),
    { width, name },
    { visible: open, open },
    { client: undefined },
  );
}

async function dimensions(answer: Response) {
  const { width, format } = await sharp(await answer.bytes()).metadata();
  return { width, format };
}

describe('the image route', () => {
  test('answers WebP at once and AVIF from then on', async () => {
    const first = await ask('500', 'hall.jpg');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('vary')).toBe('Accept');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await dimensions(first)).toEqual({ width: 500, format: 'webp' });
    await eventually(async () => {
      const later = await ask('500', 'hall.jpg');
      expect(later.headers.get('content-type')).toBe('image/avif');
      expect(later.headers.get('cache-control')).toContain('immutable');
      expect((await dimensions(later)).width).toBe(500);
    });
  });

  test('encodes once for all who ask at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('245', 'hall.jpg', 'image/webp')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  });

  test.each(['image/webp', 'image/avif,image/webp,*/*', 'image/png'])(
    'never sends a picture with more pixels than can be opened, asked for %s',
    async (accept) => {
      const answer = await ask('1000', 'huge.png', accept);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('This picture has too many pixels to be shown.');
    },
  );

  test('never enlarges', async () => {
    expect((await dimensions(await ask('3840', 'hall.jpg'))).width).toBe(900);
  });

  test.each(['100', '0500', '1e3', '-500', '500.0', ''])('knows no width %j', async (width) => {
    expect((await ask(width, 'hall.jpg')).status).toBe(404);
  });

  test('sends the original when it cannot be read, and does not try again', async () => {
    expect(await (await ask('500', 'broken.jpg')).text()).toBe('not a picture');
    const again = await ask('500', 'broken.jpg');
    expect(again.headers.get('content-type')).toBe('image/jpeg');
    expect(encode).toHaveBeenCalledTimes(1);
  });

  test('sends drawings, and clients that take neither format, the original', async () => {
    expect((await ask('500', 'plan.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await ask('500', 'hall.jpg', '*/*')).headers.get('content-type')).toBe('image/jpeg');
    expect(encode).not.toHaveBeenCalled();
  });

  test('sends the next width for a minute when the turn does not come', async () => {
    const clock = createFakeClock();
    const [begun, blocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const folder = await mkdtemp(join(root, 'made-'));
    const maker = newMaker(clock);
    images = createImageStore({
      folder,
      maker,
      encode: async (job) => {
        if (job.width === 3840) {
          begun.resolve();
          await blocked.promise;
        }
        await encodeImage(job);
      },
    });
    route = createImageRoute({ media: newMedia(), images });
    await ask('750', 'hall.jpg', 'image/webp');
    const slow = ask('3840', 'hall.jpg', 'image/webp');
    await begun.promise;
    const late = ask('500', 'hall.jpg', 'image/webp');
    await eventually(() => expect(maker.queueLength()).toBe(1));
    await clock.advance(1_000);
    const standIn = await late;
    expect(await dimensions(standIn)).toEqual({ width: 750, format: 'webp' });
    expect(standIn.headers.get('cache-control')).toBe('public, max-age=60');
    blocked.resolve();
    expect((await slow).headers.get('cache-control')).toContain('immutable');
    // It was encoded meanwhile.
    await eventually(async () => {
      expect((await dimensions(await ask('500', 'hall.jpg', 'image/webp'))).width).toBe(500);
    });
  });

  test('does not show closed pictures', async () => {
    expect((await ask('500', 'closed.jpg')).status).toBe(404);
  });
});
