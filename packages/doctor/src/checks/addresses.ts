import { locationSegment } from '@vitrine/core/links/path';
import { isReservedSegment, segmentOwner } from '@vitrine/core/links/reserved-segments';
import { message } from '@vitrine/core/reports/message';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Worlds whose address belongs to a page, a language or the server. */
export function findShadowedWorlds({ snapshot }: Examined): readonly Finding[] {
  return snapshot.worlds
    .filter(({ slug }) => isReservedSegment(slug))
    .map(({ slug, name }) => ({
      severity: 'error',
      code: 'shadowedWorld',
      subject: { kind: 'world', id: slug, field: 'slug' },
      sentence: message('shadowedWorld', { slug, world: name }),
      fix: message('fix.shadowedWorld'),
    }));
}

/** Locations whose address belongs to a page or to a page's data: they cannot be opened or reloaded. */
export function findShadowedLocations({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations.flatMap((location): readonly Finding[] => {
    const segment = locationSegment(location);
    const owner = segmentOwner(segment);
    if (owner === undefined) return [];
    const address = `/${location.world}/${segment}`;
    return [
      {
        severity: 'error',
        code: 'shadowedLocation',
        subject: { kind: 'location', id: location.payloadId, field: 'slug' },
        sentence: message('shadowedLocation', { location: location.title, address, owner }),
        fix: message('fix.shadowedLocation'),
      },
    ];
  });
}
