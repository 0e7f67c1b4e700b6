import type { Action } from '../action.ts';
import type { AnyHotspotReader, HotspotFields, HotspotKind } from './hotspot-kind.ts';
import { menu } from './menu.ts';
import { navigation } from './navigation.ts';
import { openArticle } from './open-article.ts';
import { openDashboard } from './open-dashboard.ts';
import { openDocuments } from './open-documents.ts';
import { customOpenLink, openLink } from './open-link.ts';
import { openMedia } from './open-media.ts';

/** A kind of any fields: the compiler cannot follow a component to its own fields through a table. */
export interface AnyHotspotKind extends Pick<HotspotKind<HotspotFields>, 'fields' | 'opens'> {
  readonly target: string;
  readonly action: (read: AnyHotspotReader) => Action | undefined;
}

/**
 * Every kind of hotspot, under the name of its component in the CMS (specification section 3). Those whose name
 * begins with `custom-` show a picture of the editor's own instead of a pin.
 */
export const HOTSPOT_KINDS = {
  'hotspots.open-article': openArticle,
  'hotspots.open-dashboard': openDashboard,
  'hotspots.navigation': navigation,
  'hotspots.open-link': openLink,
  'hotspots.open-documents': openDocuments,
  'hotspots.open-media': openMedia,
  'hotspots.menu': menu,
  'hotspots.custom-open-article': openArticle,
  'hotspots.custom-open-dashboard': openDashboard,
  'hotspots.custom-navigation': navigation,
  'hotspots.custom-open-link': customOpenLink,
  'hotspots.custom-open-documents': openDocuments,
  'hotspots.custom-open-media': openMedia,
  'hotspots.custom-menu': menu,
} as const satisfies Readonly<Record<`hotspots.${string}`, AnyHotspotKind>>;

export type HotspotComponent = keyof typeof HOTSPOT_KINDS;

export const HOTSPOT_COMPONENTS = Object.keys(HOTSPOT_KINDS) as readonly HotspotComponent[];

/** The kind of a hotspot, by its component. */
export function hotspotKindOf(component: HotspotComponent): AnyHotspotKind {
  return HOTSPOT_KINDS[component];
}
