import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Worlds without a usable start: no start location, or one in another world. */
export function findMissingStarts({ snapshot, locations }: Examined): readonly Finding[] {
  return snapshot.worlds.flatMap(({ slug, name, start }): readonly Finding[] => {
    const found = start === undefined ? undefined : locations.get(start);
    // A start that does not exist is a dangling target.
    if (found?.world === slug || (start !== undefined && found === undefined)) return [];
    return [
      {
        severity: 'error',
        code: 'missingStart',
        subject: { kind: 'world', id: slug, field: 'start_location_id' },
        sentence:
          found === undefined
            ? message('missingStart', { world: name })
            : message('missingStart.elsewhere', { world: name, location: found.title }),
        fix: message('fix.missingStart'),
      },
    ];
  });
}
