import { relatedAfter } from './related.ts';
import type { FindTarget } from './related.ts';
import { isWire } from './wire.ts';
import type { Wire } from './wire.ts';

/** The part of an attribute that describes the format of its value. */
export interface Attribute {
  readonly type: string;
  readonly private?: boolean;
  readonly multiple?: boolean;
  readonly repeatable?: boolean;
  readonly component?: string;
  readonly target?: string;
  readonly relation?: string;
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
}

export type Attributes = Readonly<Record<string, Attribute>>;

/** Inputs besides the form. */
export interface WireSources {
  /** The attributes of a component; undefined if it does not exist. */
  readonly attributesOf: (component: string) => Attributes | undefined;
  /** Sanitised files of the media library by id; deleted ones are missing. */
  readonly files: (ids: readonly number[]) => Promise<ReadonlyMap<number, Wire>>;
  /** Finds sanitised entries of a type. */
  readonly entriesOf: (uid: string) => FindTarget;
}

/** What the content manager adds to a form for its own use. */
const MARKS: ReadonlySet<string> = new Set(['__temp_key__']);

/**
 * Converts the values of the content manager's form into the wire form, as the content API would return the
 * entry after saving. Fields that the form lacks stay as stored. Of files and related entries only the ids are
 * trusted; the rest is read from the CMS.
 *
 * @param stored the stored entry, or an empty one; relations that were not populated in it are left out.
 */
export async function wireForm(
  attributes: Attributes,
  values: Wire,
  stored: Wire,
  sources: WireSources,
): Promise<Wire> {
  const wire: Record<string, unknown> = { ...stored };
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name) || attribute.private === true || attribute.type === 'password') continue;
    const value = await valueOf(attribute, values[name], stored, name, sources);
    if (value !== undefined) wire[name] = value;
  }
  return wire;
}

async function valueOf(
  attribute: Attribute,
  value: unknown,
  stored: Wire,
  name: string,
  sources: WireSources,
): Promise<unknown> {
  switch (attribute.type) {
    case 'media':
      return filesOf(attribute, value, sources);
    case 'relation':
      return relationOf(attribute, value, stored, name, sources);
    case 'component':
      return attribute.repeatable === true
        ? componentsOf(value, stored[name], () => attribute.component, sources)
        : componentOf(attribute.component, value, stored[name], sources);
    case 'dynamiczone':
      return componentsOf(value, stored[name], ({ __component }) => String(__component), sources);
    case 'json':
      return typeof value === 'string' ? parsedOr(value) : value;
    default:
      return value;
  }
}

async function filesOf(attribute: Attribute, value: unknown, sources: WireSources): Promise<unknown> {
  const ids = (Array.isArray(value) ? value : [value]).flatMap((file: unknown) =>
    isWire(file) && typeof file['id'] === 'number' ? [file['id']] : [],
  );
  const known = ids.length === 0 ? new Map<number, Wire>() : await sources.files(ids);
  const files = ids.flatMap((id) => known.get(id) ?? []);
  return attribute.multiple === true ? files : (files[0] ?? null);
}

async function relationOf(
  { target, relation = '' }: Attribute,
  value: unknown,
  stored: Wire,
  name: string,
  { entriesOf }: WireSources,
): Promise<unknown> {
  const isAsked = Object.hasOwn(stored, name) || !Object.hasOwn(stored, 'id');
  if (target === undefined || !isAsked) return undefined;
  const isMany = relation.endsWith('ToMany');
  const before = [stored[name]].flat().filter(isWire);
  const after = await relatedAfter(before, value, isMany, entriesOf(target));
  return isMany ? after : (after[0] ?? null);
}

async function componentOf(
  component: string | undefined,
  value: unknown,
  stored: unknown,
  sources: WireSources,
): Promise<unknown> {
  const attributes = component === undefined ? undefined : sources.attributesOf(component);
  if (!isWire(value) || attributes === undefined) return null;
  const known = isWire(stored) && stored['id'] === value['id'] ? stored : {};
  const own = Object.entries(value).filter(([name]) => !MARKS.has(name) && !Object.hasOwn(attributes, name));
  return { ...Object.fromEntries(own), ...(await wireForm(attributes, value, known, sources)) };
}

async function componentsOf(
  value: unknown,
  stored: unknown,
  nameOf: (entry: Wire) => string | undefined,
  sources: WireSources,
): Promise<unknown> {
  const known = (Array.isArray(stored) ? stored : []).filter(isWire);
  const entries = (Array.isArray(value) ? value : []).filter(isWire);
  const made = await Promise.all(
    entries.map((entry) => {
      const name = nameOf(entry);
      // Components of different types may have the same id.
      const own = known.find(
        (one) => one['id'] === entry['id'] && one['__component'] === entry['__component'],
      );
      return componentOf(name, entry, own, sources);
    }),
  );
  return made.filter((component) => component !== null);
}

/** While an editor is typing, the text may not be valid JSON yet: it stays text, and the content's rules judge it. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
