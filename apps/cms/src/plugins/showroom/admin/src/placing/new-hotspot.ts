import type { Placement } from '@vitrine/core/world/background';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { FormHotspot } from './form-hotspot.ts';
import { placedAt } from './form-hotspot.ts';

interface Attribute {
  readonly type: string;
  readonly default?: unknown;
}

/**
 * A new row for a hotspot in Strapi's form.
 *
 * @param attributes of its component.
 * @param others the existing hotspots: its key follows theirs.
 */
export function newHotspot(given: {
  readonly component: HotspotComponent;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly others: readonly FormHotspot[];
  readonly placement: Placement;
  readonly fields: Readonly<Record<string, unknown>>;
}): FormHotspot {
  const { component, attributes, others, placement, fields } = given;
  const defaults = Object.entries(attributes).flatMap(([name, attribute]) => {
    if (attribute.type === 'relation') return [[name, { connect: [], disconnect: [] }]];
    return attribute.default === undefined ? [] : [[name, attribute.default]];
  });
  const begun = { ...Object.fromEntries(defaults), ...fields };
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
