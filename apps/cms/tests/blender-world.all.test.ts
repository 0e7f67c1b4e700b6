import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorldArchive } from '@vitrine/world-file';
import { readWorldFolder } from '@vitrine/world-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CMS_ROOT } from '../scripts/compile.ts';
import { LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { extractFrame } from '../src/media-pipeline/frames.ts';
import { pictureDifference } from '../src/media-pipeline/measure-clip.ts';
import { probeVideo } from '../src/media-pipeline/inspect-video.ts';
import { importWorld } from '../src/world-transfer/import-world.ts';
import { bootForTests } from './booted-strapi.ts';
import { TOOLS } from './ffmpeg.ts';

const EXPORTER = join(CMS_ROOT, '../../exporters/blender');
const IS_INSTALLED = spawnSync('blender', ['--version']).status === 0;

if (!IS_INSTALLED) process.stderr.write('The export from Blender is not tested: there is no blender here.\n');

/** A location of the world file, as far as its hotspots are called something. */
interface Titled {
  readonly hotspots: readonly { readonly title: { readonly en: string } }[];
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-blender-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILE = join(folder, 'hall.blend');
const OUT = join(folder, 'out');
const ARCHIVE = join(OUT, 'tiny-hall.zip');

/** Milliseconds: Blender starts in one or two seconds, on a busy machine in many more. */
const PATIENCE = 300_000;

/** Runs Blender without a window, on one processor and without anyone's settings. @returns What it printed. */
function blender(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('blender', ['-b', '-t', '1', ...args], {
    encoding: 'utf8',
    env: { ...process.env, BLENDER_USER_SCRIPTS: folder, BLENDER_USER_CONFIG: folder },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Exports the file to its folder, after a line of Python. @returns The sentence about what was done. */
function exported(change = 'pass'): string {
  const prepared = `import bpy, sys; sys.path.insert(0, ${JSON.stringify(EXPORTER)}); import vitrine_exporter; vitrine_exporter.register(); ${change}`;
  const script = join(EXPORTER, 'export_world.py');
  const printed = blender(FILE, '--python-expr', prepared, '-P', script, '--', '--folder', OUT);
  return /\d+ locations, .*/.exec(printed)?.[0] ?? printed;
}

describe.skipIf(!IS_INSTALLED)('a Blender scene', async () => {
  const { strapi } = await bootForTests();

  beforeAll(() => {
    blender('--factory-startup', '-P', join(EXPORTER, 'testing/tiny_hall.py'), '--', FILE);
  }, PATIENCE);

  test('becomes a world file that the CMS reads', { timeout: PATIENCE }, async () => {
    expect(exported()).toBe(
      `3 locations, 3 transitions, 6 hotspots; 8 pictures rendered, 0 kept: ${ARCHIVE}`,
    );
    const { worldFile, media } = readWorldArchive(readFileSync(ARCHIVE));
    const asFolder = await readWorldFolder(OUT);
    expect(asFolder.worldFile).toEqual(worldFile);
    expect([...asFolder.media].map(([file, bytes]) => [file, Buffer.from(bytes)]).toSorted()).toEqual(
      [...media].map(([file, bytes]) => [file, Buffer.from(bytes)]).toSorted(),
    );
    expect([...media.keys()].toSorted()).toEqual(Object.keys(worldFile.media).toSorted());
  });

  test('renders only what has changed', { timeout: PATIENCE }, () => {
    expect(exported()).toContain('0 pictures rendered, 8 kept');
    expect(exported("bpy.data.objects['Corner'].location.x += 0.1")).toContain('1 pictures rendered, 7 kept');
    expect(exported("bpy.data.objects['Wall'].location.x += 0.1")).toContain('8 pictures rendered, 0 kept');
    expect(exported()).toContain('8 pictures rendered, 0 kept');
  });

  test('sees every change that a picture shows, and no other', { timeout: PATIENCE }, () => {
    const printed = blender(FILE, '-P', join(EXPORTER, 'testing/fingerprints.py'));
    expect(printed.match(/^not seen: .*$/gmu)).toEqual([
      'not seen: nothing',
      'not seen: a selection',
      'not seen: the active modifier',
      'not seen: an open panel',
    ]);
    expect(printed.match(/^seen: .*$/gmu)).toHaveLength(17);
  });

  test('gives no clip to a direction that is listed on its own without one', { timeout: PATIENCE }, () => {
    const door = "bpy.data.objects['Door']";
    const hall = "bpy.data.objects['Große Halle']";
    const back = `ways = bpy.context.scene.vitrine.transitions; back = ways.add(); back.source, back.target = ${hall}, ${door}; back.has_clip = back.both_ways = False; ways.move(2, 0)`;
    expect(exported(back)).toContain('3 transitions, 6 hotspots; 0 pictures rendered, 8 kept');
    const clips = [...readWorldArchive(readFileSync(ARCHIVE)).media.keys()].filter((file) =>
      file.endsWith('.mp4'),
    );
    expect(clips.toSorted()).toEqual(['door--grosse-halle-16x9.mp4', 'door--grosse-halle-4x3.mp4']);
  });

  test('is exported by the button of the installed add-on', { timeout: PATIENCE }, () => {
    const packed = join(folder, 'vitrine_exporter.zip');
    expect(spawnSync('python3', [join(EXPORTER, 'pack.py'), packed]).status).toBe(0);
    const printed = blender(FILE, '-P', join(EXPORTER, 'testing/installed.py'), '--', packed, OUT);
    for (const line of [
      'shows: 3 cameras become locations',
      'shows: 4 objects become hotspots',
      'shows: Door ↔ Große Halle',
      'button: Export the world',
      'added: Große Halle to Corner',
      "exported: {'FINISHED'}",
    ])
      expect(printed).toContain(`${line}\n`);
    expect(printed).toContain('0 pictures rendered, 8 kept');
  });

  test('shows hotspots where the pictures show the objects, and none that is hidden', () => {
    const { entries } = readWorldArchive(readFileSync(ARCHIVE)).worldFile;
    const titlesIn = (key: string) =>
      Object.entries(entries.locations ?? {}).flatMap(([own, location]) =>
        own === key ? (location as unknown as Titled).hotspots.map(({ title }) => title.en) : [],
      );
    expect(titlesIn('tiny-hall-door')).toEqual(['Große Halle', 'Corner', 'Machine A']);
    expect(titlesIn('tiny-hall-grosse-halle')).toEqual(['Door', 'Behind the wall', 'Data sheet']);
    expect(titlesIn('tiny-hall-corner')).toEqual([]);
  });

  test(
    'arrives in the CMS with its transitions, hotspots and floor plan',
    { timeout: PATIENCE },
    async () => {
      const archive = readWorldArchive(readFileSync(ARCHIVE));
      expect(await importWorld(strapi, archive)).toMatchObject({ entries: 10, media: 11, notes: [] });
      const [door] = await documentsOf(strapi, LOCATION).findMany({
        locale: 'en',
        status: 'published',
        filters: { payloadId: 'tiny-hall-door' },
        populate: { floor_plan_position: true, hotspots: { populate: '*' }, background: { populate: '*' } },
      });
      expect(door).toMatchObject({
        floor_plan_position: { x: 50 },
        plan_direction: 0,
        background: [{ image: { name: 'door-4x3.jpg' } }, { image: { name: 'door-16x9.jpg' } }],
        hotspots: [
          { action_target: { payloadId: 'tiny-hall-grosse-halle' }, direction: 'forward' },
          { action_target: { payloadId: 'tiny-hall-corner' } },
          { article: { title: 'Machine A' }, position: { x: expect.closeTo(67.4, 1) } },
        ],
      });
      const transitions = await documentsOf(strapi, TRANSITION).findMany({
        locale: 'en',
        status: 'published',
        sort: 'payloadId',
        populate: { background: { populate: '*' } },
      });
      expect(transitions).toMatchObject([
        { payloadId: 'tiny-hall-door--tiny-hall-corner', background: [] },
        {
          payloadId: 'tiny-hall-door--tiny-hall-grosse-halle',
          background: [
            { video: { name: 'door--grosse-halle-4x3.mp4' } },
            { video: { name: 'door--grosse-halle-16x9.mp4' } },
          ],
        },
        { payloadId: 'tiny-hall-grosse-halle--tiny-hall-door', background: [{}, {}] },
      ]);
      const [world] = await documentsOf(strapi, WORLD).findMany({
        locale: 'en',
        status: 'published',
        filters: { slug: 'tiny-hall' },
        populate: { floor_plan: true },
      });
      expect(world).toMatchObject({
        start_location_id: 'tiny-hall-door',
        floor_plan: { name: 'floor-plan.jpg' },
      });
    },
  );

  describe.skipIf(TOOLS === undefined)('has clips', () => {
    test.each([
      ['door', 'grosse-halle', '4x3', 4 / 3],
      ['door', 'grosse-halle', '16x9', 16 / 9],
      ['grosse-halle', 'door', '4x3', 4 / 3],
      ['grosse-halle', 'door', '16x9', 16 / 9],
    ])('that begin and end as the pictures of %s and %s, in %s', async (from, to, shape, ratio) => {
      const tools = TOOLS as NonNullable<typeof TOOLS>;
      const { signal } = new AbortController();
      const path = join(OUT, `media/${from}--${to}-${shape}.mp4`);
      const probe = await probeVideo(tools, path, signal);
      if (probe === undefined) throw new Error(`${path} is no video.`);
      for (const [end, slug] of [['first', from] as const, ['last', to] as const]) {
        const frame = await extractFrame({ tools, path, probe, end, folder, signal });
        expect(await pictureDifference(frame, join(OUT, `media/${slug}-${shape}.jpg`), ratio)).toBeLessThan(
          0.02,
        );
      }
    });
  });
});
