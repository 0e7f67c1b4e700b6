import type { HeaderRecord } from '../http/reply.ts';
import type { PolicyParts } from './csp.ts';
import { fontsFirst } from './fonts-first.ts';
import { documentHeaders } from './page-headers.ts';
import { scriptHashes, takeMarkedScripts } from './page-scripts.ts';
import { takeScriptPreloads } from './script-preloads.ts';
import { startModulesByScript } from './started-modules.ts';

/**
 * A rendered page as it is sent: without its render's mark, with the policy that its own scripts need.
 *
 * @param scriptMark none in development: the page stays as it is, and has no policy.
 */
export function finishDocument(
  rendered: string,
  scriptMark: string | undefined,
  policy: Omit<PolicyParts, 'hashes'>,
): { readonly html: string; readonly headers: HeaderRecord } {
  if (scriptMark === undefined) return { html: rendered, headers: {} };
  const { html: page, modules } = takeScriptPreloads(fontsFirst(rendered));
  const { html, sources } = startModulesByScript(takeMarkedScripts(page, scriptMark), modules);
  return { html, headers: documentHeaders({ hashes: scriptHashes(sources), ...policy }) };
}
