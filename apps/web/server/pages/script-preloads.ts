/** As React writes it for the modules of a page. */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="(?<href>[^"]*)"[^>]*>/g;

/** A page without the preloads of its modules, and the addresses that they named. */
export interface WithoutPreloads {
  readonly html: string;
  readonly modules: readonly string[];
}

/**
 * Takes the preloads of modules out of a page's head. React writes them before the style sheets, and a browser with
 * six connections per host would fetch last what blocks the first paint.
 */
export function takeScriptPreloads(html: string): WithoutPreloads {
  const end = html.indexOf('</head>');
  if (end === -1) return { html, modules: [] };
  const head = html.slice(0, end);
  return {
    html: head.replaceAll(MODULE_PRELOAD, '') + html.slice(end),
    modules: [...head.matchAll(MODULE_PRELOAD)].map(({ groups }) => groups?.['href'] ?? ''),
  };
}
