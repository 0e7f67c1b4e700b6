import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Worlds that nobody can begin in: no start location, or one that stands in another world. */
export function findMissingStarts({ snapshot, locations }: Examined): readonly Finding[] {
  return snapshot.worlds.flatMap(({ slug, name, start }): readonly Finding[] => {
    const found = start === undefined ? undefined : locations.get(start);
    // A start that names nothing is a dangling target.
    if (found?.world === slug || (start !== undefined && found === undefined)) return [];
    return [
      {
        severity: 'error',
        code: 'missingStart',
        place: { kind: 'world', id: slug, field: 'start_location_id' },
        sentence:
          found === undefined
            ? `The world “${name}” has no start location.`
            : `The world “${name}” starts in “${found.title}”, which stands in another world.`,
        fix: 'Set the payloadId of one of its own locations as its start.',
      },
    ];
  });
}
