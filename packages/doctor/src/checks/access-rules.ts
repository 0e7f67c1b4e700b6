import type { LocationAccess } from '@vitrine/core/world/location';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Locations that no one may ever enter, by mistake rather than by intent. */
export function findClosedToEverybody({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations.flatMap(({ payloadId, title, access }): readonly Finding[] => {
    const key = whyClosed(access);
    if (key === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'closedToEverybody',
        subject: { kind: 'location', id: payloadId, field: 'access' },
        sentence: message(key, { location: title }),
        fix: message('fix.closedToEverybody'),
      },
    ];
  });
}

type Reason = `closedToEverybody.${'noScope' | 'badDate' | 'dates'}`;

function whyClosed({ rule, from, until }: LocationAccess): Reason | undefined {
  if (rule.kind === 'scopes' && rule.scopes.length === 0) return 'closedToEverybody.noScope';
  const opens = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const closes = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (Number.isNaN(opens) || Number.isNaN(closes)) return 'closedToEverybody.badDate';
  return closes <= opens ? 'closedToEverybody.dates' : undefined;
}
