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
      { name: 'showroom_versions_entry_index', columns: ['entry', 'uid'], type: null },
      { name: 'showroom_versions_at_index', columns: ['at'], type: null },
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
    },
  },
} as const;
