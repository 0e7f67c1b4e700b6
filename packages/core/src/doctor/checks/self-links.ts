import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/** "Transitions cannot connect a location to itself" (specification section 5); nor should hotspots and arrows. */
export function findSelfLinks({ snapshot }: Examined): readonly Finding[] {
  return [
    ...snapshot.transitions
      .filter(({ from, to }) => from === to)
      .map(({ payloadId, to }) =>
        selfLink(
          { kind: 'transition', id: payloadId, field: 'to' },
          saying('selfLink.transition', { location: to }),
        ),
      ),
    ...snapshot.locations.flatMap(({ payloadId, title, hotspots, previous, next }) => [
      ...hotspots
        .filter(({ action }) => action.kind === 'navigate' && action.target === payloadId)
        .map((hotspot) =>
          selfLink(
            { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
            saying('selfLink.hotspot', { hotspot: hotspot.title, location: title }),
          ),
        ),
      ...Object.entries({ arrow_navigation_prew: previous, arrow_navigation_next: next })
        .filter(([, target]) => target === payloadId)
        .map(([field]) =>
          selfLink({ kind: 'location', id: payloadId, field }, saying('selfLink.arrow', { location: title })),
        ),
    ]),
  ];
}

function selfLink(place: FindingPlace, sentence: Saying): Finding {
  return { severity: 'error', code: 'selfLink', place, sentence, fix: saying('fix.selfLink') };
}
