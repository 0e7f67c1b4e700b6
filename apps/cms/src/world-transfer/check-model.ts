import { whyUnstorable } from '../content-model/storable.ts';
import { inLocale, isByLocale } from './by-locale.ts';
import type { Content, ContentEntry } from './content.ts';
import { attributeOf, isToMany } from '../content-model/model.ts';
import type { Attribute, Attributes } from '../content-model/model.ts';
import type { TransferNote } from './transfer-error.ts';

interface Checking extends Pick<Content, 'locales'> {
  readonly attributesOf: (uid: string) => Attributes;
  readonly report: (code: string, path: string, sentence: string) => void;
}

/**
 * Reports unknown attributes and components and invalid values: all of them, so that the author of a world file can fix
 * them in one go.
 */
export function modelFaults(
  content: Content,
  attributesOf: (uid: string) => Attributes,
): readonly TransferNote[] {
  const faults: TransferNote[] = [];
  const checking: Checking = {
    attributesOf,
    locales: content.locales,
    report: (code, path, sentence) => faults.push({ code, path, sentence: `${path}: ${sentence}` }),
  };
  for (const { type, uid } of content.types) {
    for (const [key, entry] of content.entries[type] ?? []) {
      checkEntry(checking, { uid, entry, path: `${type}.${key}` });
    }
  }
  return faults;
}

function checkEntry(
  checking: Checking,
  { uid, entry, path }: { uid: string; entry: ContentEntry; path: string },
): void {
  const attributes = checking.attributesOf(uid);
  for (const [name, value] of Object.entries(entry)) {
    if (name === '__component') continue;
    const attribute = attributeOf(attributes, name);
    if (attribute === undefined) {
      checking.report('unknownAttribute', `${path}.${name}`, 'the content model has no such attribute.');
      continue;
    }
    const given = isByLocale(value, checking.locales) ? Object.values(value) : [value];
    for (const one of given) checkValue(checking, { attribute, value: one, path: `${path}.${name}` });
  }
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.required !== true || (attribute.default ?? null) !== null) continue;
    const value = attributeOf(attributes, name) && Object.hasOwn(entry, name) ? entry[name] : undefined;
    const texts = isByLocale(value, checking.locales)
      ? Object.keys(value).map((locale) => inLocale(value, locale, checking.locales))
      : [value];
    if (texts.some((text) => text === undefined || text === null || text === '')) {
      checking.report('missingAttribute', `${path}.${name}`, 'is empty, and every entry needs one.');
    }
  }
}

interface Given {
  readonly attribute: Attribute;
  readonly value: unknown;
  readonly path: string;
}

function checkValue(checking: Checking, given: Given): void {
  const { attribute, value, path } = given;
  if (value === null || value === undefined) return;
  const { type } = attribute;
  if (type === 'component' || type === 'dynamiczone') {
    checkParts(checking, given);
    return;
  }
  const wanted = isMany(attribute) ? everyOne(value, isText) : undefined;
  const isRight =
    type === 'relation' || type === 'media' ? (wanted ?? isText(value)) : isOfType(attribute, value);
  if (!isRight) {
    checking.report('wrongType', path, `is not ${descriptionOf(attribute)}.`);
    return;
  }
  const sentence = whyUnstorable(attribute.type, value);
  if (sentence !== undefined) checking.report('unstorable', path, sentence);
}

function isMany(attribute: Attribute): boolean {
  return attribute.type === 'media'
    ? attribute.multiple === true
    : attribute.type === 'relation' && isToMany(attribute);
}

function checkParts(checking: Checking, { attribute, value, path }: Given): void {
  const { component, components = [] } = attribute;
  const isList = component === undefined || attribute.repeatable === true;
  if (isList !== Array.isArray(value)) {
    checking.report('wrongType', path, `is not ${isList ? 'a list of parts' : 'a part with attributes'}.`);
    return;
  }
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, part] of parts.entries()) {
    const where = isList ? `${path}[${index}]` : path;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) {
      checking.report('wrongType', where, 'is not a part with attributes.');
      continue;
    }
    const uid = component ?? String((part as ContentEntry)['__component']);
    if (component === undefined && !components.includes(uid)) {
      checking.report('unknownComponent', where, `the content model has no part “${uid}” here.`);
      continue;
    }
    checkEntry(checking, { uid, entry: part as ContentEntry, path: where });
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function everyOne(value: unknown, isRight: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isRight);
}

const TEXTS = new Set(['string', 'text', 'richtext', 'email', 'password', 'uid']);
const NUMBERS = new Set(['integer', 'decimal', 'float', 'biginteger']);

function isOfType(attribute: Attribute, value: unknown): boolean {
  const { type } = attribute;
  if (TEXTS.has(type)) {
    return (
      typeof value === 'string' && (attribute.regex === undefined || new RegExp(attribute.regex).test(value))
    );
  }
  if (NUMBERS.has(type)) return isNumber(attribute, value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'enumeration') return (attribute.enum ?? []).includes(String(value));
  if (type === 'datetime') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (type === 'blocks') return everyOne(value, (block) => typeof block === 'object' && block !== null);
  // Any JSON is valid here; the rules of the CMS check its meaning.
  return type === 'json';
}

function isNumber({ type, min, max }: Attribute, value: unknown): boolean {
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    (type !== 'integer' || Number.isSafeInteger(value)) &&
    value >= (min ?? value) &&
    value <= (max ?? value)
  );
}

function descriptionOf(attribute: Attribute): string {
  const { type, min, max } = attribute;
  if (type === 'relation') return isMany(attribute) ? 'a list of keys of entries' : 'the key of an entry';
  if (type === 'media') return isMany(attribute) ? 'a list of names of media' : 'the name of a medium';
  if (type === 'enumeration') return `one of ${(attribute.enum ?? []).join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'datetime') return 'a date and time, such as 2026-11-22T09:00:00.000Z';
  if (type === 'blocks') return 'a list of blocks';
  if (TEXTS.has(type)) {
    return attribute.regex === undefined ? 'a text' : `a text of the form ${attribute.regex}`;
  }
  const range = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`];
  const bounds = range.filter((bound) => bound !== '').join(' and ');
  return `${type === 'integer' ? 'a whole number' : 'a number'}${bounds === '' ? '' : ` of ${bounds}`}`;
}
