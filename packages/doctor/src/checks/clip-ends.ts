import { CLIP_END_TOLERANCE } from '../clip-end.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Clips that jump where they meet a picture. Finds nothing if nothing was measured. */
export function findClipMismatches({ snapshot, clipEnds }: Examined): readonly Finding[] {
  const known = new Set(snapshot.transitions.map(({ payloadId }) => payloadId));
  return clipEnds
    .filter(({ transition, difference }) => known.has(transition) && difference > CLIP_END_TOLERANCE)
    .map(({ transition, key, end, difference }) => ({
      severity: 'warning',
      code: 'clipMismatch',
      subject: { kind: 'transition', id: transition, field: `background.${key}` },
      sentence: message(`clipMismatch.${end}`, { percent: Math.round(difference * 1000) / 10 }),
      fix: message('fix.clipMismatch'),
    }));
}
