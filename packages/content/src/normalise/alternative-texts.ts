import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import type { WireMedia } from '../wire/fields.ts';
import { textOf } from './present.ts';

/** A file's alternative text in a language; where it has none there, the default language's, and its name. */
export function alternativeTextOf(
  wire: Pick<WireMedia, 'alternativeText' | 'alternative_texts'>,
  locale: LocaleCode,
  defaultLocale: LocaleCode,
): Pick<Media, 'alternativeText' | 'alternativeTextLocale'> {
  const isDefault = locale === defaultLocale;
  const own = isDefault ? undefined : textOf(wire.alternative_texts?.[locale]?.text);
  const alternativeText = own ?? textOf(wire.alternativeText);
  if (alternativeText === undefined) return {};
  return { alternativeText, ...(!isDefault && !own && { alternativeTextLocale: defaultLocale }) };
}
