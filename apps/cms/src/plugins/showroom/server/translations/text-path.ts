import type { Attribute } from '../../../../content-model/model.ts';
import type { TextPath } from '../../contracts/translations.ts';
import { componentOf, isListOfParts, isRow, rowsOf } from './text-pairs.ts';
import type { AttributesOf, Row } from './text-pairs.ts';

/** The field that a path leads to. */
export interface FieldAt {
  readonly attribute: Attribute;
  /** As permissions name it: `sections`, or `figures.label` inside a component. */
  readonly permission: string;
}

/** The path that a table writes as `sections.2.title`. */
export function parsePath(text: string): TextPath {
  return text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Finds the field at a path of an entry; undefined if it has none there. */
export function fieldAt(
  attributesOf: AttributesOf,
  uid: string,
  path: TextPath,
  row: Row,
): FieldAt | undefined {
  const [name, ...rest] = path;
  const attributes = attributesOf(uid);
  if (typeof name !== 'string' || !Object.hasOwn(attributes, name)) return undefined;
  const attribute = attributes[name];
  if (attribute === undefined) return undefined;
  const value = row[name];
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') {
    return { attribute, permission: name };
  }
  const isList = isListOfParts(attribute);
  const part = isList ? rowsOf(value)[Number(rest[0])] : value;
  if (!isRow(part)) return undefined;
  const inside = fieldAt(attributesOf, componentOf(attribute, part), isList ? rest.slice(1) : rest, part);
  if (inside === undefined) return undefined;
  // A dynamic zone is permitted as a whole.
  return attribute.type === 'dynamiczone'
    ? { attribute: inside.attribute, permission: name }
    : { attribute: inside.attribute, permission: `${name}.${inside.permission}` };
}
