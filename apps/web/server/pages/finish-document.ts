import type { HeaderRecord } from '../http/reply.ts';
import type { PolicyParts } from './csp.ts';
import { fontsFirst } from './fonts-first.ts';
import { documentHeaders } from './page-headers.ts';
import { scriptHashes, takeMarkedScripts } from './page-scripts.ts';
import { sourcesOf, startModulesByScript } from './started-modules.ts';
import { stylesFirst } from './styles-first.ts';

/** A rendered page as it is sent: without its render's mark, with the policy that its own scripts need. */
export function finishDocument(
  rendered: string,
  scriptMark: string,
  policy: Omit<PolicyParts, 'hashes'>,
): { readonly html: string; readonly headers: HeaderRecord } {
  const page = takeMarkedScripts(stylesFirst(fontsFirst(rendered)), scriptMark);
  const { html, sources } = policy.hasGoogleTag
    ? startModulesByScript(page)
    : { html: page.html, sources: sourcesOf(page.scripts) };
  return { html, headers: documentHeaders({ hashes: scriptHashes(sources), ...policy }) };
}
