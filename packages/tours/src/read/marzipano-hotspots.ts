import { arrivalIn, degreesOf, directionOfMarzipano } from '../angles.ts';
import type { Arrival } from '../tour.ts';
import { fieldsOfHotspot } from './hotspot-fields.ts';
import type { SceneScope } from './hotspot-files.ts';
import { addHotspot } from './hotspots.ts';
import type { Hotspots } from './hotspots.ts';
import { numberOf } from './loose.ts';
import { checkHotspots, named } from './settle.ts';

/** `linkHotspots` and `infoHotspots` are the tool's own; people add `imageHotspots`, `audioHotspots` and others. */
const LIST = /^(.*?)hot_?spots?$/i;

/** What people call the view that a link arrives at: the tool has no field for it. */
const ARRIVAL = ['targetViewParameters', 'targetView'] as const;

const TAKEN: ReadonlySet<string> = new Set(['yaw', 'pitch', ...ARRIVAL]);

/** The hotspots of a scene, of all its lists. */
export function hotspotsOfMarzipano(raw: Readonly<Record<string, unknown>>, scope: SceneScope): Hotspots {
  const lists = Object.entries(raw).flatMap(([name, value]) => {
    const kind = LIST.exec(name)?.[1];
    return kind === undefined ? [] : [{ name, kind, items: itemsOf(value) }];
  });
  checkHotspots(
    lists.reduce((sum, { items }) => sum + items.length, 0),
    scope.title,
  );
  const hotspots: Hotspots = { links: [], infos: [] };
  for (const { name, kind, items } of lists) {
    for (const item of items) {
      if (!isRecord(item)) {
        scope.findings.warn(
          'emptyHotspot',
          `“${scope.title}” has an entry in “${named(name)}” that is no hotspot; it was left out.`,
          scope.id,
        );
        continue;
      }
      const typed = item['type'];
      const fields = fieldsOfHotspot(item, {
        kind: kind === '' && typeof typed === 'string' ? typed : kind,
        taken: TAKEN,
      });
      addHotspot(
        hotspots,
        {
          direction: directionOfMarzipano(numberOf(item['yaw']) ?? 0, numberOf(item['pitch']) ?? 0),
          ...fields,
          arrival: arrivalOf(item),
        },
        scope,
      );
    }
  }
  return hotspots;
}

/** Radians, as everywhere in Marzipano, and downwards. */
function arrivalOf(item: Readonly<Record<string, unknown>>): Arrival {
  const view = ARRIVAL.map((name) => item[name]).find((value) => isRecord(value));
  if (!isRecord(view)) return {};
  const [yaw, pitch, fov] = [view['yaw'], view['pitch'], view['fov']].map((value) => numberOf(value));
  return arrivalIn({
    yaw: yaw === undefined ? undefined : degreesOf(yaw),
    pitch: pitch === undefined ? undefined : -degreesOf(pitch),
    fieldOfView: fov === undefined ? undefined : degreesOf(fov),
  });
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
