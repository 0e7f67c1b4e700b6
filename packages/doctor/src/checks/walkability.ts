import { reachedFrom, startsOf } from '../examined.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

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
      subject: { kind: 'location', id: payloadId },
      sentence: message('unreachableLocation', { location: title }),
      fix: message('fix.unreachableLocation'),
    }));
}

/** Locations that can be walked into but not out of. */
export function findDeadEnds({ snapshot, incoming, outgoing }: Examined): readonly Finding[] {
  return snapshot.locations
    .filter(({ payloadId }) => incoming.has(payloadId) && !outgoing.has(payloadId))
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'deadEnd',
      subject: { kind: 'location', id: payloadId },
      sentence: message('deadEnd', { location: title }),
      fix: message('fix.deadEnd'),
    }));
}

/** Locations from which one can walk on forever without returning to a start. */
export function findLocationsWithoutReturn(examined: Examined): readonly Finding[] {
  const { snapshot, locations, incoming, outgoing, reached } = examined;
  const returning = reachedFrom(startsOf(snapshot, locations), incoming);
  return snapshot.locations
    .filter(({ payloadId }) => reached.has(payloadId) && outgoing.has(payloadId) && !returning.has(payloadId))
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'noReturn',
      subject: { kind: 'location', id: payloadId },
      sentence: message('noReturn', { location: title }),
      fix: message('fix.noReturn'),
    }));
}
