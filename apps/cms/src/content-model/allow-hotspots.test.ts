import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { expect, test } from 'vitest';
import { allowHotspots } from './allow-hotspots.ts';
import type { ContentModel } from './allow-hotspots.ts';

/** A content model with these components, in which a location's hotspots have this type. */
function aModel(components: readonly string[], type = 'dynamiczone') {
  const hotspots: { readonly type: string; components: readonly string[] } = { type, components: [] };
  const model: ContentModel = {
    components: Object.fromEntries(components.map((uid) => [uid, {}])),
    get: () => ({ extend: (_uid, change) => change({ attributes: { hotspots } }) }),
  };
  return { model, hotspots };
}

test('a location can hold every kind of hotspot, in the order of the registry', () => {
  const { model, hotspots } = aModel(HOTSPOT_COMPONENTS);
  allowHotspots(model);
  expect(hotspots.components).toEqual(HOTSPOT_COMPONENTS);
});

test('a kind without a component stops the start, and so do locations without hotspots', () => {
  expect(() => allowHotspots(aModel(HOTSPOT_COMPONENTS.slice(1)).model)).toThrow(
    `The hotspot kind ${HOTSPOT_COMPONENTS[0]} has no component.`,
  );
  expect(() => allowHotspots(aModel(HOTSPOT_COMPONENTS, 'json').model)).toThrow('no hotspots');
});
