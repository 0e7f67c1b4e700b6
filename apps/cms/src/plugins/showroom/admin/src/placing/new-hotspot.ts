import type { Placement } from '@vitrine/core/world/background';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { FormHotspot } from './form-hotspot.ts';
import { placedAt } from './form-hotspot.ts';

/** Attributes of a component, as Strapi describes them to the form. */
export type Attributes = Readonly<Record<string, { readonly type: string; readonly default?: unknown }>>;

/** The fields of a new row in Strapi's form: relations without a change, and the defaults. */
export function defaultsOf(attributes: Attributes): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): readonly (readonly [string, unknown])[] => {
      if (attribute.type === 'relation') return [[name, { connect: [], disconnect: [] }]];
      return attribute.default === undefined ? [] : [[name, attribute.default]];
    }),
  );
}

/**
 * A new row for a hotspot in Strapi's form.
 *
 * @param attributes of its component.
 * @param others the existing hotspots: its key follows theirs.
 */
export function newHotspot(given: {
  readonly component: HotspotComponent;
  readonly attributes: Attributes;
  readonly others: readonly FormHotspot[];
  readonly placement: Placement;
  readonly fields: Readonly<Record<string, unknown>>;
}): FormHotspot {
  const { component, attributes, others, placement, fields } = given;
  const begun = { ...defaultsOf(attributes), ...fields };
  return placedAt({ ...begun, __component: component, __temp_key__: nextKey(others) }, placement);
}

/** A key that sorts after all others, as Strapi compares fractional indices. */
export function nextKey(others: readonly { readonly __temp_key__: string }[]): string {
  const last = others
    .map(({ __temp_key__: key }) => key)
    .toSorted()
    .at(-1);
  return last === undefined ? 'a0' : `${last}V`;
}
