/** The table of jobs on a database that several processes share: a row for each kind. */
export const JOB_TABLE = 'showroom_jobs';

export const jobType = {
  schema: {
    kind: 'collectionType',
    collectionName: JOB_TABLE,
    info: { singularName: 'job', pluralName: 'jobs', displayName: 'Job' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      kind: { type: 'string', required: true, unique: true },
      // Counts the changes of the state.
      revision: { type: 'integer', required: true },
      // As JSON.
      state: { type: 'text', required: true },
    },
  },
} as const;
