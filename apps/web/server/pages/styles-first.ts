const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the scripts that a page's head announces behind everything else in it. React writes them in front of
 * the style sheets, and a browser with six connections to a host would fetch what blocks the first paint last.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const scripts = head.match(MODULE_PRELOAD) ?? [];
  return `${head.replaceAll(MODULE_PRELOAD, '')}${scripts.join('')}${html.slice(end)}`;
}
