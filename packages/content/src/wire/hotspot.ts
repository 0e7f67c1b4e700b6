import { HOTSPOT_COMPONENTS, hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotField } from '@vitrine/core/world/hotspots/hotspot-kind';
import { z } from 'zod';
import { panoramaHotspots } from './action.ts';
import {
  category,
  decimal,
  direction,
  flag,
  manyMedia,
  oneMedia,
  oneReference,
  point,
  text,
} from './fields.ts';

const common = {
  title: text,
  position: point,
  position_16x9: point,
  position_mobile: point,
  position_panorama: direction,
  priority: decimal,
  categories: z.array(category).nullish(),
  icon: oneReference,
  background_image: oneMedia,
  /** Only of the custom variants. */
  media: oneMedia,
};

/** The types of fields that kinds of hotspots have, but for choices. */
const FIELDS = {
  article: oneReference,
  dashboard: oneReference,
  location: oneReference,
  menu: oneReference,
  documents: manyMedia,
  media: manyMedia,
  link: text,
  text,
  flag,
  panorama: panoramaHotspots,
} as const satisfies Readonly<Record<Extract<HotspotField, string>, z.ZodType>>;

/** The CMS's value for a field of a type. */
export type WireField<Field extends keyof typeof FIELDS> = z.infer<(typeof FIELDS)[Field]>;

function schemaOf(component: HotspotComponent) {
  const own: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    Object.entries(hotspotKindOf(component).fields).map(([name, field]) => [
      name,
      typeof field === 'string' ? FIELDS[field] : z.enum(field).nullish(),
    ]),
  );
  return z.object({ ...own, __component: z.literal(component), ...common });
}

type HotspotSchema = ReturnType<typeof schemaOf>;

/** One entry of the dynamic zone `hotspots`. */
export const hotspot = z.discriminatedUnion(
  '__component',
  // The list of components is never empty, which `map` does not say.
  HOTSPOT_COMPONENTS.map((component) => schemaOf(component)) as [HotspotSchema, ...HotspotSchema[]],
);

/** With the fields of its kind, which only the kind knows. */
export type WireHotspot = z.infer<typeof hotspot> & Readonly<Record<string, unknown>>;
