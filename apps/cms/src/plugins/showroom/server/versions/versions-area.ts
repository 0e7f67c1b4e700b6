import { FORGET_VERSIONS, READ_VERSIONS } from '../../contracts/versions.ts';
import { requirePermissions } from '../area.ts';
import type { AdminRoute, Area } from '../area.ts';
import { changesOf } from '../changes/changes-area.ts';
import type { EntryName } from '../content/references.ts';
import { versionsController } from './controller.ts';
import { createVersionActions } from './restore.ts';
import { retentionRule } from './retention-rule.ts';
import { versionType } from '../content/version-type.ts';
import { createVersions, versionsOf } from './versions.ts';
import { keepTogether, keepWhatIsWritten, lastCause } from './watch-writes.ts';
import type { TouchedEntry } from './watch-writes.ts';

/** As `keepTogether`, with what was done to each entry last as the cause. */
export type KeptTogether = <Result>(
  work: () => Promise<Result>,
  entries?: readonly EntryName[],
) => Promise<Result>;

/** Keeps every state of every entry. */
export const versionsArea: Area = {
  services: {
    versions: ({ strapi }) => createVersions(strapi, retentionRule()),
    versionActions: ({ strapi }) => createVersionActions(strapi),
    // For code outside of the plugin as well, which has no module in common with it: see bring-in.ts.
    keptTogether: ({ strapi }): KeptTogether =>
      function keptTogether(work, entries = []) {
        const causeOf = (entry: TouchedEntry) => lastCause(entry, changesOf(strapi).initiator());
        return keepTogether(strapi, work, { causeOf, entries });
      },
  },
  controllers: { versions: versionsController },
  contentTypes: { version: versionType },
  // Paths below `/showroom`, see VERSIONS_PATH.
  routes: [
    route('GET', '', 'find'),
    route('GET', '/compare', 'compare'),
    route('POST', '/restore', 'restore'),
    route('POST', '/undo-publish', 'undoPublish'),
    {
      method: 'DELETE',
      path: '/version-files/:id',
      handler: 'versions.forgetFile',
      config: requirePermissions(FORGET_VERSIONS),
    },
  ],
  actions: [
    { displayName: 'See versions', uid: 'versions.read' },
    { displayName: 'Delete versions that show a file', uid: 'versions.forget' },
  ],

  register({ strapi }) {
    // An invalid setting fails the start.
    retentionRule();
    keepWhatIsWritten(strapi, changesOf(strapi).initiator);
  },

  async bootstrap({ strapi }) {
    await versionsOf(strapi).forget();
  },
};

function route(method: AdminRoute['method'], path: string, action: string): AdminRoute {
  return {
    method,
    path: `/versions/:uid/:documentId${path}`,
    handler: `versions.${action}`,
    config: requirePermissions(READ_VERSIONS),
  };
}
