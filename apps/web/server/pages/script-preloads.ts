/** As React writes it for the modules of a page. */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;

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
  const modules: string[] = [];
  const head = html.slice(0, end).replaceAll(MODULE_PRELOAD, (_, href: string) => {
    modules.push(href.replaceAll('&amp;', '&'));
    return '';
  });
  return { html: head + html.slice(end), modules };
}
