import { CLIP_END_TOLERANCE } from '../clip-end.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Clips that jump where they meet a picture. Finds nothing where nothing was measured. */
export function findClipMismatches({ snapshot, clipEnds }: Examined): readonly Finding[] {
  const known = new Set(snapshot.transitions.map(({ payloadId }) => payloadId));
  return clipEnds
    .filter(({ transition, difference }) => known.has(transition) && difference > CLIP_END_TOLERANCE)
    .map(({ transition, key, end, difference }) => ({
      severity: 'warning',
      code: 'clipMismatch',
      place: { kind: 'transition', id: transition, field: `background.${key}` },
      sentence:
        end === 'arrival'
          ? `The last frame of the clip is not the picture of its destination (${percent(difference)} apart).`
          : `The first frame of the clip is not the picture it starts from (${percent(difference)} apart).`,
      fix: 'Render the clip and the picture from the same camera, or take the frame as the picture.',
    }));
}

function percent(difference: number): string {
  return `${(difference * 100).toFixed(1)} %`;
}
