import { isDeepStrictEqual } from 'node:util';
import { localesOf } from './by-locale.ts';
import type { ContentEntry } from './content.ts';
import { attributeOf, isLocalised } from '../content-model/model.ts';
import type { Attribute, Attributes } from '../content-model/model.ts';

/** The value of an attribute in each language. */
type Values = readonly (readonly [locale: string, value: unknown])[];

interface Merging {
  readonly attributesOf: (uid: string) => Attributes;
  /** All languages of the file, the default one first. */
  readonly locales: readonly string[];
}

/**
 * Merges the locales of an entry: equal values are written once, others by locale, as deep down as possible.
 * Localised attributes are written by language even where all languages agree, so that the file shows what can be
 * translated.
 *
 * @param rows The entry in each language it has, the default one first.
 */
export function mergeLocales(
  { attributesOf, locales }: Merging,
  uid: string,
  rows: readonly (readonly [locale: string, entry: ContentEntry])[],
): ContentEntry {
  const attributes = attributesOf(uid);
  const merged: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const values: Values = rows.map(([locale, entry]) => [locale, entry[name]]);
    const value = isLocalised(attribute)
      ? mergedText(attributesOf, attribute, values)
      : // The CMS holds one for all languages; a language that has none was made before it was filled in.
        values.find(([, given]) => given !== undefined)?.[1];
    if (value !== undefined) merged[name] = value;
  }
  const spoken = rows.map(([locale]) => locale);
  const [standard = ''] = locales;
  const told = localesOf(merged, { locales, homeLocale: standard });
  return isDeepStrictEqual(new Set(told), new Set(spoken)) ? merged : withLocales(merged, attributes, rows);
}

/** Lists the locales of the entry where its texts do not imply them. */
function withLocales(
  merged: ContentEntry,
  attributes: Attributes,
  rows: readonly (readonly [locale: string, entry: ContentEntry])[],
): ContentEntry {
  const localised = Object.keys(attributes).filter((name) => isLocalised(attributes[name] as Attribute));
  const name = localised.find((candidate) => merged[candidate] !== undefined) ?? localised[0];
  if (name === undefined) return merged;
  return { ...merged, [name]: byLocale(rows.map(([locale, entry]) => [locale, entry[name]])) };
}

const PARTS = new Set(['component', 'dynamiczone']);

function mergedText(attributesOf: Merging['attributesOf'], attribute: Attribute, values: Values): unknown {
  const isSilent = values.every(([, value]) => value === undefined);
  return isSilent || values.length === 1 || PARTS.has(attribute.type)
    ? mergedValue(attributesOf, attribute, values)
    : byLocale(values);
}

function mergedValue(attributesOf: Merging['attributesOf'], attribute: Attribute, values: Values): unknown {
  const first = values[0]?.[1];
  if (values.every(([, value]) => isDeepStrictEqual(value, first))) return first;
  if (PARTS.has(attribute.type)) {
    if (values.every(([, value]) => isPart(value) && isAlike(value, first))) {
      return mergedPart(attributesOf, attribute, values);
    }
    if (values.every(([, value]) => isList(value) && isAlikeList(value, first))) {
      return (first as readonly unknown[]).map((_, index) =>
        mergedPart(
          attributesOf,
          attribute,
          values.map(([locale, value]) => [locale, (value as readonly unknown[])[index]]),
        ),
      );
    }
  }
  return byLocale(values);
}

function mergedPart(
  attributesOf: Merging['attributesOf'],
  { component }: Attribute,
  values: Values,
): unknown {
  const parts = values.map(([locale, value]) => [locale, value as ContentEntry] as const);
  const first = parts[0]?.[1] ?? {};
  const attributes = attributesOf(component ?? String(first['__component']));
  const names = new Set(parts.flatMap(([, part]) => Object.keys(part)));
  return Object.fromEntries(
    [...names].map((name) => {
      const attribute = attributeOf(attributes, name) ?? { type: 'string' };
      return [
        name,
        mergedValue(
          attributesOf,
          attribute,
          parts.map(([locale, part]) => [locale, part[name]]),
        ),
      ];
    }),
  );
}

function isPart(value: unknown): value is ContentEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isAlike(value: ContentEntry, other: unknown): boolean {
  return isPart(other) && value['__component'] === other['__component'];
}

function isAlikeList(value: readonly unknown[], other: unknown): boolean {
  return (
    isList(other) &&
    value.length === other.length &&
    value.every((part, index) => isPart(part) && isAlike(part, other[index]))
  );
}

function byLocale(values: Values): unknown {
  return Object.fromEntries(values.map(([locale, value]) => [locale, value ?? null]));
}
