import { locationSegment } from '../../links/path.ts';
import type { PayloadId } from '../../world/ids.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';

/** "Locations and transitions must be unique" (specification section 5), and so must every other name. */
export function findDuplicates({ snapshot }: Examined): readonly Finding[] {
  const { worlds, locations, transitions, articles, dashboards, menus, icons } = snapshot;
  return [
    ...repeated(worlds, (world) => ({ kind: 'world', id: world.slug, field: 'slug' })),
    ...repeated(locations, ({ payloadId }) => ({ kind: 'location', id: payloadId, field: 'payloadId' })),
    ...repeated(
      distinct(locations),
      ({ payloadId }) => ({ kind: 'location', id: payloadId, field: 'slug' }),
      (location) => `${location.world}/${locationSegment(location)}`,
    ),
    ...repeated(transitions, ({ payloadId }) => ({ kind: 'transition', id: payloadId, field: 'payloadId' })),
    ...repeated(
      distinct(transitions),
      ({ payloadId }) => ({ kind: 'transition', id: payloadId, field: 'to' }),
      ({ from, to }) => `${from}\n${to}`,
    ),
    ...repeated(articles, ({ id }) => ({ kind: 'article', id: String(id), field: 'public_id' })),
    ...repeated(dashboards, ({ id }) => ({ kind: 'dashboard', id: String(id), field: 'public_id' })),
    ...repeated(menus, ({ key }) => ({ kind: 'menu', id: key, field: 'key' })),
    ...repeated(icons, ({ name }) => ({ kind: 'icon', id: name, field: 'name' })),
    ...locations.flatMap(({ payloadId, hotspots }) =>
      repeated(hotspots, ({ id }) => ({ kind: 'location', id: payloadId, field: `hotspots.${id}` })),
    ),
  ];
}

/** The first entry of each payloadId: those that share even that have a finding of their own. */
function distinct<Entry extends { readonly payloadId: PayloadId }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.payloadId, entry])).values()].toReversed();
}

/** @param keyOf what must differ; without it, what the entries are known by. */
function repeated<Entry>(
  entries: readonly Entry[],
  placeOf: (entry: Entry) => FindingPlace,
  keyOf?: (entry: Entry) => string,
): readonly Finding[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry): readonly Finding[] => {
    const key = keyOf === undefined ? nameOf(placeOf(entry)) : keyOf(entry);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, entry);
      return [];
    }
    const place = placeOf(entry);
    return [
      {
        severity: 'error',
        code: 'duplicate',
        place,
        sentence: `The ${place.kind} “${place.id}” has the same ${place.field} as “${placeOf(first).id}” before it.`,
        fix: 'Rename or delete one of the two.',
      },
    ];
  });
}

/** Tells the hotspots of one location apart by their field, everything else by its id. */
function nameOf({ id, field }: FindingPlace): string {
  return `${id}\n${field}`;
}
