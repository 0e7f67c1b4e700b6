import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying } from '../words/saying.ts';

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
            ? saying('missingStart', { world: name })
            : saying('missingStart.elsewhere', { world: name, location: found.title }),
        fix: saying('fix.missingStart'),
      },
    ];
  });
}
