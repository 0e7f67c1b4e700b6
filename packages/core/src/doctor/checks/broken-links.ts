import { normaliseLink } from '../../links/link.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Links and iframes with an address that cannot be followed (specification section 5, Links). */
export function findBrokenLinks({ actions }: Examined): readonly Finding[] {
  return actions.flatMap(({ action, place, holder }): readonly Finding[] => {
    if (action.kind !== 'openLink' && action.kind !== 'openIframe') return [];
    if (normaliseLink(action.url) !== undefined) return [];
    return [
      {
        severity: 'error',
        code: 'brokenLink',
        place,
        sentence: `The address “${action.url}” of ${holder} cannot be followed.`,
        fix: 'Write a web address, or one that begins with mailto: or tel:.',
      },
    ];
  });
}
