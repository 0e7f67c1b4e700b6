import { isEmbedAllowed } from '@vitrine/core/links/embed-host';
import { normaliseLink } from '@vitrine/core/links/link';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** Pages of other sites whose host the settings do not name (docs/design/unspecified.md, embeds). */
export function findUnlistedEmbeds({ snapshot, actions }: Examined): readonly Finding[] {
  const { embedHosts } = snapshot.settings;
  const embeds: readonly {
    readonly url: string;
    readonly subject: FindingSubject;
    readonly holder: Message;
  }[] = [
    ...actions.flatMap(({ action, subject, holder }) =>
      action.kind === 'openIframe' ? [{ url: action.url, subject, holder }] : [],
    ),
    ...snapshot.articles.flatMap(({ id, title, sections }) =>
      sections.flatMap((section, index) => {
        const subject: FindingSubject = { kind: 'article', id: String(id), field: `sections[${index}]` };
        return section.kind === 'iframe'
          ? [{ url: section.url, subject, holder: message('holder.titled', { title }) }]
          : [];
      }),
    ),
  ];
  return embeds
    .filter(({ url }) => normaliseLink(url) !== undefined && !isEmbedAllowed(url, embedHosts))
    .map(({ url, subject, holder }) => ({
      severity: 'warning',
      code: 'unlistedEmbed',
      subject,
      sentence: message('unlistedEmbed', { url, holder }),
      fix: message('fix.unlistedEmbed'),
    }));
}
