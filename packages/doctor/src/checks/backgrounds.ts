import { aspectRatioOf, pictureOf } from '@vitrine/core/background/aspect-ratio';
import { isClassic } from '@vitrine/core/background/classic-layout';
import type { AspectRatio, Background } from '@vitrine/core/world/background';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

const IN_WORDS: Readonly<Record<AspectRatio, string>> = { '4x3': '4:3', '16x9': '16:9' };

/**
 * Locations with neither a background nor a description, and transitions with neither a clip nor a picture. A
 * location with only a description is intentional: it is shown in the classic layout, and no clip could begin or end
 * there. A transition that fades instead of playing a clip needs none.
 */
export function findMissingBackgrounds({ snapshot, locations }: Examined): readonly Finding[] {
  const hasPicture = (id: PayloadId) => {
    const location = locations.get(id);
    return location === undefined || !isClassic(location);
  };
  return [
    ...snapshot.locations
      .filter((location) => isClassic(location) && location.description.trim() === '')
      .map(({ payloadId, title }): Finding => ({
        severity: 'warning',
        code: 'missingBackground',
        subject: { kind: 'location', id: payloadId, field: 'background' },
        sentence: message('missingBackground', { location: title }),
        fix: message('fix.missingBackground'),
      })),
    ...snapshot.transitions
      .filter(({ backgrounds, options }) => backgrounds.length === 0 && !options.directTransition)
      .filter(({ from, to }) => hasPicture(from) && hasPicture(to))
      .map(({ payloadId, from, to }): Finding => ({
        severity: 'hint',
        code: 'missingClip',
        subject: { kind: 'transition', id: payloadId, field: 'background' },
        sentence: message('missingClip', { from, to }),
        fix: message('fix.missingClip'),
      })),
  ];
}

/** Backgrounds that exist in one aspect ratio but not in the other. */
export function findMissingAspectRatios({ snapshot }: Examined): readonly Finding[] {
  return [
    ...snapshot.locations.flatMap(({ payloadId, backgrounds }) =>
      missingRatios(backgrounds).map((missing) =>
        missingRatio(
          { kind: 'location', id: payloadId, field: 'background' },
          missing,
          'missingAspectRatio.location',
        ),
      ),
    ),
    ...snapshot.transitions.flatMap(({ payloadId, backgrounds }) =>
      missingRatios(backgrounds).map((missing) =>
        missingRatio(
          { kind: 'transition', id: payloadId, field: 'background' },
          missing,
          'missingAspectRatio.transition',
        ),
      ),
    ),
  ];
}

/** Locations with only videos, none of which has a poster: nothing can be shown before a video plays. */
export function findMissingStills({ snapshot }: Examined): readonly Finding[] {
  return snapshot.locations
    .filter(
      ({ backgrounds }) =>
        backgrounds.length > 0 && backgrounds.every((background) => !pictureOf(background)),
    )
    .map(({ payloadId, title }) => ({
      severity: 'warning',
      code: 'missingStill',
      subject: { kind: 'location', id: payloadId, field: 'background' },
      sentence: message('missingStill', { location: title }),
      fix: message('fix.missingStill'),
    }));
}

function missingRatios(backgrounds: readonly Background[]): readonly AspectRatio[] {
  const ratios = new Set(backgrounds.map(({ key }) => aspectRatioOf(key)));
  if (ratios.has('4x3') === ratios.has('16x9')) return [];
  return [ratios.has('4x3') ? '16x9' : '4x3'];
}

function missingRatio(
  subject: FindingSubject,
  missing: AspectRatio,
  key: 'missingAspectRatio.location' | 'missingAspectRatio.transition',
): Finding {
  const ratio = IN_WORDS[missing];
  return {
    severity: 'warning',
    code: 'missingAspectRatio',
    subject,
    sentence: message(key, { ratio }),
    fix: message('fix.missingAspectRatio', { ratio }),
  };
}
