import type { Attributes } from '../../../../content-model/model.ts';
import { isToMany } from '../../../../content-model/model.ts';
import { keptAttributes } from '../versions/state.ts';
import type { EntryReference, State } from '../versions/state.ts';

type AttributesOf = (uid: string) => Attributes;

const ICON = 'api::icon.icon';

/**
 * A state without the links to some entries. A part of a list that is there for its link, such as a hotspot, a line of
 * a menu or an action, goes with it; an icon or a category is a property of its part, which stays.
 *
 * @param gone `documentId`s.
 */
export function withoutLinks(
  attributesOf: AttributesOf,
  uid: string,
  state: State,
  gone: ReadonlySet<string>,
): State {
  const isGone = (value: unknown): boolean =>
    gone.has(String((value as Partial<EntryReference>)?.documentId));

  const without = (type: string, part: State): State => {
    const kept: Record<string, unknown> = { ...part };
    for (const [name, { type: of, component = '' }] of keptAttributes(attributesOf, type)) {
      const value = part[name];
      if (value === undefined) continue;
      const next =
        of === 'relation'
          ? Array.isArray(value)
            ? value.filter((reference) => !isGone(reference))
            : isGone(value)
              ? undefined
              : value
          : of === 'component' && !Array.isArray(value)
            ? without(component, value as State)
            : of === 'component' || of === 'dynamiczone'
              ? partsOf(component, value as readonly State[])
              : value;
      if (next === undefined || (Array.isArray(next) && next.length === 0)) delete kept[name];
      else kept[name] = next;
    }
    return kept;
  };
  const partsOf = (component: string, parts: readonly State[]): readonly State[] =>
    parts.flatMap((part) => {
      const type = component === '' ? String(part['__component']) : component;
      const isLink = keptAttributes(attributesOf, type).some(
        ([name, attribute]) =>
          attribute.type === 'relation' &&
          !isToMany(attribute) &&
          attribute.target !== ICON &&
          isGone(part[name]),
      );
      return isLink ? [] : [without(type, part)];
    });
  return without(uid, state);
}
