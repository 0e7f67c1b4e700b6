import { normaliseLink } from '@vitrine/core/links/link';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Links and iframes with an address that cannot be followed (specification section 5, Links). */
export function findBrokenLinks({ actions }: Examined): readonly Finding[] {
  return actions.flatMap(({ action, subject, holder }): readonly Finding[] => {
    if (action.kind !== 'openLink' && action.kind !== 'openIframe') return [];
    if (normaliseLink(action.url) !== undefined) return [];
    return [
      {
        severity: 'error',
        code: 'brokenLink',
        subject,
        sentence: message('brokenLink', { url: action.url, holder }),
        fix: message('fix.brokenLink'),
      },
    ];
  });
}
