import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { LOCATION } from './content-uids.ts';

/** The part of Strapi's registry of content types that fills the list. */
interface ContentTypes {
  readonly extend: (uid: string, change: (type: { readonly attributes: Attributes }) => void) => unknown;
}

type Attributes = Readonly<Record<string, { readonly type: string; components?: readonly string[] }>>;

/**
 * Lets locations hold every kind of hotspot: Strapi's list is the core's registry, and the schema's own is empty.
 *
 * Call it while Strapi registers its parts: the database, the routes and the forms follow from the list.
 *
 * @throws Error when a kind has no component, or a location no hotspots: Strapi would delete what it does not know.
 */
export function allowHotspots(strapi: Core.Strapi): void {
  for (const uid of HOTSPOT_COMPONENTS) {
    if (!Object.hasOwn(strapi.components, uid)) throw new Error(`The hotspot kind ${uid} has no component.`);
  }
  (strapi.get('content-types') as ContentTypes).extend(LOCATION, ({ attributes }) => {
    const { hotspots } = attributes;
    if (hotspots?.type !== 'dynamiczone') throw new Error('The content type of locations has no hotspots.');
    hotspots.components = [...HOTSPOT_COMPONENTS];
  });
}
