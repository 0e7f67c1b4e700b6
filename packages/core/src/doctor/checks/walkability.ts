import { reachedFrom, startsOf } from '../examined.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying } from '../words/saying.ts';

/**
 * Locations to which no chain of transitions leads from any start. A world without a start has a finding
 * of its own and is left out here.
 */
export function findUnreachableLocations(examined: Examined): readonly Finding[] {
  const { snapshot, worlds, locations, reached } = examined;
  return snapshot.locations
    .filter(({ payloadId, world }) => {
      const start = worlds.get(world)?.start;
      return start !== undefined && locations.has(start) && !reached.has(payloadId);
    })
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'unreachableLocation',
      place: { kind: 'location', id: payloadId },
      sentence: saying('unreachableLocation', { location: title }),
      fix: saying('fix.unreachableLocation'),
    }));
}

/** Locations that can be walked into but not out of. */
export function findDeadEnds({ snapshot, waysIn, waysOut }: Examined): readonly Finding[] {
  return snapshot.locations
    .filter(({ payloadId }) => waysIn.has(payloadId) && !waysOut.has(payloadId))
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'deadEnd',
      place: { kind: 'location', id: payloadId },
      sentence: saying('deadEnd', { location: title }),
      fix: saying('fix.deadEnd'),
    }));
}

/** Locations that one can walk on from for ever without coming to a start again. */
export function findNoWayBack(examined: Examined): readonly Finding[] {
  const { snapshot, locations, waysIn, waysOut, reached } = examined;
  const returning = reachedFrom(startsOf(snapshot, locations), waysIn);
  return snapshot.locations
    .filter(({ payloadId }) => reached.has(payloadId) && waysOut.has(payloadId) && !returning.has(payloadId))
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'noWayBack',
      place: { kind: 'location', id: payloadId },
      sentence: saying('noWayBack', { location: title }),
      fix: saying('fix.noWayBack'),
    }));
}
