import { HOTSPOT_COMPONENTS, hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { SettingField } from '@vitrine/core/world/settings/setting';
import { SETTINGS } from '@vitrine/core/world/settings/settings';
import type { AnySetting } from '@vitrine/core/world/settings/settings';
import type { Endpoint, EndpointParam } from './endpoint.ts';

function populate(...paths: string[]): EndpointParam[] {
  return paths.map((path) => `populate=${path}`);
}

const BACKGROUND = [
  'background[background-content.image].image',
  'background[background-content.video].video',
  'background[background-content.video].poster',
];

/** Types of fields that an answer lacks without `populate`. */
const RELATED: ReadonlySet<SettingField> = new Set(['media', 'world', 'screensaver']);

/** The paths to populate so that a setting arrives complete. */
function settingPaths({ component, fields }: AnySetting): readonly string[] {
  const paths = Object.entries(fields).flatMap(([name, field]) =>
    field === 'theme' ? [`${name}.*`] : RELATED.has(field) ? [name] : [],
  );
  if (component === undefined) return paths;
  return paths.length === 0 ? [component] : paths.map((path) => `${component}.${path}`);
}

const DETAILS = ['details.video', 'details.area', 'details.area_16x9', 'details.area_mobile'];

const ALL = 'limit=-1';

/** What all hotspots have and an answer lacks without `populate`. */
const OF_EVERY_HOTSPOT = [
  'position',
  'position_16x9',
  'position_mobile',
  'position_panorama',
  'categories',
  'icon',
  'background_image',
];

/** The paths to populate so that a hotspot arrives complete. */
function hotspotPaths(component: HotspotComponent): readonly string[] {
  const at = `hotspots[${component}]`;
  const fields = Object.entries(hotspotKindOf(component).fields);
  const [panorama] = fields.find(([, field]) => field === 'panorama') ?? [];
  // `*` holds all of one level, but nothing below it.
  if (panorama === undefined) return [`${at}.*`];
  const own = fields.flatMap(([name, field]) => (field === 'media' || field === 'documents' ? [name] : []));
  const pictures = isCustomHotspot(component) ? ['media'] : [];
  return [...OF_EVERY_HOTSPOT, ...own, ...pictures, `${panorama}.action.*`].map((name) => `${at}.${name}`);
}

/**
 * The calls of specification section 7 and those of our own types, with portals read into `transitions` and hooks into `box_hooks`.
 * The attributes are those of docs/content-model.md.
 */
export const DEFAULT_ENDPOINTS: readonly Endpoint[] = [
  {
    url: '/api/app-setting',
    params: populate(...Object.values<AnySetting>(SETTINGS).flatMap((setting) => settingPaths(setting))),
    store_state: 'settings',
    localized: true,
  },
  { url: '/api/icons', params: [...populate('svg'), ALL], store_state: 'icons', localized: false },
  {
    url: '/api/content-locations',
    params: [
      ...populate(
        'world',
        'group.logo',
        'group.navigate_to',
        'group.menus',
        'menus',
        'station_category',
        ...BACKGROUND,
        'panorama.picture',
        ...HOTSPOT_COMPONENTS.flatMap((component) => hotspotPaths(component)),
        ...DETAILS,
        'arrow_navigation_prew',
        'arrow_navigation_next',
        'floor_plan_position',
        'plan_pin',
      ),
      ALL,
    ],
    store_state: 'contents',
    localized: true,
  },
  {
    url: '/api/content-transitions',
    params: [...populate('from', 'to', 'world', ...BACKGROUND, 'transitionOptions', 'arrival_view'), ALL],
    store_state: 'transitions',
    localized: true,
  },
  {
    url: '/api/portals',
    params: [...populate('from', 'to', ...BACKGROUND, 'transitionOptions', 'arrival_view'), ALL],
    store_state: 'transitions',
    localized: false,
  },
  {
    url: '/api/screensavers',
    params: [
      ...populate(
        'media[screensaver-content.image].media',
        'media[screensaver-content.video].media',
        'media[screensaver-content.location].location',
      ),
      ALL,
    ],
    store_state: 'screensavers',
    localized: false,
  },
  {
    url: '/api/articles',
    params: [
      ...populate(
        'cover',
        'figures',
        'product',
        'variants.picture',
        'tags',
        'category',
        'sections[article-sections.text].icon',
        'sections[article-sections.media].media',
        'sections[article-sections.image-gallery].images',
        'sections[article-sections.slider].slides.image',
        'sections[article-sections.icon-list].items.icon',
        'sections[article-sections.video].*',
        'sections[article-sections.table]',
        'sections[article-sections.downloads].files',
        'sections[article-sections.view-360].media',
        'sections[article-sections.view-360].hotspots.action.*',
        'sections[article-sections.synced-images].images',
        'sections[article-sections.pdf].document',
        'sections[article-sections.iframe].poster',
        'sections[article-sections.contact].contact.photo',
        'sections[article-sections.action-buttons].buttons.cover',
        'sections[article-sections.action-buttons].buttons.action.*',
        'action_buttons.cover',
        'action_buttons.action.*',
      ),
      ALL,
    ],
    store_state: 'articles',
    localized: true,
  },
  {
    url: '/api/dashboards',
    params: [
      ...populate(
        'logo',
        'figures',
        'links.media',
        'links.action_target.*',
        'contacts.photo',
        'action_buttons.cover',
        'action_buttons.action.*',
        'media_library.cover',
        'media_library.media',
      ),
      ALL,
    ],
    store_state: 'dashboards',
    localized: true,
  },
  {
    url: '/api/menus',
    params: [
      ...populate(
        'items[menu-items.navigation].*',
        'items[menu-items.article].*',
        'items[menu-items.dashboard].*',
        'items[menu-items.link].*',
        'items[menu-items.documents].*',
        'items[menu-items.media].*',
        'items[menu-items.submenu].*',
        'items[menu-items.action-stack].media',
        'items[menu-items.action-stack].cover',
        'items[menu-items.action-stack].action_stack.*',
        'items[menu-items.go-back].*',
      ),
      ALL,
    ],
    store_state: 'menus',
    localized: true,
  },
  {
    url: '/api/worlds',
    params: [
      ...populate(
        'logo_main.image',
        'logo_sidebar.image',
        'header',
        'sidebars',
        'theme.*',
        'screensaver.screensaver',
        'start_page',
        'floor_plan',
        'menus',
      ),
      ALL,
    ],
    store_state: 'worlds',
    localized: true,
  },
  {
    url: '/api/ui-translation',
    params: [...populate('items'), ALL],
    store_state: 'ui_translation',
    localized: true,
  },
  {
    url: '/api/box-hooks',
    params: [...populate('locations', 'action_stack.*'), ALL],
    store_state: 'box_hooks',
    localized: false,
  },
  {
    url: '/api/content-stories',
    params: [...populate('picture', 'stops'), ALL],
    store_state: 'stories',
    localized: true,
  },
];
