import type { FONT_EXTENSIONS } from '../world/font-facts.ts';
import {
  FONT_FOLDER,
  FONT_ROLES,
  fontExtensionOf,
  fontFamiliesOf,
  fontFilesOf,
  isFontAddress,
} from './font-files.ts';
import type { FontFile, FontRole } from './font-files.ts';
import type { ThemeFonts } from '../world/theme.ts';

/** Where the style sheet with the `@font-face` rules of a theme is served; its query says which. */
export const FONT_SHEET_PATH = '/box-api/fonts/faces.css';

/** As CSS writes it: a weight, or a lightest and a heaviest one. */
const WEIGHTS = /^\d{1,4}(?: \d{1,4})?$/;

/** Browsers' names of font formats, by the extensions of the files: in style sheets, and as media types. */
const KINDS: Readonly<
  Record<(typeof FONT_EXTENSIONS)[number], { readonly format: string; readonly type: string }>
> = {
  '.woff2': { format: 'woff2', type: 'font/woff2' },
  '.woff': { format: 'woff', type: 'font/woff' },
  '.ttf': { format: 'truetype', type: 'font/ttf' },
  '.otf': { format: 'opentype', type: 'font/otf' },
};

/** The parameters of an address. */
export type FontQuery = Iterable<readonly [name: string, value: string]>;

/** The address of the style sheet that declares the fonts of a theme; absent where it has none of its own. */
export function fontSheetAddress(fonts: ThemeFonts): string | undefined {
  const files = Object.entries(fontFilesOf(fonts));
  if (files.length === 0) return undefined;
  const query = files.map(
    ([role, { address, weights }]) => `${role}=${encodeURIComponent(`${weights}~${address}`)}`,
  );
  return `${FONT_SHEET_PATH}?${query.join('&')}`;
}

/**
 * The style sheet for an address of {@link fontSheetAddress}. It depends only on that address, and opens none of the
 * files that it names.
 *
 * @returns undefined where the query is not ours.
 */
export function fontSheet(query: FontQuery): string | undefined {
  const files: Partial<Record<FontRole, FontFile>> = {};
  for (const [role, value] of query) {
    const file = fileOf(value);
    if (!isRole(role) || file === undefined) return undefined;
    files[role] = file;
  }
  const families = fontFamiliesOf(files);
  const faces = FONT_ROLES.flatMap((role) => {
    const family = families[role === 'bold' ? 'text' : role];
    const file = files[role];
    return family === undefined || file === undefined ? [] : [faceOf(family, file)];
  });
  return faces.length === 0 ? undefined : faces.join('\n');
}

/** The files that the first page in a theme needs at once, by the query of its style sheet. */
export function firstFonts(query: FontQuery): readonly { readonly href: string; readonly type: string }[] {
  return [...query].flatMap(([role, value]) => {
    const file = role === 'bold' ? undefined : fileOf(value);
    const extension = file && fontExtensionOf(file.address);
    return extension ? [{ href: `${FONT_FOLDER}${file.address}`, type: KINDS[extension].type }] : [];
  });
}

/** The `<weights>~<file>` of a query. */
function fileOf(value: string): FontFile | undefined {
  const [, weights = '', address = ''] = /^([^~]*)~(.*)$/s.exec(value) ?? [];
  return WEIGHTS.test(weights) && isFontAddress(address) ? { weights, address } : undefined;
}

function isRole(name: string): name is FontRole {
  return (FONT_ROLES as readonly string[]).includes(name);
}

function faceOf(family: string, { address, weights }: FontFile): string {
  const { format } = KINDS[fontExtensionOf(address) ?? '.woff2'];
  return `@font-face { font-family: ${family}; font-style: normal; font-weight: ${weights}; font-display: swap; src: url("${FONT_FOLDER}${address}") format("${format}"); }`;
}
