import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readBundle } from '@vitrine/content/node';
import { CLIP_END_TOLERANCE } from '@vitrine/doctor/clip-end';
import { clipEndName, clipEndPairs } from '@vitrine/doctor/clip-end-pairs';
import { payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aClip, aLocation, aPicture, aSnapshot, aTransition } from '@vitrine/core/testing';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDemoClipEnds } from '../../../demo/read-content.ts';
import { libraryOnDisk } from '../src/library/library.ts';
import { createClipMeasures } from '../src/media-pipeline/clip-measures.ts';
import { meanDifference } from '../src/media-pipeline/difference.ts';
import { pictureDifference } from '../src/media-pipeline/measure-clip.ts';
import type { Tools } from '../src/media-pipeline/tools.ts';
import { createWorkQueue } from '../src/media-pipeline/work-queue.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import { TOOLS } from './ffmpeg.ts';

const DEMO = join(CMS_ROOT, '../../demo/media');
const SHIPPED = join(DEMO, '../snapshot/media.json');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-measure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the mean difference', () => {
  const pixels = fc.uint8Array({ minLength: 1, maxLength: 60 });

  test('is 0 for the same picture, 1 for its opposite, and in between otherwise', () => {
    expect(meanDifference(Uint8Array.of(0, 255), Uint8Array.of(255, 0))).toBe(1);
    expect(meanDifference(Uint8Array.of(0, 0, 0, 51), Uint8Array.of(0, 0, 0, 0))).toBeCloseTo(0.05);
    fc.assert(
      fc.property(pixels, (one) => {
        expect(meanDifference(one, one)).toBe(0);
        expect(
          meanDifference(
            one,
            one.map((byte) => 255 - byte),
          ),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is the same from both sides, and no detour is shorter', () => {
    const triple = fc
      .integer({ min: 1, max: 40 })
      .chain((length) =>
        fc.tuple(...Array.from({ length: 3 }, () => fc.uint8Array({ minLength: length, maxLength: length }))),
      );
    fc.assert(
      fc.property(triple, (pictures) => {
        const [one, other, third] = pictures as [Uint8Array, Uint8Array, Uint8Array];
        expect(meanDifference(one, other)).toBe(meanDifference(other, one));
        const detour = meanDifference(one, third) + meanDifference(third, other);
        expect(meanDifference(one, other)).toBeLessThanOrEqual(detour + 1e-9);
      }),
    );
  });

  test('is refused for pictures of two sizes', () => {
    expect(() => meanDifference(new Uint8Array(3), new Uint8Array(6))).toThrow('cannot be compared');
    expect(() => meanDifference(new Uint8Array(0), new Uint8Array(0))).toThrow(RangeError);
  });
});

/** Two colours side by side. @returns The path of the picture. */
async function painted(name: string, left: string, right: string, width = 400, height = 300) {
  const path = join(folder, name);
  const half = { width: width / 2, height, channels: 3 as const };
  const side = await sharp({ create: { ...half, background: right } })
    .png()
    .toBuffer();
  await sharp({ create: { ...half, width, background: left } })
    .composite([{ input: side, left: width / 2, top: 0 }])
    .toFile(path);
  return path;
}

describe('two pictures', () => {
  test('are compared whatever their kind and size', async () => {
    const large = await painted('a.png', '#f00', '#00f');
    const small = await painted('b.webp', '#f00', '#00f', 200, 150);
    const turned = await painted('c.jpg', '#00f', '#f00');
    expect(await pictureDifference(large, small, 4 / 3)).toBeLessThan(0.02);
    expect(await pictureDifference(large, turned, 4 / 3)).toBeCloseTo(2 / 3, 1);
  });

  test('are compared where they cover the window, as on the stage', async () => {
    const standard = await painted('d.png', '#fff', '#000');
    // A wide picture loses its sides in a narrow window.
    const wide = join(folder, 'e.png');
    await sharp(standard).extend({ left: 200, right: 200, background: '#0f0' }).toFile(wide);
    expect(await pictureDifference(standard, wide, 4 / 3)).toBeLessThan(0.02);
    const broken = join(folder, 'f.jpg');
    cpSync(join(DEMO, '../README.md'), broken);
    await expect(pictureDifference(standard, broken, 4 / 3)).rejects.toThrow('unsupported image format');
  });
});

async function tools(): Promise<Tools | undefined> {
  return TOOLS;
}

function locationOf(id: string, picture: string) {
  return aLocation({
    payloadId: payloadId(id),
    slug: id,
    backgrounds: [{ kind: 'image', key: 'default_background_4x3', media: aPicture({ name: picture }) }],
  });
}

/** A transition from the atrium to a location with the given picture. */
function snapshotWith(arrival: string): Snapshot {
  const clip = aClip({ name: 'atrium--lounge.mp4' });
  return aSnapshot({
    locations: [locationOf('atrium', 'atrium.jpg'), locationOf('lounge', arrival)],
    transitions: [
      aTransition({
        payloadId: payloadId('walk'),
        from: payloadId('atrium'),
        to: payloadId('lounge'),
        backgrounds: [{ kind: 'video', key: 'default_background_4x3', media: clip, loop: false }],
      }),
    ],
  });
}

describe.skipIf(TOOLS === undefined)('the ends of clips', () => {
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
  const file = join(folder, 'clip-ends.json');
  beforeAll(() => {
    for (const path of ['transitions/atrium--lounge.mp4', 'stills/atrium.jpg', 'stills/lounge.jpg']) {
      cpSync(join(DEMO, path), join(uploads, basename(path)));
    }
  });
  afterAll(() => rmSync(uploads, { recursive: true, force: true }));

  test('are measured in the background, and kept', async () => {
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const measures = createClipMeasures({ file, library: libraryOnDisk(uploads), queue, tools });
    expect(measures.of([snapshotWith('lounge.jpg')])).toEqual([]);
    await queue.idle();
    const ends = measures.of([snapshotWith('lounge.jpg')]);
    expect(ends.map(({ transition, key, end }) => `${transition} ${key} ${end}`)).toEqual([
      'walk default_background_4x3 departure',
      'walk default_background_4x3 arrival',
    ]);
    for (const { difference } of ends) expect(difference).toBeLessThan(CLIP_END_TOLERANCE / 2);

    const afterRestart = createClipMeasures({
      file,
      library: libraryOnDisk(uploads),
      queue,
      tools: async () => undefined,
    });
    expect(afterRestart.of([snapshotWith('lounge.jpg')])).toEqual(ends);
  });

  test('of the demo are what its list says', { timeout: 300_000 }, async () => {
    const library = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
    const shipped: Record<string, string> = JSON.parse(readFileSync(SHIPPED, 'utf8'));
    for (const [name, path] of Object.entries(shipped)) symlinkSync(join(DEMO, path), join(library, name));
    const { snapshots } = await readBundle(dirname(SHIPPED));
    const few = new Set([...readDemoClipEnds().keys()].slice(0, 4));
    const pairs = Object.values(snapshots)
      .flatMap((snapshot) => clipEndPairs(snapshot))
      .filter((pair) => few.has(clipEndName(pair)));
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const measures = createClipMeasures({
      file: join(folder, 'demo.json'),
      library: libraryOnDisk(library),
      queue,
      tools,
    });
    measures.ofPairs(pairs);
    await queue.idle();
    rmSync(library, { recursive: true, force: true });
    const differences = measures.ofPairs(pairs);
    // Another ffmpeg scales a little differently; a wrong picture is 0.13 off and more.
    for (const [number, pair] of pairs.entries()) {
      expect(differences[number]).toBeCloseTo(readDemoClipEnds().get(clipEndName(pair)) ?? Number.NaN, 2);
    }
  });

  test('that are known from elsewhere are not measured, and own measurements stay', async () => {
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const learned = join(folder, 'learned.json');
    const measures = createClipMeasures({
      file: learned,
      library: libraryOnDisk(uploads),
      queue,
      tools: () => expect.unreachable(),
    });
    const [departure, arrival] = clipEndPairs(snapshotWith('lounge.jpg')).map(clipEndName);
    await measures.learn(new Map([[departure ?? '', 0.25]]));
    await measures.learn(
      new Map([
        [departure ?? '', 0.5],
        [arrival ?? '', 0.75],
      ]),
    );
    const ends = measures.of([snapshotWith('lounge.jpg')]);
    await queue.idle();
    expect(ends.map(({ difference }) => difference)).toEqual([0.25, 0.75]);
    expect(Object.values(JSON.parse(readFileSync(learned, 'utf8')))).toEqual([0.25, 0.75]);
  });

  test('that someone looks at are measured before all others', async () => {
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const measures = createClipMeasures({
      file: join(folder, 'looked.json'),
      library: libraryOnDisk(uploads),
      queue,
      tools,
    });
    const order: string[] = [];
    queue.add('before', async () => void order.push('before'), { urgency: 'awaited' });
    const snapshot = snapshotWith('lounge.jpg');
    measures.of([snapshot]);
    queue.add('upload', async () => void order.push(String(measures.ofPairs(pairs).every(Boolean))));
    const pairs = clipEndPairs(snapshot);
    expect(measures.ofPairs(pairs)).toEqual([undefined, undefined]);
    await queue.idle();
    expect(order).toEqual(['before', 'true']);
  });

  test('that jump are far beyond what the doctor allows', async () => {
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const measures = createClipMeasures({ file, library: libraryOnDisk(uploads), queue, tools });
    measures.of([snapshotWith('atrium.jpg')]);
    await queue.idle();
    const [, arrival] = measures.of([snapshotWith('atrium.jpg')]);
    expect(arrival?.difference).toBeGreaterThan(CLIP_END_TOLERANCE * 2);
  });

  test('whose picture is gone are left out, and asked for once', async () => {
    const queue = createWorkQueue((error) => expect.unreachable(String(error)));
    const measures = createClipMeasures({
      file: join(folder, 'new.json'),
      library: libraryOnDisk(uploads),
      queue,
      tools,
    });
    measures.of([snapshotWith('gone.jpg')]);
    await queue.idle();
    expect(measures.of([snapshotWith('gone.jpg')]).map(({ end }) => end)).toEqual(['departure']);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, 'new.json'), 'utf8')))).toHaveLength(1);
    expect(existsSync(join(folder, 'new.json.next'))).toBe(false);
  });
});
