import { firstFonts, FONT_SHEET_PATH } from '@vitrine/core/fonts/font-sheet';

/** The link that React writes for a style sheet of fonts; `&` is escaped in attributes. */
const FONT_SHEETS = new RegExp(
  `<link rel="stylesheet" href="${FONT_SHEET_PATH.replaceAll('.', '\\.')}\\?(?<query>[^"]*)"`,
  'g',
);

/**
 * Makes the browser fetch the theme's fonts while it still parses the page: it would discover them only when it lays
 * out the first text. If there are several themes, the last one applies, that of the page's world.
 */
export function fontsFirst(html: string): string {
  const end = html.indexOf('</head>');
  const sheet = end === -1 ? undefined : [...html.slice(0, end).matchAll(FONT_SHEETS)].at(-1);
  if (sheet === undefined) return html;
  const query = new URLSearchParams(sheet.groups?.['query']?.replaceAll('&amp;', '&'));
  const links = firstFonts(query).map(
    ({ href, type }) => `<link rel="preload" as="font" type="${type}" crossorigin="" href="${href}"/>`,
  );
  return `${html.slice(0, sheet.index)}${links.join('')}${html.slice(sheet.index)}`;
}
