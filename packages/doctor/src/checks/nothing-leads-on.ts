import type { Action } from '@vitrine/core/world/action';
import type { Location } from '@vitrine/core/world/location';
import { message } from '@vitrine/core/reports/message';
import { insideOf } from '../action-usages.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/**
 * Locations from which transitions lead on, but nothing on their picture does: no hotspot and no arrow. A location
 * without a picture lists where it leads by itself; one without transitions is a dead end.
 */
export function findPicturesThatLeadNowhere({ snapshot, locations, outgoing }: Examined): readonly Finding[] {
  const isThere = (target: Location['next']): boolean => target !== undefined && locations.has(target);
  return snapshot.locations
    .filter(
      ({ payloadId, backgrounds, hotspots, previous, next }) =>
        backgrounds.length > 0 &&
        outgoing.has(payloadId) &&
        !isThere(previous) &&
        !isThere(next) &&
        !hotspots.some(({ action }) => leadsOn(action)),
    )
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'nothingLeadsOn',
      subject: { kind: 'location', id: payloadId, field: 'hotspots' },
      sentence: message('nothingLeadsOn', { location: title }),
      fix: message('fix.nothingLeadsOn'),
    }));
}

/** A menu may list other locations. */
function leadsOn(action: Action): boolean {
  const { kind } = action;
  if (kind === 'navigate' || kind === 'openDoor' || kind === 'openMenu') return true;
  return insideOf(action).some((inside) => leadsOn(inside.action));
}
