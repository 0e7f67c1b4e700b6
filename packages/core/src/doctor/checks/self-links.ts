import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';

/** "Transitions cannot connect a location to itself" (specification section 5); nor should hotspots and arrows. */
export function findSelfLinks({ snapshot }: Examined): readonly Finding[] {
  return [
    ...snapshot.transitions
      .filter(({ from, to }) => from === to)
      .map(({ payloadId, to }) =>
        selfLink(
          { kind: 'transition', id: payloadId, field: 'to' },
          `The transition leads from “${to}” to itself.`,
        ),
      ),
    ...snapshot.locations.flatMap(({ payloadId, title, hotspots, previous, next }) => [
      ...hotspots
        .filter(({ action }) => action.kind === 'navigate' && action.target === payloadId)
        .map((hotspot) =>
          selfLink(
            { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
            `The hotspot “${hotspot.title}” leads to “${title}”, where it stands itself.`,
          ),
        ),
      ...Object.entries({ arrow_navigation_prew: previous, arrow_navigation_next: next })
        .filter(([, target]) => target === payloadId)
        .map(([field]) =>
          selfLink({ kind: 'location', id: payloadId, field }, `An arrow of “${title}” leads to itself.`),
        ),
    ]),
  ];
}

function selfLink(place: FindingPlace, sentence: string): Finding {
  return { severity: 'error', code: 'selfLink', place, sentence, fix: 'Choose another target or delete it.' };
}
