import { HOTSPOT_ANIMATIONS } from '@vitrine/core/world/location';
import { z } from 'zod';
import { background } from './background.ts';
import {
  category,
  closingInstant,
  closingRule,
  decimal,
  identityShape,
  manyReferences,
  oneMedia,
  oneReference,
  point,
  text,
} from './fields.ts';
import { hotspot } from './hotspot.ts';
import { loopingDetails } from './looping-detail.ts';
import { panorama } from './panorama.ts';

/** `/api/content-locations`. */
export const locationSchema = z.object({
  ...identityShape,
  payloadId: text,
  slug: text,
  earlier_addresses: text,
  title: text,
  description: text,
  world: oneReference,
  group: z
    .object({
      ...identityShape,
      slug: text,
      title: text,
      subtitle: text,
      navigation_color: text,
      logo: oneMedia,
      navigate_to: oneReference,
      menus: manyReferences,
    })
    .nullish(),
  menus: manyReferences,
  station_category: category.nullish(),
  priority_in_location_category: decimal,
  access: closingRule,
  access_scopes: text,
  access_from: closingInstant,
  access_until: closingInstant,
  background,
  panorama,
  hotspots: z.array(hotspot).nullish(),
  details: loopingDetails,
  hotspots_appere_animation: z.enum(HOTSPOT_ANIMATIONS).nullish(),
  arrow_navigation_prew: oneReference,
  arrow_navigation_next: oneReference,
  floor_plan_position: point,
  plan_pin: point,
  plan_direction: decimal,
});

export type WireLocation = z.infer<typeof locationSchema>;
