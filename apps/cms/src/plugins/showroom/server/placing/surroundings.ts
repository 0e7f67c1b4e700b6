import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS } from '@vitrine/core';
import {
  TARGET_FIELDS,
  type HotspotSurroundings,
  type NamedEntry,
  type PlacingSurroundings,
} from '../../contracts/placing.ts';
import { isEntry, LOCATION, localesOf, targetOf } from './stored-hotspots.ts';
import type { StoredHotspot } from './stored-hotspots.ts';
import { choiceOf, SHOWN_PARTS } from './targets.ts';

const HOTSPOTS = {
  on: Object.fromEntries(
    HOTSPOT_COMPONENTS.map((component) => {
      const { kind, field } = TARGET_FIELDS[component];
      const target = kind === 'files' || kind === 'link' ? {} : { [field]: { populate: SHOWN_PARTS[kind] } };
      return [component, { populate: { icon: { populate: { svg: true } }, categories: true, ...target } }];
    }),
  ),
};

interface StoredPlace {
  readonly hotspots?: readonly StoredHotspot[];
  readonly world?: {
    readonly theme?: { readonly primary_color?: string; readonly secondary_color?: string };
  };
}

/** All that placing shows of a location and that its form does not hold. */
export const surroundingsOf = async (
  strapi: Core.Strapi,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
): Promise<PlacingSurroundings> => {
  const place = (await strapi.documents(LOCATION).findOne({
    documentId,
    locale,
    status: 'draft',
    populate: { hotspots: HOTSPOTS, world: { populate: { theme: true } } } as never,
  })) as unknown as StoredPlace | null;
  const categories: readonly unknown[] = await strapi
    .documents('api::hotspot-category.hotspot-category')
    .findMany({ locale, sort: 'title:asc', limit: -1 } as never);
  const settings = (await strapi
    .documents('api::app-setting.app-setting')
    .findFirst({ populate: { hotspots: true } } as never)) as { hotspots?: { expand_all?: boolean } } | null;
  const { primary_color: primary, secondary_color: secondary } = place?.world?.theme ?? {};
  return {
    hotspots: (place?.hotspots ?? []).map((hotspot) => aroundOf(hotspot)),
    categories: categories.map((category) => nameOf(category)),
    theme: { ...(primary ? { primary } : {}), ...(secondary ? { secondary } : {}) },
    areLabelsShown: settings?.hotspots?.expand_all !== false,
    otherLocales: (await localesOf(strapi, documentId)).filter((other) => other !== locale),
  };
};

const aroundOf = (hotspot: StoredHotspot): HotspotSurroundings => {
  const target = targetOf(hotspot);
  const icon = (hotspot['icon'] as { readonly svg?: { readonly url?: string } } | null)?.svg?.url;
  const categories = hotspot['categories'];
  return {
    component: hotspot.__component,
    id: hotspot.id,
    categories: (Array.isArray(categories) ? categories : [])
      .filter((category) => isEntry(category))
      .map((category) => nameOf(category)),
    ...(target === undefined ? {} : { target: choiceOf(target) }),
    ...(icon === undefined ? {} : { icon }),
  };
};

const nameOf = (entry: unknown): NamedEntry => {
  const { id, documentId, locale, title } = choiceOf(entry);
  return { id, documentId, title, ...(locale === undefined ? {} : { locale }) };
};
