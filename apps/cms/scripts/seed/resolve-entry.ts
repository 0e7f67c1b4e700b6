import { DEMO_LOCALES, isDemoText } from '../../../../demo/read-content.ts';
import type { DemoEntry, DemoLocale } from '../../../../demo/read-content.ts';

/** What Strapi's schemas say about an attribute, as far as the seed needs it. */
export interface Attribute {
  readonly type: string;
  readonly target?: string;
  readonly component?: string;
  readonly repeatable?: boolean;
}

export type Attributes = Readonly<Record<string, Attribute>>;

export interface Resolver {
  /** Of a content type or a component. */
  readonly attributesOf: (uid: string) => Attributes;
  /** The CMS's document of an entry's key; undefined when an editor has deleted it. */
  readonly documentOf: (targetUid: string, key: string) => string | undefined;
  /** The number of a file in the media library; undefined when an editor has deleted it. */
  readonly mediaOf: (name: string) => number | undefined;
}

export interface ResolveOptions {
  readonly uid: string;
  readonly entry: DemoEntry;
  readonly locale: DemoLocale;
  /** Leave out everything that refers to something else. */
  readonly isWithoutReferences?: boolean;
}

const REFERRING = new Set(['relation', 'media', 'component', 'dynamiczone']);

/**
 * Turns an entry of the demo's files into the data that Strapi's Document Service takes: texts of one
 * language, documents and files in place of their keys.
 *
 * @throws Error that names the attribute when the content model has none of that name.
 */
export const resolveEntry = (
  resolver: Resolver,
  { uid, entry, locale, isWithoutReferences = false }: ResolveOptions,
): Record<string, unknown> => {
  const attributes = resolver.attributesOf(uid);
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (name === '__component') {
      data[name] = value;
      continue;
    }
    const attribute = attributes[name];
    if (attribute === undefined) throw new Error(`The content type ${uid} has no attribute «${name}».`);
    if (isWithoutReferences && REFERRING.has(attribute.type)) continue;
    data[name] = resolveValue(resolver, { attribute, value, locale });
  }
  return data;
};

/** The languages an entry is written in; one that holds no text lives in the default language alone. */
export const localesOf = (value: unknown): readonly DemoLocale[] => {
  const found = new Set<string>(['en']);
  const visit = (part: unknown): void => {
    if (isDemoText(part)) for (const locale of Object.keys(part)) found.add(locale);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return DEMO_LOCALES.filter((locale) => found.has(locale));
};

export interface EntryLinks {
  /** Names in the media library. */
  readonly media: readonly string[];
  readonly references: readonly { readonly targetUid: string; readonly key: string }[];
}

/** Everything an entry refers to. */
export const linksOf = (
  attributesOf: Resolver['attributesOf'],
  uid: string,
  entry: DemoEntry,
): EntryLinks => {
  const media: string[] = [];
  const references: { targetUid: string; key: string }[] = [];
  const collector: Resolver = {
    attributesOf,
    documentOf: (targetUid, key) => {
      references.push({ targetUid, key });
      return undefined;
    },
    mediaOf: (name) => {
      media.push(name);
      return undefined;
    },
  };
  for (const locale of DEMO_LOCALES) resolveEntry(collector, { uid, entry, locale });
  return { media: [...new Set(media)], references };
};

interface Value {
  readonly attribute: Attribute;
  readonly value: unknown;
  readonly locale: DemoLocale;
}

/** Whatever an attribute holds may differ from language to language: a text, a table, the captions of a film. */
const resolveValue = (resolver: Resolver, { attribute, value: given, locale }: Value): unknown => {
  const value = isDemoText(given) ? (given[locale] ?? given.en) : given;
  const { type } = attribute;
  if (type === 'media') return each(value, (name) => resolver.mediaOf(String(name)));
  if (type === 'relation') {
    return each(value, (key) => resolver.documentOf(attribute.target ?? '', String(key)));
  }
  if (type === 'component' || type === 'dynamiczone') {
    return each(value, (part) => {
      const entry = part as DemoEntry;
      const uid = attribute.component ?? String(entry['__component']);
      return resolveEntry(resolver, { uid, entry, locale });
    });
  }
  return value;
};

const each = <Result>(value: unknown, resolve: (part: unknown) => Result | undefined): unknown =>
  Array.isArray(value) ? value.map(resolve).filter((part) => part !== undefined) : (resolve(value) ?? null);
