/** The table of releases. */
export const RELEASE = 'plugin::showroom.release';

export const releaseType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_releases',
    info: { singularName: 'release', pluralName: 'releases', displayName: 'Release' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      name: { type: 'string', required: true },
      state: { type: 'string', required: true },
      at: { type: 'datetime', required: true },
      wall: { type: 'string', required: true },
      zone: { type: 'string', required: true },
      revision: { type: 'integer', required: true },
      attempts: { type: 'integer', required: true },
      // As text, like all that only this plugin reads.
      items: { type: 'text', required: true },
      stamps: { type: 'text', required: true },
      person: { type: 'integer' },
      personName: { type: 'string', required: true },
      plannedAt: { type: 'datetime', required: true },
      endedAt: { type: 'datetime' },
      entries: { type: 'integer' },
      reason: { type: 'text' },
      // Filled until the web servers have been told what went live.
      unannounced: { type: 'text' },
      mailWhenLive: { type: 'boolean' },
      // Until who planned it was mailed how it ended.
      unmailed: { type: 'boolean' },
    },
  },
} as const;
