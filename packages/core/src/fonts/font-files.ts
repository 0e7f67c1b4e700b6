import type { Media } from '../world/media.ts';
import { FONT_EXTENSIONS, isVariable } from '../world/font-facts.ts';
import type { ThemeFonts } from '../world/theme.ts';

/** The use of a font file. */
export const FONT_ROLES = ['text', 'bold', 'heading'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** A font file as style sheets name it. */
export interface FontFile {
  /** The part behind {@link FONT_FOLDER}. */
  readonly address: string;
  /** The weights that it is drawn for, as CSS writes them. */
  readonly weights: string;
}

/** The files of a theme by their use. */
export type FontFiles = Readonly<Partial<Record<FontRole, FontFile>>>;

/** Where the showroom serves the files of the media library. */
export const FONT_FOLDER = '/box-api/uploads/';

/**
 * The part of an address behind {@link FONT_FOLDER}: a name as `encodeURIComponent` writes it, and a version. None of
 * these characters ends a string of CSS.
 */
const ADDRESS = /^[\w.!~'()%-]+(?:\?v=[\da-z-]*)?$/;

/** Every weight. */
const ANY_WEIGHT = '1 1000';

/** The weights of a font that has a bold one beside it, and those of the bold one: 600 is the first that looks bold. */
const BELOW_BOLD = '1 599';
const BOLD = '600 1000';

/** The files of a theme; those whose addresses are not ours are left out. */
export function fontFilesOf({ textFont, headingFont }: ThemeFonts): FontFiles {
  const text = textFont && addressOf(textFont.regular);
  const bold = textFont?.bold && addressOf(textFont.bold);
  const heading = headingFont && addressOf(headingFont);
  const own = textFont?.regular.font;
  // Browsers draw bold texts thicker only where a font says that it is not bold itself.
  const alone = own === undefined || isVariable(own) ? ANY_WEIGHT : String(own.weights[0]);
  return {
    ...(text !== undefined && { text: { address: text, weights: bold === undefined ? alone : BELOW_BOLD } }),
    ...(text !== undefined && bold !== undefined && { bold: { address: bold, weights: BOLD } }),
    // A font of headings is chosen for headings, so browsers never draw it thicker than it is.
    ...(heading !== undefined && { heading: { address: heading, weights: ANY_WEIGHT } }),
  };
}

/** Whether the part of an address behind {@link FONT_FOLDER} is that of a font, and nothing else. */
export function isFontAddress(address: string): boolean {
  return ADDRESS.test(address) && fontExtensionOf(address) !== undefined;
}

/** The file's extension, whatever its version. */
export function fontExtensionOf(address: string): (typeof FONT_EXTENSIONS)[number] | undefined {
  const path = address.replace(/\?.*$/s, '').toLowerCase();
  return FONT_EXTENSIONS.find((extension) => path.endsWith(extension));
}

/**
 * The family names generated for some files, which no editor has typed. Style sheets of several themes can be on one
 * page: different files get different names.
 */
export function fontFamiliesOf({ text, bold, heading }: FontFiles): {
  readonly text?: string;
  readonly heading?: string;
} {
  return {
    ...(text && { text: familyOf(['text', text.weights, text.address, bold?.address]) }),
    ...(heading && { heading: familyOf(['heading', heading.address]) }),
  };
}

function addressOf({ url }: Media): string | undefined {
  const address = url.startsWith(FONT_FOLDER) ? url.slice(FONT_FOLDER.length) : '';
  return isFontAddress(address) ? address : undefined;
}

/** FNV-1a over the parts. */
function familyOf(parts: readonly (string | undefined)[]): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of parts.join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return `vitrine-${(hash >>> 0).toString(36)}`;
}
