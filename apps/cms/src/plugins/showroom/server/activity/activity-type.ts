/** The table of editors' actions. */
export const ACTIVITY = 'plugin::showroom.activity';

export const activityType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_activities',
    info: { singularName: 'activity', pluralName: 'activities', displayName: 'Activity' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      at: { type: 'datetime', required: true },
      action: { type: 'string', required: true },
      uid: { type: 'string', required: true },
      entry: { type: 'string' },
      title: { type: 'string', required: true },
      language: { type: 'string' },
      world: { type: 'string' },
      fields: { type: 'json' },
      entries: { type: 'integer' },
      person: { type: 'integer' },
      personName: { type: 'string', required: true },
    },
  },
} as const;
