/** The table of accounts that may change only some worlds; an account without a row may change all. */
export const ACCOUNT_WORLDS = 'plugin::showroom.account-worlds';

export const accountWorldsType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_account_worlds',
    info: {
      singularName: 'account-worlds',
      pluralName: 'accounts-worlds',
      displayName: 'Worlds of an account',
    },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      person: { type: 'integer', required: true, unique: true },
      // Their document ids, as JSON.
      worlds: { type: 'text', required: true },
    },
  },
} as const;
