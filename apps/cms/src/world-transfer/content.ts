import { HOOK } from '../content-model/content-uids.ts';
import type { WorldFile, WorldFileType } from '@vitrine/world-file';
import { withoutRetired } from './retired-attributes.ts';

/** One entry under the attribute names of docs/content-model.md; references are keys, media are names. */
export type ContentEntry = Readonly<Record<string, unknown>>;

/** A content type that files can hold. */
export interface ContentType {
  /** The name of its REST path. */
  readonly type: string;
  /** Strapi's name of it. */
  readonly uid: string;
  /** The attribute that identifies an existing entry of the CMS; none for single types. */
  readonly identifiedBy?: string;
  /** A relation to locations: entries of the same identity are one where they share a location, or have none. */
  readonly toldApartBy?: string;
  /** Whether identities are unique in the CMS. */
  readonly isUnique?: boolean;
}

/** What files hold, to be brought into the CMS: the demo showroom or a world file. */
export interface Content {
  /** In an order in which most references already exist when they are needed. */
  readonly types: readonly ContentType[];
  /** The languages it is written in. Where an entry is silent in one of them, the first speaks. */
  readonly locales: readonly string[];
  /** The locale of an entry without a value in any language: the first of them. */
  readonly homeLocale: string;
  /** By type, then by the key that references use. */
  readonly entries: Readonly<Record<string, ReadonlyMap<string, ContentEntry>>>;
}

/** The content types of world files, in an order in which most references already exist. */
export const WORLD_TYPES: readonly (ContentType & {
  readonly type: WorldFileType;
  readonly identifiedBy: string;
})[] = [
  { type: 'icons', uid: 'api::icon.icon', identifiedBy: 'name', isUnique: true },
  {
    type: 'station-categories',
    uid: 'api::station-category.station-category',
    identifiedBy: 'title',
  },
  {
    type: 'hotspot-categories',
    uid: 'api::hotspot-category.hotspot-category',
    identifiedBy: 'title',
  },
  {
    type: 'article-categories',
    uid: 'api::article-category.article-category',
    identifiedBy: 'title',
  },
  { type: 'contact-persons', uid: 'api::contact-person.contact-person', identifiedBy: 'name' },
  { type: 'articles', uid: 'api::article.article', identifiedBy: 'public_id', isUnique: true },
  { type: 'dashboards', uid: 'api::dashboard.dashboard', identifiedBy: 'public_id', isUnique: true },
  {
    type: 'location-groups',
    uid: 'api::location-group.location-group',
    identifiedBy: 'slug',
    isUnique: true,
  },
  { type: 'menus', uid: 'api::menu.menu', identifiedBy: 'key' },
  { type: 'worlds', uid: 'api::world.world', identifiedBy: 'slug', isUnique: true },
  {
    type: 'locations',
    uid: 'api::content-location.content-location',
    identifiedBy: 'payloadId',
    isUnique: true,
  },
  {
    type: 'transitions',
    uid: 'api::content-transition.content-transition',
    identifiedBy: 'payloadId',
    isUnique: true,
  },
  { type: 'portals', uid: 'api::portal.portal', identifiedBy: 'payloadId', isUnique: true },
  { type: 'screensavers', uid: 'api::screensaver.screensaver', identifiedBy: 'name' },
  { type: 'hooks', uid: HOOK, identifiedBy: 'name', toldApartBy: 'locations' },
];

export function contentOf({ entries, locales }: WorldFile): Content {
  return {
    types: WORLD_TYPES,
    locales,
    homeLocale: locales[0] ?? '',
    entries: Object.fromEntries(
      WORLD_TYPES.map(({ type }) => [
        type,
        new Map(Object.entries(entries[type] ?? {}).map(([key, entry]) => [key, withoutRetired(entry)])),
      ]),
    ),
  };
}

/** Names an entry across all types: `locations:atrium`. */
export function entryName(type: string, key: string): string {
  return `${type}:${key}`;
}

/** The name of the entry that a relation to a content type means. */
export function targetName(types: readonly ContentType[], targetUid: string, key: string): string {
  const target = types.find(({ uid }) => uid === targetUid);
  if (target === undefined) throw new Error(`The files have no entries of ${targetUid}.`);
  return entryName(target.type, key);
}
