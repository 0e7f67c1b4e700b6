/** Prefix of its routes, texts and permissions. */
export const PLUGIN_ID = 'showroom';

/** The address of the plugin's pages in the admin panel. */
export const PLUGIN_PATH = `/plugins/${PLUGIN_ID}`;

/** The address of the help, below PLUGIN_PATH. */
export const HELP_PATH = 'help';

/** The address of the bin, below PLUGIN_PATH. */
export const BIN_PATH = 'bin';

export const DOCTOR_PAGE = `${PLUGIN_PATH}/doctor`;

export const MEDIA_PAGE = `${PLUGIN_PATH}/media`;

export const MAP_PAGE = `${PLUGIN_PATH}/map`;

/** The address of the floor plans, below PLUGIN_PATH. */
export const FLOOR_PLAN_PATH = 'floor-plan';

/** A world's floor plan with its locations, one of which may be chosen from the start; by document ids. */
export function floorPlanPage(world: string, location?: string): string {
  const query = location === undefined ? '' : `?${new URLSearchParams({ location })}`;
  return `${PLUGIN_PATH}/${FLOOR_PLAN_PATH}/${world}${query}`;
}

/** The address of the comments on drafts, below PLUGIN_PATH. */
export const COMMENTS_PATH = 'comments';

export const COMMENTS_PAGE = `${PLUGIN_PATH}/${COMMENTS_PATH}`;

/** The address of the requests for reviews, below PLUGIN_PATH. */
export const REVIEWS_PATH = 'reviews';

export const REVIEWS_PAGE = `${PLUGIN_PATH}/${REVIEWS_PATH}`;
