import type { Core } from '@strapi/strapi';
import { isFontExtension } from '@vitrine/core/world/font-facts';
import { FONT_FIELDS } from '../contracts/brand.ts';
import { refusal } from './refusal.ts';

const FILE = 'plugin::upload.file';

/**
 * Refuses a file that is no font where a theme has its fonts, and a bold font without the one that it belongs to: both
 * would be left out of the showroom.
 *
 * @param path The path of the theme in its entry.
 */
export async function refuseOtherFiles(
  strapi: Core.Strapi,
  path: readonly string[],
  theme: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const field of FONT_FIELDS) {
    const id = fileIdOf(theme[field]);
    if (id === undefined) continue;
    const file: { readonly name: string; readonly ext: string | null } | null = await strapi.db
      .query(FILE)
      .findOne({ where: { id }, select: ['name', 'ext'] });
    if (file === null || isFontExtension(file.ext ?? '')) continue;
    throw refusal([...path, field], `“${file.name}” is no font. Choose a WOFF2, WOFF, TTF or OTF file.`);
  }
  // A partial update of a stored theme keeps its other fields.
  const isPart = !('text_font' in theme) && 'id' in theme;
  if (
    fileIdOf(theme['text_font_bold']) !== undefined &&
    fileIdOf(theme['text_font']) === undefined &&
    !isPart
  ) {
    throw refusal(
      [...path, 'text_font_bold'],
      'A bold font needs the font of texts that it belongs to. Choose that one as well, or leave this empty.',
    );
  }
}

/** A form sends a file as its number, or whole. */
function fileIdOf(given: unknown): number | string | undefined {
  if (typeof given === 'number' || typeof given === 'string') return given;
  const { id } = (given ?? {}) as { readonly id?: unknown };
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
