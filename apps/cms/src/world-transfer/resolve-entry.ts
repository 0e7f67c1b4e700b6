import { inLocale } from './by-locale.ts';
import type { Content, ContentEntry } from './content.ts';
import { attributeOf } from '../content-model/model.ts';
import type { Attribute, Attributes } from '../content-model/model.ts';

export interface Resolver extends Pick<Content, 'locales'> {
  /** Of a content type or a component. */
  readonly attributesOf: (uid: string) => Attributes;
  /** The CMS's document of an entry's key; undefined when there is none. */
  readonly documentOf: (targetUid: string, key: string) => string | undefined;
  /** The number of a file in the media library; undefined when there is none. */
  readonly mediaOf: (name: string) => number | string | undefined;
  /** The media that a rich text shows, under the addresses of the CMS. */
  readonly richTextOf: (value: unknown) => unknown;
}

export interface ResolveOptions {
  readonly uid: string;
  readonly entry: ContentEntry;
  readonly locale: string;
  /** Leave out everything that refers to something else. */
  readonly isWithoutReferences?: boolean;
}

const REFERRING = new Set(['relation', 'media', 'component', 'dynamiczone']);

/**
 * Converts an entry of a file into data for Strapi's Document Service: texts of one language, ids of documents and
 * files instead of their keys.
 *
 * @throws Error that names the attribute when the content model has none of that name.
 */
export function resolveEntry(
  resolver: Resolver,
  { uid, entry, locale, isWithoutReferences = false }: ResolveOptions,
): Record<string, unknown> {
  const attributes = resolver.attributesOf(uid);
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (name === '__component') {
      data[name] = value;
      continue;
    }
    const attribute = attributeOf(attributes, name);
    if (attribute === undefined) throw new Error(`The content type ${uid} has no attribute “${name}”.`);
    if (isWithoutReferences && REFERRING.has(attribute.type)) continue;
    data[name] = resolveValue(resolver, { attribute, value, locale });
  }
  return data;
}

export interface EntryLinks {
  /** Names in the media library. */
  readonly media: readonly string[];
  readonly references: readonly { readonly targetUid: string; readonly key: string }[];
}

/** Everything an entry refers to. */
export function linksOf(
  { attributesOf, locales }: Pick<Resolver, 'attributesOf' | 'locales'>,
  uid: string,
  entry: ContentEntry,
): EntryLinks {
  const media: string[] = [];
  const references: { targetUid: string; key: string }[] = [];
  const collector: Resolver = {
    attributesOf,
    locales,
    documentOf: (targetUid, key) => {
      references.push({ targetUid, key });
      return undefined;
    },
    mediaOf: (name) => {
      media.push(name);
      return undefined;
    },
    richTextOf: (value) => value,
  };
  for (const locale of locales) resolveEntry(collector, { uid, entry, locale });
  return { media: [...new Set(media)], references };
}

interface Value {
  readonly attribute: Attribute;
  readonly value: unknown;
  readonly locale: string;
}

/** Whatever an attribute holds may differ from language to language: a text, a table, the captions of a film. */
function resolveValue(resolver: Resolver, { attribute, value: given, locale }: Value): unknown {
  const value = inLocale(given, locale, resolver.locales);
  if (value === null || value === undefined) return value;
  const { type } = attribute;
  if (type === 'media') return each(value, (name) => resolver.mediaOf(String(name)));
  if (type === 'relation') {
    return each(value, (key) => resolver.documentOf(attribute.target ?? '', String(key)));
  }
  if (type === 'component' || type === 'dynamiczone') {
    return each(value, (part) => {
      const entry = part as ContentEntry;
      const uid = attribute.component ?? String(entry['__component']);
      return resolveEntry(resolver, { uid, entry, locale });
    });
  }
  return type === 'richtext' || type === 'blocks' ? resolver.richTextOf(value) : value;
}

function each<Result>(value: unknown, resolve: (part: unknown) => Result | undefined): unknown {
  return Array.isArray(value)
    ? value.map(resolve).filter((part) => part !== undefined)
    : (resolve(value) ?? null);
}
