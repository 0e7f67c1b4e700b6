/** "Default menu keys" (specification section 3): the menus of the root level. */
export const DEFAULT_MENU_KEYS = ['application-main', 'application-footer', 'application-contacts'] as const;

export type DefaultMenuKey = (typeof DEFAULT_MENU_KEYS)[number];
