import type { RoleCode } from './roles.ts';

const EVERYBODY: readonly RoleCode[] = ['vitrine-editor', 'vitrine-translator', 'vitrine-publisher'];
const WRITERS: readonly RoleCode[] = ['vitrine-editor', 'vitrine-publisher'];
const PUBLISHERS: readonly RoleCode[] = ['vitrine-publisher'];

/** Who gets which right of the plugins. Those that are not named here are the administrator's to give. */
export const PLUGIN_RIGHTS: Readonly<Record<string, readonly RoleCode[]>> = {
  'plugin::upload.read': EVERYBODY,
  'plugin::upload.assets.download': EVERYBODY,
  'plugin::upload.assets.copy-link': EVERYBODY,
  'plugin::upload.configure-view': WRITERS,
  'plugin::upload.assets.create': WRITERS,
  // Replacing and deleting files changes what visitors see at once.
  'plugin::upload.assets.update': PUBLISHERS,
  'plugin::showroom.doctor.read': EVERYBODY,
  'plugin::showroom.translations.read': EVERYBODY,
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
};
