/** The table of versions. */
export const VERSION = 'plugin::showroom.version';

export const versionType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_versions',
    info: { singularName: 'version', pluralName: 'versions', displayName: 'Version' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      // With the state: SQLite would otherwise look through all present ones for those of an entry.
      { name: 'showroom_versions_entry_present_index', columns: ['entry', 'uid', 'is_present'], type: null },
      { name: 'showroom_versions_at_index', columns: ['at'], type: null },
      // Only present states are looked at for what leads to an entry.
      { name: 'showroom_versions_present_index', columns: ['is_present', 'stage'], type: null },
      // What is gone has no digest; the bin looks for it.
      { name: 'showroom_versions_digest_index', columns: ['digest'], type: null },
    ],
    attributes: {
      at: { type: 'datetime', required: true },
      action: { type: 'string', required: true },
      uid: { type: 'string', required: true },
      entry: { type: 'string', required: true },
      language: { type: 'string' },
      stage: { type: 'string', required: true },
      title: { type: 'string', required: true },
      // As text: a JSON column of Postgres would sort the names.
      state: { type: 'text' },
      digest: { type: 'string' },
      files: { type: 'text' },
      isPresent: { type: 'boolean', required: true },
      person: { type: 'integer' },
      personName: { type: 'string', required: true },
      // What came about together, such as the deletion of a whole world; none where it came about before the bin.
      occasion: { type: 'string' },
    },
  },
} as const;
