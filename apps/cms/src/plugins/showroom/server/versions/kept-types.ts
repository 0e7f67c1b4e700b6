import type { Attribute } from '../../../../content-model/model.ts';

/** The content types whose versions are kept: everything that editors write and visitors see; no contact requests. */
export const KEPT_TYPES = [
  'api::app-setting.app-setting',
  'api::article-category.article-category',
  'api::article.article',
  'api::box-hook.box-hook',
  'api::contact-person.contact-person',
  'api::content-location.content-location',
  'api::content-story.content-story',
  'api::content-transition.content-transition',
  'api::dashboard.dashboard',
  'api::hotspot-category.hotspot-category',
  'api::icon.icon',
  'api::location-group.location-group',
  'api::menu.menu',
  'api::portal.portal',
  'api::screensaver.screensaver',
  'api::station-category.station-category',
  'api::ui-translation.ui-translation',
  'api::world.world',
] as const;

const KEPT: ReadonlySet<string> = new Set(KEPT_TYPES);

export function isKeptType(uid: string): boolean {
  return KEPT.has(uid);
}

/** Whether versions hold an attribute. Those that no reader of the entry sees, such as access codes, are left out. */
export function isKeptAttribute({ type, private: isPrivate }: Pick<Attribute, 'type' | 'private'>): boolean {
  return type !== 'password' && isPrivate !== true;
}
