import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TILE_SIZE, tileArea, tileLevels } from '@vitrine/core/media/picture-tiles';
import type { Tile } from '@vitrine/core/media/picture-tiles';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMediaStore } from '../media/media-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { eventually } from '../testing/eventually.ts';
import { makePlate } from './cut-tiles.ts';
import { createPictureMaker } from './picture-maker.ts';
import type { PictureMaker } from './picture-maker.ts';
import { createTileRoute } from './tile-route.ts';
import { createTileStore } from './tile-store.ts';

/** Eight tiles and a piece across, one and a piece down. */
const SIZE = { width: 4300, height: 530 };

/** The mean difference of a colour, of 255, that JPEG and WebP at our qualities may leave in a smooth picture. */
const CODEC_ERROR = 3;

let root = '';
let folder = '';
let original: Buffer = Buffer.alloc(0);
let maker: PictureMaker;
let route: ReturnType<typeof createTileRoute>;
const plate = vi.fn<typeof makePlate>(makePlate);
const clock = createFakeClock();
const open = new Map(
  ['hall.jpg', 'turned.jpg', 'small.jpg', 'glass.png', 'opaque.png', 'broken.jpg', 'plan.svg'].map((name) => [
    name,
    undefined,
  ]),
);

/** A picture whose colours say where each pixel is: red across, green down. */
function positions({ width, height } = SIZE, alpha?: number): Buffer {
  const channels = alpha === undefined ? 3 : 4;
  const bytes = Buffer.alloc(width * height * channels, alpha ?? 128);
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += channels) {
      bytes[at] = Math.round((255 * column) / (width - 1));
      bytes[at + 1] = Math.round((255 * row) / (height - 1));
      bytes[at + 2] = 128;
    }
  }
  return bytes;
}

function picture(bytes: Buffer, channels: 3 | 4 = 3, { width, height } = SIZE) {
  return sharp(bytes, { raw: { width, height, channels } });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-tiles-'));
  original = positions();
  await picture(original).jpeg({ quality: 95 }).toFile(join(root, 'hall.jpg'));
  // As a camera writes it that was held upright: 530 by 4300 on the disk.
  const upright = await picture(original).rotate(90).raw().toBuffer();
  await picture(upright, 3, { width: SIZE.height, height: SIZE.width })
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toFile(join(root, 'turned.jpg'));
  await picture(original).resize({ width: 4096 }).jpeg().toFile(join(root, 'small.jpg'));
  await picture(positions(SIZE, 250), 4).png({ compressionLevel: 1 }).toFile(join(root, 'glass.png'));
  await picture(positions(SIZE, 255), 4).png({ compressionLevel: 1 }).toFile(join(root, 'opaque.png'));
  await writeFile(join(root, 'broken.jpg'), 'not a picture');
  await writeFile(join(root, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'closed.jpg'), 'closed');
});
afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  plate.mockClear();
  folder = await mkdtemp(join(root, 'made-'));
  maker = createPictureMaker({ logger: createFakeLogger(), clock });
  const media = createMediaStore({
    folder: root,
    shipped: new Map(),
    sourceOf: (name) => name,
    fetch: () => Promise.reject(new TypeError('refused')),
    clock: createFakeClock(),
  });
  route = createTileRoute({ media, tiles: createTileStore({ folder, maker, plate }) });
});

function ask(tile: string, name = 'hall.jpg', rights = { visible: open, open }) {
  const [level = '', column = '', row = ''] = tile.split('/');
  return route(new Request('http://localhost/?v=1'), { level, column, row, name }, rights, {
    client: 'a',
  });
}

/** The mean difference between the colours of a tile and those that its pixels have in the picture. */
async function differenceAt(name: string, tile: Tile): Promise<number> {
  const [level] = tileLevels(SIZE);
  const area = level && tileArea(level, tile);
  const answer = await ask(`0/${tile.column}/${tile.row}`, name);
  expect(answer.status).toBe(200);
  const { data, info } = await sharp(await answer.bytes())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: area?.width, height: area?.height, channels: 3 });
  let sum = 0;
  for (let row = 0, at = 0; row < info.height; row += 1) {
    const whole = (((area?.top ?? 0) + row) * SIZE.width + (area?.left ?? 0)) * 3;
    for (let byte = 0; byte < info.width * 3; byte += 1, at += 1) {
      sum += Math.abs((data[at] ?? 0) - (original[whole + byte] ?? 0));
    }
  }
  return sum / data.length;
}

