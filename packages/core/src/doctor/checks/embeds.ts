import { isEmbedAllowed } from '../../links/embed-host.ts';
import { normaliseLink } from '../../links/link.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';
import type { Saying } from '../words/saying.ts';

/** Pages of other sites whose host the settings do not name (docs/design/unspecified.md, embeds). */
export function findUnlistedEmbeds({ snapshot, actions }: Examined): readonly Finding[] {
  const { embedHosts } = snapshot.settings;
  const embeds: readonly { readonly url: string; readonly place: FindingPlace; readonly holder: Saying }[] = [
    ...actions.flatMap(({ action, place, holder }) =>
      action.kind === 'openIframe' ? [{ url: action.url, place, holder }] : [],
    ),
    ...snapshot.articles.flatMap(({ id, title, sections }) =>
      sections.flatMap((section, index) => {
        const place: FindingPlace = { kind: 'article', id: String(id), field: `sections[${index}]` };
        return section.kind === 'iframe'
          ? [{ url: section.url, place, holder: saying('holder.titled', { title }) }]
          : [];
      }),
    ),
  ];
  return embeds
    .filter(({ url }) => normaliseLink(url) !== undefined && !isEmbedAllowed(url, embedHosts))
    .map(({ url, place, holder }) => ({
      severity: 'warning',
      code: 'unlistedEmbed',
      place,
      sentence: saying('unlistedEmbed', { url, holder }),
      fix: saying('fix.unlistedEmbed'),
    }));
}
