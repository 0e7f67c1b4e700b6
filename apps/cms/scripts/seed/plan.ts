import type { DemoType } from '../../../../demo/read-content.ts';

export interface SeedType {
  readonly type: DemoType;
  /** Strapi's name of the content type. */
  readonly uid: string;
  /** The attribute that recognises an entry which already stands in the CMS; none for single types. */
  readonly identifiedBy?: string;
}

/** Every type the demo fills, in an order in which most references already exist when they are needed. */
export const SEED_TYPES: readonly SeedType[] = [
  { type: 'icons', uid: 'api::icon.icon', identifiedBy: 'name' },
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
  { type: 'articles', uid: 'api::article.article', identifiedBy: 'public_id' },
  { type: 'dashboards', uid: 'api::dashboard.dashboard', identifiedBy: 'public_id' },
  {
    type: 'location-groups',
    uid: 'api::location-group.location-group',
    identifiedBy: 'slug',
  },
  { type: 'menus', uid: 'api::menu.menu', identifiedBy: 'key' },
  { type: 'worlds', uid: 'api::world.world', identifiedBy: 'slug' },
  {
    type: 'locations',
    uid: 'api::content-location.content-location',
    identifiedBy: 'payloadId',
  },
  {
    type: 'transitions',
    uid: 'api::content-transition.content-transition',
    identifiedBy: 'payloadId',
  },
  { type: 'portals', uid: 'api::portal.portal', identifiedBy: 'payloadId' },
  { type: 'screensavers', uid: 'api::screensaver.screensaver', identifiedBy: 'name' },
  { type: 'app-setting', uid: 'api::app-setting.app-setting' },
  { type: 'ui-translation', uid: 'api::ui-translation.ui-translation' },
];

/** Names an entry across all types: `locations:atrium`. */
export const entryName = (type: DemoType, key: string): string => `${type}:${key}`;
