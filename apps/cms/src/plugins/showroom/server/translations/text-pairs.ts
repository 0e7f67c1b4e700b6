import type { Attribute, Attributes } from '../../../../content-model/model.ts';
import { isLocalised, isSharedInPart } from '../../../../content-model/model.ts';
import type { TextKind, TextPath } from '../../contracts/translations.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The attributes of a content type or a component. */
export type AttributesOf = (uid: string) => Attributes;

/** A text in both languages. */
export interface FoundText {
  readonly path: TextPath;
  readonly kind: TextKind;
  readonly source: unknown;
  readonly target: unknown;
}

/** All texts of an entry that can differ between languages. */
export interface PairedTexts {
  readonly texts: readonly FoundText[];
  /** Lists with other parts in the target, whose texts cannot be paired. */
  readonly differing: readonly TextPath[];
}

const KINDS: Readonly<Record<string, TextKind>> = {
  string: 'line',
  text: 'lines',
  richtext: 'markup',
  blocks: 'blocks',
};

/**
 * Pairs the texts of an entry in two languages. The content model decides what a text is: localised attributes,
 * and every text of the components in them. Parts of lists are paired by order if both lists contain the same
 * types of parts, as in `fillGaps` of `@vitrine/content`.
 *
 * @param target undefined if the entry does not exist in that language.
 */
export function pairTexts(
  attributesOf: AttributesOf,
  uid: string,
  source: Row,
  target: Row | undefined,
): PairedTexts {
  const texts: FoundText[] = [];
  const differing: TextPath[] = [];

  const visit = (attribute: Attribute, path: TextPath, own: unknown, other: unknown): void => {
    const kind = KINDS[attribute.type];
    if (kind !== undefined) {
      if (!isEmpty(own) || !isEmpty(other)) texts.push({ path, kind, source: own, target: other });
    } else if (attribute.type === 'json') visitCells(path, own, other);
    else if (isListOfParts(attribute)) visitList(attribute, path, own, other);
    else if (attribute.type === 'component' && isRow(own)) {
      visitPart(attribute.component ?? '', path, own, isRow(other) ? other : undefined);
    }
  };
  const visitPart = (component: string, path: TextPath, own: Row, other: Row | undefined): void => {
    for (const [name, attribute] of Object.entries(attributesOf(component))) {
      if (isSharedInPart(attribute)) continue;
      visit(attribute, [...path, name], own[name], other?.[name]);
    }
  };
  const visitList = (attribute: Attribute, path: TextPath, own: unknown, other: unknown): void => {
    const ownParts = rowsOf(own);
    const otherParts = rowsOf(other);
    if (otherParts.length > 0 && !haveSameParts(ownParts, otherParts)) {
      differing.push(path);
      return;
    }
    for (const [index, part] of ownParts.entries()) {
      visitPart(componentOf(attribute, part), [...path, index], part, otherParts[index]);
    }
  };
  const visitCells = (path: TextPath, own: unknown, other: unknown): void => {
    if (typeof own === 'string') {
      texts.push({ path, kind: 'lines', source: own, target: typeof other === 'string' ? other : null });
    } else if (Array.isArray(own)) {
      for (const [index, cell] of own.entries()) {
        visitCells([...path, index], cell, Array.isArray(other) ? other[index] : undefined);
      }
    }
  };

  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    if (isLocalised(attribute) && attribute.private !== true) {
      visit(attribute, [name], source[name], target?.[name]);
    }
  }
  return { texts, differing };
}

/** Whether a content type has texts that can differ between languages. */
export function hasTexts(attributesOf: AttributesOf, uid: string): boolean {
  const seen = new Set<string>();
  const within = (attribute: Attribute): boolean => {
    if (KINDS[attribute.type] !== undefined || attribute.type === 'json') return true;
    return [attribute.component ?? [], attribute.components ?? []].flat().some((component) => {
      if (seen.has(component)) return false;
      seen.add(component);
      return Object.values(attributesOf(component)).some(within);
    });
  };
  return Object.values(attributesOf(uid)).some((attribute) => isLocalised(attribute) && within(attribute));
}

/** Texts of the source that the target lacks. */
export function missingTexts({ texts }: PairedTexts): readonly TextPath[] {
  return texts.filter(({ source, target }) => !isEmpty(source) && isEmpty(target)).map(({ path }) => path);
}

/** A text that was changed, or a list that was restructured. */
export interface ChangedText {
  readonly path: TextPath;
  /** Of a text: what it said before and says now; null where it was empty. Absent of a list. */
  readonly change?: { readonly before: unknown; readonly after: unknown };
}

/** The texts that differ between two versions, and the lists that were restructured. */
export function changedTexts(
  attributesOf: AttributesOf,
  uid: string,
  before: Row,
  after: Row,
): readonly ChangedText[] {
  const { texts, differing } = pairTexts(attributesOf, uid, before, after);
  // The reverse comparison also finds lists that were empty before.
  const { texts: added, differing: rebuilt } = pairTexts(attributesOf, uid, after, before);
  const changed = [
    ...texts,
    ...added.map(({ path, kind, source, target }) => ({ path, kind, source: target, target: source })),
  ]
    .filter(({ source, target }) => !isSameText(source, target))
    .map(({ path, source, target }) => ({
      path,
      change: { before: source ?? null, after: target ?? null },
    }));
  const lists = [...differing, ...rebuilt].map((path) => ({ path }));
  return [...new Map([...lists, ...changed].map((text) => [pathKey(text.path), text])).values()];
}

export function isListOfParts({ type, repeatable }: Attribute): boolean {
  return type === 'dynamiczone' || (type === 'component' && repeatable === true);
}

export function componentOf({ component }: Attribute, part: Row): string {
  return component ?? String(part['__component']);
}

export function haveSameParts(own: readonly Row[], other: readonly Row[]): boolean {
  return (
    own.length === other.length &&
    own.every((part, index) => part['__component'] === other[index]?.['__component'])
  );
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A path as a string, for comparing. */
export function pathKey(path: TextPath): string {
  return path.join('.');
}

export function isSameText(one: unknown, other: unknown): boolean {
  return isEmpty(one) ? isEmpty(other) : JSON.stringify(one) === JSON.stringify(other);
}
