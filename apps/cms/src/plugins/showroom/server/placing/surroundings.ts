import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { documentsOf } from '../../../../content-model/documents.ts';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { targetFieldOf } from '../../contracts/placing.ts';
import type { HotspotSurroundings, NamedEntry, PlacingSurroundings } from '../../contracts/placing.ts';
import { isEntry, localesOf, targetOf } from './stored-hotspots.ts';
import type { StoredHotspot } from './stored-hotspots.ts';
import { choiceOf, SHOWN_PARTS } from './targets.ts';

const CATEGORY = 'api::hotspot-category.hotspot-category';
const ICON = 'api::icon.icon';

const HOTSPOTS = {
  on: Object.fromEntries(
    HOTSPOT_COMPONENTS.map((component) => {
      const { kind, field } = targetFieldOf(component);
      const target = kind === 'files' || kind === 'link' ? {} : { [field]: { populate: SHOWN_PARTS[kind] } };
      const icon = { populate: { svg: true, ...PERMISSION_FIELDS } };
      return [component, { populate: { icon, categories: { populate: PERMISSION_FIELDS }, ...target } }];
    }),
  ),
};

interface StoredWorld {
  readonly theme?: { readonly primary_color?: string; readonly secondary_color?: string } | null;
}

interface StoredLocation {
  readonly hotspots?: readonly StoredHotspot[];
  readonly world?: StoredWorld | null;
}

interface StoredCategory {
  readonly id: number;
  readonly documentId: string;
  readonly locale?: string;
  readonly title?: string | null;
}

/**
 * Everything that placing shows of a location and its form does not contain, as far as the account may see it.
 *
 * @returns undefined if the account may not see the location.
 */
export async function surroundingsOf(
  strapi: Core.Strapi,
  account: Permissions,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
): Promise<PlacingSurroundings | undefined> {
  const stored = (await documentsOf(strapi, LOCATION).findOne({
    documentId,
    locale,
    status: 'draft',
    populate: {
      hotspots: HOTSPOTS,
      world: { populate: { theme: true, ...PERMISSION_FIELDS } },
      ...PERMISSION_FIELDS,
    },
  })) as StoredLocation | null;
  // A language that is being created has no row to check.
  if (!account.can('read', LOCATION, stored ?? account.newRow(locale))) return undefined;
  const location = stored === null ? undefined : account.readable(LOCATION, stored);
  const categories = (await strapi.documents(CATEGORY).findMany({
    locale,
    sort: 'title:asc',
    limit: -1,
    populate: PERMISSION_FIELDS,
  })) as unknown as readonly StoredCategory[];
  const readable = await account.readableIds(LOCATION, { documentId });
  const otherLocales = (await localesOf(strapi, documentId, readable)).filter((other) => other !== locale);
  const { primary_color: primary, secondary_color: secondary } = themeOf(account, location?.world) ?? {};
  return {
    hotspots: (location?.hotspots ?? []).map((hotspot) => aroundOf(account, hotspot)),
    categories: categories.flatMap((category) => namedCategory(account, category)),
    theme: { ...(primary ? { primary } : {}), ...(secondary ? { secondary } : {}) },
    otherLocales,
  };
}

function themeOf(account: Permissions, world: StoredWorld | null | undefined): StoredWorld['theme'] {
  return world && account.can('read', WORLD, world) ? account.readable(WORLD, world).theme : undefined;
}

function aroundOf(account: Permissions, hotspot: StoredHotspot): HotspotSurroundings {
  const { kind } = targetFieldOf(hotspot.__component);
  const entry = targetOf(hotspot);
  const target =
    entry === undefined || kind === 'files' || kind === 'link' ? undefined : choiceOf(account, kind, entry);
  const icon = iconOf(account, hotspot['icon'] as StoredIcon | null | undefined);
  const categories = hotspot['categories'];
  return {
    component: hotspot.__component,
    id: hotspot.id,
    categories: (Array.isArray(categories) ? categories : [])
      .filter((category) => isEntry(category))
      .flatMap((category) => namedCategory(account, category)),
    ...(target === undefined ? {} : { target }),
    ...(icon === undefined ? {} : { icon }),
  };
}

interface StoredIcon {
  readonly svg?: { readonly url?: string } | null;
}

function iconOf(account: Permissions, icon: StoredIcon | null | undefined): string | undefined {
  return icon && account.can('read', ICON, icon) ? account.readable(ICON, icon).svg?.url : undefined;
}

function namedCategory(account: Permissions, category: StoredCategory): readonly NamedEntry[] {
  if (!account.can('read', CATEGORY, category)) return [];
  const { id, documentId, locale, title } = account.readable(CATEGORY, category);
  return [{ id, documentId, title: title ?? '', ...(locale === undefined ? {} : { locale }) }];
}
