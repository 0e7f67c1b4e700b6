export const WORLD = 'api::world.world';
export const LOCATION = 'api::content-location.content-location';
export const TRANSITION = 'api::content-transition.content-transition';
export const PORTAL = 'api::portal.portal';
export const GROUP = 'api::location-group.location-group';
export const ARTICLE = 'api::article.article';
export const DASHBOARD = 'api::dashboard.dashboard';
export const STORY = 'api::content-story.content-story';
export const MENU = 'api::menu.menu';
export const WORDINGS = 'api::ui-translation.ui-translation';
export const HOOK = 'api::box-hook.box-hook';
export const SETTINGS = 'api::app-setting.app-setting';

/** The content type of each kind of transition: what leads from one location to another. */
export const TRANSITION_UIDS = { transition: TRANSITION, portal: PORTAL } as const;
export type TransitionUid = (typeof TRANSITION_UIDS)[keyof typeof TRANSITION_UIDS];

/** They share one space of `payloadId`s: each is a world item of the showroom. */
export const PAYLOAD_CARRIERS = [LOCATION, TRANSITION, PORTAL] as const;
export type PayloadCarrier = (typeof PAYLOAD_CARRIERS)[number];

/** What has a public number that is given once: addresses and notes name entries by it. */
export const NUMBERED = [ARTICLE, DASHBOARD, STORY] as const;
export type Numbered = (typeof NUMBERED)[number];
