import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { LOCATION } from './content-uids.ts';

interface ContentType {
  readonly attributes: Readonly<Record<string, { readonly type: string; components?: readonly string[] }>>;
}

/** What Strapi knows of the content model while it registers its parts. */
export interface ContentModel {
  readonly components: object;
  readonly get: (registry: 'content-types') => {
    readonly extend: (uid: string, change: (type: ContentType) => void) => unknown;
  };
}

/**
 * Allows every kind of hotspot in locations: the list comes from the core's registry, and the schema's own is empty.
 *
 * Call it while Strapi registers its parts: the database, the routes and the forms follow from the list.
 *
 * @throws Error when a kind has no component, or a location no hotspots: Strapi would delete what it does not know.
 */
export function allowHotspots(strapi: ContentModel): void {
  for (const uid of HOTSPOT_COMPONENTS) {
    if (!Object.hasOwn(strapi.components, uid)) throw new Error(`The hotspot kind ${uid} has no component.`);
  }
  strapi.get('content-types').extend(LOCATION, ({ attributes }) => {
    const { hotspots } = attributes;
    if (hotspots?.type !== 'dynamiczone') throw new Error('The content type of locations has no hotspots.');
    hotspots.components = [...HOTSPOT_COMPONENTS];
  });
}
