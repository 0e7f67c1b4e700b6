import { normaliseLink } from '../../links/link.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { saying } from '../words/saying.ts';

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
        sentence: saying('brokenLink', { url: action.url, holder }),
        fix: saying('fix.brokenLink'),
      },
    ];
  });
}