describe('the tiles of a picture', () => {
  test('are the picture, each pixel of it, from one decode', async () => {
    const [level] = tileLevels(SIZE);
    for (let row = 0; row < (level?.rows ?? 0); row += 1) {
      for (let column = 0; column < (level?.columns ?? 0); column += 1) {
        expect(await differenceAt('hall.jpg', { column, row })).toBeLessThan(CODEC_ERROR);
      }
    }
    expect(plate).toHaveBeenCalledTimes(1);
  });

  test.each(['turned.jpg', 'opaque.png'])('of %s are the picture as it is shown', async (name) => {
    expect(await differenceAt(name, { column: 1, row: 0 })).toBeLessThan(CODEC_ERROR);
    expect(await differenceAt(name, { column: 8, row: 1 })).toBeLessThan(CODEC_ERROR);
  });

  test('are WebP under an address that does not change, and end where the picture ends', async () => {
    const last = await ask('0/8/1');
    expect(last.headers.get('content-type')).toBe('image/webp');
    expect(last.headers.get('cache-control')).toContain('immutable');
    expect(last.headers.get('etag')).not.toBeNull();
    const { width, height, format } = await sharp(await last.bytes()).metadata();
    const [level] = tileLevels(SIZE);
    expect({ width, height, format }).toEqual({
      format: 'webp',
      width: SIZE.width - 8 * TILE_SIZE,
      height: SIZE.height - TILE_SIZE,
    });
    expect(level && tileArea(level, { column: 8, row: 1 })).toMatchObject({ width, height });
  });

  test('of all that ask at the same time come from one plate and one cut', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('0/3/1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(plate).toHaveBeenCalledTimes(1);
    expect((await readdir(join(folder, 'tiles', 'hall.jpg'))).toSorted()).toEqual(['0-3-1.webp', '0.tiff']);
  });

  test.each([
    ['0/9/0', 'hall.jpg'],
    ['0/0/2', 'hall.jpg'],
    ['1/0/0', 'hall.jpg'],
    ['9999/0/0', 'hall.jpg'],
    ['00/0/0', 'hall.jpg'],
    ['0/01/0', 'hall.jpg'],
    ['0/-1/0', 'hall.jpg'],
    ['0/1e1/0', 'hall.jpg'],
    ['0/1.5/0', 'hall.jpg'],
    ['0/ 1/0', 'hall.jpg'],
    ['0//0', 'hall.jpg'],
    ['__proto__/0/0', 'hall.jpg'],
    ['0/0/0', 'small.jpg'],
    ['0/0/0', 'broken.jpg'],
    ['0/0/0', 'plan.svg'],
    ['0/0/0', 'none.jpg'],
    ['0/0/0', 'closed.jpg'],
    ['0/0/0', '..%2Fhall.jpg'],
  ])('do not include %j of %s, which costs nothing', async (tile, name) => {
    expect((await ask(tile, name)).status).toBe(404);
    expect(plate).not.toHaveBeenCalled();
    expect(await readdir(folder)).toEqual([]);
  });

  test('are no secret of what only some may see, and none of theirs is kept by others', async () => {
    const nothing = new Map<string, undefined>();
    expect((await ask('0/0/0', 'hall.jpg', { visible: nothing, open: nothing })).status).toBe(404);
    const closed = await ask('0/0/0', 'hall.jpg', { visible: open, open: nothing });
    expect(closed.status).toBe(200);
    expect(closed.headers.get('cache-control')).toMatch(/^private/);
    expect(closed.headers.get('vary')).toBe('Cookie');
    expect(closed.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // The tile is made by now, and remains closed.
    expect((await ask('0/0/0', 'hall.jpg', { visible: nothing, open: nothing })).status).toBe(404);
  });

  test('of a transparent picture are none, because they would lie upon it', async () => {
    expect((await ask('0/0/0', 'glass.png')).status).toBe(404);
    expect((await ask('0/1/0', 'glass.png')).status).toBe(404);
    expect(plate).toHaveBeenCalledTimes(1);
  });

  test('take their turn among all pictures, and are refused for now when it does not come', async () => {
    const blocked = Promise.withResolvers<void>();
    plate.mockImplementationOnce(async (job) => {
      await blocked.promise;
      await makePlate(job);
    });
    const slow = ask('0/0/0');
    await eventually(() => expect(plate).toHaveBeenCalledTimes(1));
    const other = ask('0/0/0', 'opaque.png');
    await eventually(() => expect(maker.queueLength()).toBe(1));
    await clock.advance(15_000);
    const refused = await other;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    blocked.resolve();
    expect((await slow).status).toBe(200);
    // Its plate was made meanwhile.
    await eventually(async () => expect((await ask('0/0/0', 'opaque.png')).status).toBe(200));
  });
});
