import type { Core } from '@strapi/strapi';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { contrastFaults } from '@vitrine/core/theme/contrast-pairs';
import { roundedRatio } from '@vitrine/core/theme/rounded-ratio';
import type { ContrastFault, ContrastPair, ThemeColour } from '@vitrine/core/theme/contrast-pairs';
import { choicesOf } from '../contracts/brand.ts';
import type { FormTheme } from '../contracts/brand.ts';
import { SETTINGS, WORLD } from '../content-model/content-uids.ts';
import { matchedRoute } from './matched-route.ts';
import { refusal } from './refusal.ts';
import type { Rule, Write } from './rule.ts';
import { refuseOtherFiles } from './theme-fonts.ts';

/** A theme that is being saved, its path in the entry, and its stored value. */
interface WrittenTheme {
  readonly path: readonly string[];
  readonly given: FormTheme | null | undefined;
  readonly before: FormTheme | null | undefined;
}

/** Validates a theme that a person or a program saves. Imports and the seed are exempt; the doctor reports theirs. */
async function judgeTheme(
  write: Write,
  theme: WrittenTheme,
  brand: FormTheme | null | undefined,
): Promise<void> {
  if (theme.given === undefined || !isEdited(write.strapi)) return;
  if (theme.given !== null) await refuseOtherFiles(write.strapi, theme.path, { ...theme.given });
  if (!isSame(theme.given, theme.before)) refuseWeakContrast(theme, brand);
}

/**
 * Refuses colours that would leave a part of the page without contrast to its background (WCAG 2.2, 1.4.3 and
 * 1.4.11). Colours that have not changed are not judged again, so that a name can be corrected without choosing colours.
 */
function refuseWeakContrast(theme: WrittenTheme, brand: FormTheme | null | undefined): void {
  const [fault] = contrastFaults(completeTheme(choicesOf(theme.given), choicesOf(brand)));
  if (fault !== undefined) throw refusal([...theme.path, `${fault.colour}_color`], sentenceOf(fault));
}

/** The look of a world. */
export async function judgeWorldTheme(write: Write): Promise<void> {
  const given = write.data['theme'] as FormTheme | null | undefined;
  if (given === undefined) return;
  const [before, settings] = await Promise.all([storedThemeOf(write), firstSettings(write.strapi)]);
  await judgeTheme(write, { path: ['theme'], given, before }, settings?.brand?.theme);
}

/** The look of the brand. */
export const settingsRule: Rule = {
  prepare: async (write) => {
    const brand = write.data['brand'] as { readonly theme?: FormTheme | null } | null | undefined;
    if (brand?.theme === undefined) return;
    const before = (await firstSettings(write.strapi))?.brand?.theme;
    await judgeTheme(write, { path: ['brand', 'theme'], given: brand.theme, before }, undefined);
  },
};

interface StoredSettings {
  readonly brand?: { readonly theme?: FormTheme | null } | null;
}

async function firstSettings(strapi: Core.Strapi): Promise<StoredSettings | null> {
  return strapi.db.query(SETTINGS).findOne({ where: {}, populate: { brand: { populate: { theme: true } } } });
}

/** Of a world's draft. */
async function storedThemeOf({ strapi, documentId }: Write): Promise<FormTheme | null | undefined> {
  if (documentId === undefined) return undefined;
  const world: { readonly theme?: FormTheme | null } | null = await strapi.db
    .query(WORLD)
    .findOne({ where: { documentId, publishedAt: null }, populate: { theme: true } });
  return world?.theme;
}

/** Whether a person or a program writes a single entry: not the seed, an import, or the copy of a world. */
function isEdited(strapi: Core.Strapi): boolean {
  const context = strapi.requestContext.get();
  return context !== undefined && matchedRoute(context)?.plugin !== 'showroom';
}

function isSame(one: FormTheme | null, other: FormTheme | null | undefined): boolean {
  const [given, before] = [choicesOf(one), choicesOf(other)];
  return (['primary', 'secondary', 'appearance'] as const).every((part) => given[part] === before[part]);
}

const COLOURS: Readonly<Record<ThemeColour, string>> = {
  primary: 'The main colour',
  secondary: 'The second colour',
};

const GROUNDS: Readonly<Record<ContrastPair['name'], string>> = {
  textOnIt: 'the text that is written on it',
  paper: 'the page',
  paperSoft: 'the panels of a page',
  disc: 'the white of the pins',
  focusRing: 'the ring around what has the focus',
};

function sentenceOf({ colour, value, pair, suggestion }: ContrastFault): string {
  return `${COLOURS[colour]} ${value} hardly stands out from ${GROUNDS[pair.name]}: ${roundedRatio(pair.ratio)} : 1, and ${roundedRatio(pair.needed)} : 1 is needed.${
    suggestion === undefined ? '' : ` The nearest colour that works is ${suggestion}.`
  }`;
}
