import type { Core } from '@strapi/strapi';
import { VISITOR_ACCOUNTS } from '@vitrine/content/content-answers';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions.ts';
import { startLeases } from './coordination/leases.ts';
import { limitWriting } from './coordination/writing-limit.ts';
import { allowHotspots } from './content-model/allow-hotspots.ts';
import { startDocumentTexts, stopDocumentTexts } from './documents/index.ts';
import { removeLeftovers } from './environment/work-folder.ts';
import { startMediaPipeline, stopMediaPipeline } from './media-pipeline/index.ts';
import { markReplaced } from './media-pipeline/mark-replaced.ts';
import { startLibrary } from './library/library.ts';
import { startMail } from './mail/start-mail.ts';
import { READ_DOCTOR } from './plugins/showroom/contracts/doctor.ts';
import { READ_MAP } from './plugins/showroom/contracts/map.ts';
import { READ_MEDIA, WORK_AT_MEDIA } from './contracts/media.ts';
import { restoreLinksOnPublish } from './publishing/restore-links-on-publish.ts';
import { announceChanges, FILES } from './revalidation/announce-changes.ts';
import type { Announcer } from './revalidation/change.ts';
import { recordTakenBack } from './revalidation/taken-back.ts';
import { forbidDeletingPublished } from './rules/delete-rule.ts';
import { switchHooksToLocations } from './rules/hook-rule.ts';
import { registerRules } from './rules/register-rules.ts';
import { ensureReadToken } from './setup/access-token.ts';
import { closePublicApi } from './setup/closed-api.ts';
import { closeRoutes } from './setup/closed-routes.ts';
import { closeWebhooks } from './setup/closed-webhooks.ts';
import { closeEntryEvents } from './setup/closed-entry-events.ts';
import { grantToEditors } from './setup/grant-to-editors.ts';
import { onFirstStart } from './setup/first-start.ts';
import { applyEditViews } from './setup/edit-views/apply-edit-views.ts';
import { ensureLocales } from './setup/locales.ts';
import { keepOriginalMedia } from './setup/media-settings.ts';
import { hideContactRequests } from './setup/private-requests.ts';
import { skipSyncOfSingleLanguage } from './setup/single-language-writes.ts';
import { ensureRoles } from './setup/roles.ts';
import { ensureSettings } from './setup/settings-entry.ts';
import { describeFonts } from './uploads/fonts/describe-fonts.ts';
import { guardUploads } from './uploads/guard-uploads.ts';
import { receiveFiles } from './uploads/receive-files.ts';

interface Lifecycle {
  readonly strapi: Core.Strapi;
}

let announcer: Announcer | undefined;

export default {
  async register({ strapi }: Lifecycle) {
    await startLibrary(strapi);
    allowHotspots(strapi);
    closeRoutes(strapi);
    closeWebhooks(strapi);
    closeEntryEvents();
    skipSyncOfSingleLanguage(strapi);
    registerRules(strapi);
    describeFonts(strapi);
    guardUploads(strapi);
    receiveFiles(strapi);
    forbidDeletingPublished(strapi);
    announcer = announceChanges(strapi);
    recordTakenBack(strapi);
    restoreLinksOnPublish(strapi, (change) => announcer?.changed(change));
  },

  async bootstrap({ strapi }: Lifecycle) {
    limitWriting(strapi);
    startLeases(strapi);
    void removeLeftovers().catch((error: unknown) =>
      strapi.log.warn(`What a killed process has left could not be removed: ${String(error)}`),
    );
    endSessionsOfChangedAccounts(strapi, () => announcer?.changed({ collection: VISITOR_ACCOUNTS }));
    startMail(strapi);
    await onFirstStart(strapi, 'locales', () => ensureLocales(strapi));
    await onFirstStart(strapi, 'closed_api', () => closePublicApi(strapi));
    await onFirstStart(strapi, 'private_requests', () => hideContactRequests(strapi));
    await onFirstStart(strapi, 'media_settings', () => keepOriginalMedia(strapi));
    await onFirstStart(strapi, 'settings', () => ensureSettings(strapi));
    await onFirstStart(strapi, 'doctor_readers', () => grantToEditors(strapi, READ_DOCTOR));
    await onFirstStart(strapi, 'map_readers', () => grantToEditors(strapi, READ_MAP));
    await onFirstStart(strapi, 'media_workers', () => grantToEditors(strapi, READ_MEDIA, WORK_AT_MEDIA));
    await onFirstStart(strapi, 'locations_of_hooks', () => switchHooksToLocations(strapi));
    await ensureRoles(strapi);
    await applyEditViews(strapi);
    await ensureReadToken(strapi);
    markReplaced(strapi, () => announcer?.changed({ collection: FILES }));
    startMediaPipeline(strapi);
    startDocumentTexts(strapi, () => announcer?.changed({ collection: FILES }));
  },

  async destroy() {
    announcer?.stop();
    await stopMediaPipeline();
    await stopDocumentTexts();
  },
};
