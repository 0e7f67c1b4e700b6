import type { Attribute } from '../../../../content-model/model.ts';
import { isLocalised, isSharedInPart, isToMany } from '../../../../content-model/model.ts';
import type { ExistsThere } from '../content/references.ts';
import type { TextPath, TranslationInput } from '../../contracts/translations.ts';
import { componentOf, haveSameParts, isListOfParts, isRow, pathKey, rowsOf } from './text-pairs.ts';
import type { AttributesOf, Row } from './text-pairs.ts';

const TEXT_TYPES: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'blocks']);

type Texts = ReadonlyMap<string, unknown>;

/**
 * The data that writes texts into the draft of the target language. Lists that it lacks are built like the
 * source's, with empty texts, so that visitors read those in the default language. Untouched fields are left
 * out.
 *
 * @param target undefined if the entry does not exist in that language yet: then all shared fields are copied
 *   from the source.
 */
export function composeTarget(
  attributesOf: AttributesOf,
  uid: string,
  rows: { readonly source: Row; readonly target: Row | undefined },
  given: {
    readonly texts: TranslationInput['texts'];
    /** Whether a related entry exists in the target language; others are left to the default language. */
    readonly existsThere: ExistsThere;
  },
): Record<string, unknown> {
  const { source, target } = rows;
  const texts: Texts = new Map(given.texts.map(({ path, value }) => [pathKey(path), value]));
  const touched = new Set(given.texts.map(({ path }) => path[0]));
  const compose = composer(attributesOf, texts, given.existsThere);
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    const isText = isLocalised(attribute);
    if (isText && (touched.has(name) || (target === undefined && !TEXT_TYPES.has(attribute.type)))) {
      data[name] = compose(attribute, [name], source[name], target?.[name]);
    } else if (!isText && target === undefined && attribute.type === 'relation') {
      // Strapi copies all other shared fields to a new language by itself.
      data[name] = referenceInput(attribute, source[name], given.existsThere);
    }
  }
  return data;
}

type Compose = (attribute: Attribute, path: TextPath, source: unknown, target: unknown) => unknown;

function composer(attributesOf: AttributesOf, texts: Texts, existsThere: ExistsThere): Compose {
  const part = (component: string, path: TextPath, source: Row | undefined, target: Row | undefined) => {
    const shape = target ?? source ?? {};
    const data: Record<string, unknown> = {};
    if (shape['__component'] !== undefined) data['__component'] = shape['__component'];
    // With the id, Strapi updates the existing part.
    if (target?.['id'] !== undefined) data['id'] = target['id'];
    for (const [name, attribute] of Object.entries(attributesOf(component))) {
      data[name] = compose(attribute, [...path, name], source?.[name], target?.[name], target === undefined);
    }
    return data;
  };
  const compose = (
    attribute: Attribute,
    path: TextPath,
    source: unknown,
    target: unknown,
    isNew = target === undefined || target === null,
  ): unknown => {
    const { type } = attribute;
    const kept = isNew ? source : target;
    if (TEXT_TYPES.has(type) && !isSharedInPart(attribute))
      return texts.has(pathKey(path)) ? texts.get(pathKey(path)) : isNew ? null : target;
    if (type === 'json') return cells(texts, path, isNew || target === null ? source : target);
    if (isListOfParts(attribute)) {
      const own = rowsOf(source);
      const other = rowsOf(target);
      const isPaired = haveSameParts(own, other);
      const isWanted = isNew || [...texts.keys()].some((key) => key.startsWith(`${pathKey(path)}.`));
      const shown = other.length > 0 || !isWanted ? other : own;
      return shown.map((shape, index) =>
        part(
          componentOf(attribute, shape),
          [...path, index],
          isPaired || other.length === 0 ? own[index] : undefined,
          other[index],
        ),
      );
    }
    if (type === 'component') {
      const isWanted = isNew || [...texts.keys()].some((key) => key.startsWith(`${pathKey(path)}.`));
      if (!isRow(target) && !(isWanted && isRow(source))) return null;
      return part(
        attribute.component ?? '',
        path,
        isRow(source) ? source : undefined,
        isRow(target) ? target : undefined,
      );
    }
    return type === 'relation' || type === 'media'
      ? referenceInput(attribute, kept, existsThere)
      : (kept ?? null);
  };
  return compose;
}

/** Texts inside a JSON value, such as the cells of a table. */
function cells(texts: Texts, path: TextPath, value: unknown): unknown {
  if (texts.has(pathKey(path))) return texts.get(pathKey(path));
  return Array.isArray(value)
    ? value.map((cell, index) => cells(texts, [...path, index], cell))
    : (value ?? null);
}

/** The value of a relation or media field in the format of the Document Service. */
function referenceInput(attribute: Attribute, value: unknown, existsThere: ExistsThere): unknown {
  const isRelation = attribute.type === 'relation';
  const referred = (Array.isArray(value) ? rowsOf(value) : [value].filter(isRow))
    .map((row) => row[isRelation ? 'documentId' : 'id'])
    .filter((id) => !isRelation || existsThere(attribute.target ?? '', String(id)));
  return attribute.multiple === true || isToMany(attribute) ? referred : (referred[0] ?? null);
}
