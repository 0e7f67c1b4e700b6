import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** "Transitions cannot connect a location to itself" (specification section 5); nor should hotspots and arrows. */
export function findSelfLinks({ snapshot }: Examined): readonly Finding[] {
  return [
    ...snapshot.transitions
      .filter(({ from, to }) => from === to)
      .map(({ payloadId, to }) =>
        selfLink(
          { kind: 'transition', id: payloadId, field: 'to' },
          message('selfLink.transition', { location: to }),
        ),
      ),
    ...snapshot.locations.flatMap(({ payloadId, title, hotspots, previous, next }) => [
      ...hotspots
        .filter(({ action }) => action.kind === 'navigate' && action.target === payloadId)
        .map((hotspot) =>
          selfLink(
            { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
            message('selfLink.hotspot', { hotspot: hotspot.title, location: title }),
          ),
        ),
      ...Object.entries({ arrow_navigation_prew: previous, arrow_navigation_next: next })
        .filter(([, target]) => target === payloadId)
        .map(([field]) =>
          selfLink(
            { kind: 'location', id: payloadId, field },
            message('selfLink.arrow', { location: title }),
          ),
        ),
    ]),
  ];
}

function selfLink(subject: FindingSubject, sentence: Message): Finding {
  return { severity: 'error', code: 'selfLink', subject, sentence, fix: message('fix.selfLink') };
}
