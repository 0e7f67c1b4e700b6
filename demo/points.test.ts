import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HORIZON } from '@vitrine/core/placing/floor-arrow';
import { expect, test } from 'vitest';
import { readDemoContent } from './read-content.ts';
import { panoramaOf, pictureOf } from './testing/picture-of.ts';
import type { DemoEntry } from './read-content.ts';
import type { Camera, PanoramaCamera, RoomPoint } from './testing/picture-of.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Manifest {
  readonly worlds: readonly { slug: string; floorplan_size: { width: number; height: number } }[];
  readonly locations: readonly { slug: string; world: string; camera: Camera }[];
}

const manifest = readJson<Manifest>('manifest.json');
/** By what a hotspot leads to. */
type Points = Readonly<Record<string, RoomPoint>>;

const { pictures: points, panoramas } = readJson<{
  readonly pictures: Readonly<Record<string, Points>>;
  readonly panoramas: Readonly<Record<string, { readonly camera: PanoramaCamera; readonly points: Points }>>;
}>('points.json');
const { articles, locations } = readDemoContent().entries;

/** Everything that opens a panorama with hotspots, by its file. */
const opened = [
  ...[...locations.values()].flatMap((location) => partsWith(location, 'hotspots', 'panorama_hotspots')),
  ...[...articles.values()].flatMap((article) => partsWith(article, 'sections', 'hotspots')),
];

test.each(manifest.locations)(
  'each hotspot of $slug is on its point of both pictures',
  ({ slug, camera }) => {
    const placed = hotspotsOf(slug).filter(({ direction }) => direction !== 'back');
    const expected = Object.entries(points[slug] ?? {}).map(([name, point]) => {
      const { '4x3': position, '16x9': position_16x9 } = pictureOf(camera, point);
      return [name, { position, position_16x9 }];
    });
    const found = placed.map((hotspot) => [
      nameOf(hotspot),
      { position: hotspot['position'], position_16x9: hotspot['position_16x9'] },
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect(found).toHaveLength(expected.length);
  },
);

test.each(manifest.locations)('the arrows of $slug lie on the floor that is in the picture', ({ slug }) => {
  const arrows = hotspotsOf(slug).filter(({ direction }) => leadsAhead(direction));
  const wrong = arrows.filter((arrow) => {
    const [, , height] = points[slug]?.[nameOf(arrow)] ?? [];
    const [on4x3, { x, y }] = [arrow['position'] as Point, arrow['position_16x9'] as Point];
    return height !== 0 || on4x3.y <= HORIZON || Math.min(x, y, 100 - x, 100 - y) < 4;
  });
  expect(wrong).toEqual([]);
});

test.each(manifest.locations)('what $slug calls back is out of its picture', ({ slug, world, camera }) => {
  const size = manifest.worlds.find((one) => one.slug === world)?.floorplan_size;
  if (size === undefined) throw new Error(`The world “${world}” has no floor plan.`);
  const { floor_plan_position: from, plan_direction: facing } = locations.get(slug) ?? {};
  const wrong = hotspotsOf(slug).filter((arrow) => {
    if (arrow['direction'] !== 'back') return false;
    const to = locations.get(nameOf(arrow))?.['plan_pin'] as Point;
    const east = (to.x - (from as Point).x) * size.width;
    const south = (to.y - (from as Point).y) * size.height;
    const turn = Math.abs((Math.atan2(east, -south) * 180) / Math.PI - Number(facing)) % 360;
    return Math.min(turn, 360 - turn) <= camera.fov / 2;
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(panoramas))('the hotspots inside %s are on their points', (file, panorama) => {
  const expected = Object.entries(panorama.points).map(([name, point]) => [
    name,
    panoramaOf(panorama.camera, point),
  ]);
  // The hotspot of its room opens it, and an article shows it.
  const views = opened.filter((view) => view.file === file);
  expect(views.length).toBeGreaterThanOrEqual(2);
  for (const { inside } of views) {
    const found = inside.map(({ yaw, pitch, ...hotspot }) => [insideNameOf(hotspot), { yaw, pitch }]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect(found).toHaveLength(expected.length);
    const arrows = found.flatMap(([name]) => (locations.has(String(name)) ? [String(name)] : []));
    expect(arrows).not.toEqual([]);
    expect(arrows.filter((name) => panorama.points[name]?.[2] !== 0)).toEqual([]);
    expect(found.length - arrows.length).toBeGreaterThanOrEqual(2);
  }
});

test('there is a room to look around in, whose panorama was taken with the camera of its picture', () => {
  const rooms = manifest.locations.flatMap(({ slug, camera }) => {
    const panorama = locations.get(slug)?.['panorama'];
    return panorama === undefined ? [] : [{ panorama, camera }];
  });
  expect(rooms).not.toEqual([]);
  for (const { panorama, camera } of rooms) {
    expect(panorama).toMatchObject({ yaw: 0, pitch: camera.pitch, field_of_view: camera.fov });
  }
});

/** The parts of an entry's list that show a panorama with hotspots. */
function partsWith(entry: DemoEntry, list: string, attribute: string) {
  return ((entry[list] ?? []) as readonly DemoEntry[]).flatMap((part) => {
    const inside = part[attribute] as readonly DemoEntry[] | undefined;
    const [file] = (part['media_files'] ?? part['media'] ?? []) as readonly string[];
    return inside === undefined || file === undefined ? [] : [{ file, inside }];
  });
}

function insideNameOf({ action, title }: DemoEntry): string {
  const { location } = action as { readonly location?: string };
  return location ?? nameOf({ title });
}

function hotspotsOf(slug: string): readonly DemoEntry[] {
  return (locations.get(slug)?.['hotspots'] ?? []) as readonly DemoEntry[];
}

function leadsAhead(direction: unknown): boolean {
  return direction === 'forward' || direction === 'left' || direction === 'right';
}

/** What `points.json` calls a hotspot: the location that it leads to, or else its English title. */
function nameOf({ action_target: target, title }: DemoEntry): string {
  return String(target ?? (title as { readonly en: string }).en);
}

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Value;
}
