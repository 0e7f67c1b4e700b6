import type { LocationAccess } from '../../world/location.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Locations that nobody may ever enter, by mistake rather than by intent. */
export function findClosedToEverybody({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations.flatMap(({ payloadId, title, access }): readonly Finding[] => {
    const reason = whyClosed(access);
    if (reason === undefined) return [];
    return [
      {
        severity: 'warning',
        code: 'closedToEverybody',
        place: { kind: 'location', id: payloadId, field: 'access' },
        sentence: `Nobody may enter “${title}”: ${reason}.`,
        fix: 'Correct its access rule.',
      },
    ];
  });
}

function whyClosed({ rule, from, until }: LocationAccess): string | undefined {
  if (rule.kind === 'scopes' && rule.scopes.length === 0) return 'it asks for scopes and names none';
  const opens = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const closes = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (Number.isNaN(opens) || Number.isNaN(closes)) return 'one of its dates cannot be read';
  return closes <= opens ? 'it closes before it opens' : undefined;
}
