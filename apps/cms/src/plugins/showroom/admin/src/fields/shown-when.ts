/** A rule in the language of Strapi's own conditional fields (JSON Logic); `var` names a field beside this one. */
export interface Condition {
  readonly in: readonly [{ readonly var: string }, readonly (string | boolean)[]];
}

/** A field that is shown while another one has one of these values. */
interface Dependence {
  readonly on: string;
  readonly values: readonly (string | boolean)[];
}

const BY_ACTION: Readonly<Record<string, readonly string[]>> = {
  location: ['navigate'],
  article: ['open_article', 'open_contact'],
  dashboard: ['open_dashboard'],
  url: ['open_link', 'open_iframe', 'open_video'],
  new_window: ['open_link'],
  files: [
    'open_documents',
    'open_media',
    'open_video',
    'open_view_360',
    'open_slideshow',
    'open_synced_images',
  ],
  menu: ['open_menu'],
  subject: ['open_contact'],
};

/** Beside the target, an action has fields that say how it is opened. */
const NO_TARGETS: ReadonlySet<string> = new Set(['new_window']);

/** The fields that can hold what an action of this kind opens, in the order in which they count. */
export function actionTargets(kind: string): readonly string[] {
  return Object.entries(BY_ACTION).flatMap(([field, kinds]) =>
    kinds.includes(kind) && !NO_TARGETS.has(field) ? [field] : [],
  );
}

const OF_MEDIA: Readonly<Record<string, Dependence>> = {
  panorama_hotspots: { on: 'show_as', values: ['view_360'] },
};

/** By component, then by field. */
export const COMPONENT_DEPENDENCES: Readonly<Record<string, Readonly<Record<string, Dependence>>>> = {
  'actions.action': Object.fromEntries(
    Object.entries(BY_ACTION).map(([field, values]) => [field, { on: 'kind', values }]),
  ),
  'hotspots.open-media': OF_MEDIA,
  'hotspots.custom-open-media': OF_MEDIA,
  'article.product': {
    price_scopes: { on: 'price_access', values: ['scopes'] },
    price_worlds: { on: 'price_access', values: ['worlds'] },
  },
  'settings.presentations': {
    presenter_scopes: { on: 'who_may_present', values: ['scopes'] },
  },
  'settings.screensaver': {
    automatically_generated_screensaver_interval: {
      on: 'use_automatically_generated_screensaver',
      values: [true],
    },
    skip_unreachable_location: { on: 'use_automatically_generated_screensaver', values: [true] },
  },
};

/** Of content types, by field; the panel does not say which type it draws, so both fields have to be there. */
export const CONTENT_DEPENDENCES: Readonly<Record<string, Dependence>> = {
  access_scopes: { on: 'access', values: ['scopes'] },
  password: { on: 'protect_with_password', values: [true] },
  locations: { on: 'only_at_locations', values: [true] },
};

/** @returns the rule that Strapi's form evaluates. */
export function conditionOf({ on, values }: Dependence): Condition {
  return { in: [{ var: on }, values] };
}
