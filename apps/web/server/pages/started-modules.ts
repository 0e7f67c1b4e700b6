import type { InlineScript, MarkedPage } from './page-scripts.ts';

/** The text of a script that puts a module into the page, as if the page's own code had asked for it. */
function starterOf(source: string): string {
  const text = JSON.stringify(source).replaceAll('<', String.raw`\u003c`);
  return `(s=>{s.type="module";s.textContent=${text};document.head.append(s);s.remove()})(document.createElement("script"))`;
}

/** A page whose modules are started by scripts, and the sources of every inline script that may run in it. */
export interface StartedPage {
  readonly html: string;
  readonly sources: readonly string[];
}

/**
 * Lets inline modules be put into the page by scripts. `'strict-dynamic'` trusts what a trusted script loads and
 * nothing that stands in the page's text; an inline module in the text may run by its hash, but what it imports
 * counts as standing there as well (CSP level 3, 8.2).
 */
export function startModulesByScript({ html, scripts }: MarkedPage): StartedPage {
  const parts: string[] = [];
  const sources: string[] = [];
  let written = 0;
  for (const script of scripts) {
    sources.push(script.source);
    if (!script.isModule) continue;
    const starter = starterOf(script.source);
    sources.push(starter);
    parts.push(html.slice(written, script.start), `<script>${starter}</script>`);
    written = script.end;
  }
  return { html: parts.join('') + html.slice(written), sources };
}

/** The sources of inline scripts as they stand. */
export function sourcesOf(scripts: readonly InlineScript[]): readonly string[] {
  return scripts.map(({ source }) => source);
}
