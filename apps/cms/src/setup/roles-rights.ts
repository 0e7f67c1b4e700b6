/** The roles of the product. */
export const ROLES = [
  {
    code: 'vitrine-editor',
    name: 'Showroom editor',
    description: 'Writes drafts in all languages. What visitors see stays as it is.',
  },
  {
    code: 'vitrine-translator',
    name: 'Showroom translator',
    description: 'Reads everything and translates what is there, into every language but the first.',
  },
  {
    code: 'vitrine-publisher',
    name: 'Showroom publisher',
    description: 'Writes, publishes and takes back.',
  },
] as const;

export type RoleCode = (typeof ROLES)[number]['code'];

const EVERYBODY: readonly RoleCode[] = ['vitrine-editor', 'vitrine-translator', 'vitrine-publisher'];
const WRITERS: readonly RoleCode[] = ['vitrine-editor', 'vitrine-publisher'];
const PUBLISHERS: readonly RoleCode[] = ['vitrine-publisher'];

/** The roles that get each permission of the plugins. Other permissions are granted by administrators alone. */
export const PLUGIN_RIGHTS: Readonly<Record<string, readonly RoleCode[]>> = {
  'plugin::upload.read': EVERYBODY,
  'plugin::upload.assets.download': EVERYBODY,
  'plugin::upload.assets.copy-link': EVERYBODY,
  'plugin::upload.configure-view': WRITERS,
  'plugin::upload.assets.create': WRITERS,
  // Visitors see a replaced or deleted file immediately.
  'plugin::upload.assets.update': PUBLISHERS,
  'plugin::showroom.doctor.read': EVERYBODY,
  'plugin::showroom.translations.read': EVERYBODY,
  'plugin::showroom.bulk.use': EVERYBODY,
  'plugin::showroom.versions.read': EVERYBODY,
  'plugin::showroom.preview.read': EVERYBODY,
  'plugin::showroom.preview.share': WRITERS,
  'plugin::showroom.map.read': WRITERS,
  'plugin::showroom.media.read': WRITERS,
  'plugin::showroom.media.work': WRITERS,
  'plugin::showroom.activity.read': WRITERS,
  'plugin::showroom.worlds.read': WRITERS,
  'plugin::showroom.worlds.duplicate': WRITERS,
  'plugin::showroom.worlds.publish': PUBLISHERS,
  'plugin::showroom.worlds.delete': PUBLISHERS,
  'plugin::showroom.releases.read': WRITERS,
  'plugin::showroom.releases.plan': PUBLISHERS,
  'plugin::showroom.reviews.use': EVERYBODY,
};
