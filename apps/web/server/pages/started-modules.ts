import type { InlineScript, MarkedPage } from './page-scripts.ts';

/** The text of a script that inserts a module into the page, as if the page's own code had loaded it. */
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
 * Inserts inline modules by script. `'strict-dynamic'` trusts what a trusted script loads, and nothing in the page's
 * markup; an inline module in the markup may run because of its hash, but its imports count as markup, too (CSP level
 * 3, 8.2).
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

/** The sources of inline scripts, unchanged. */
export function sourcesOf(scripts: readonly InlineScript[]): readonly string[] {
  return scripts.map(({ source }) => source);
}
