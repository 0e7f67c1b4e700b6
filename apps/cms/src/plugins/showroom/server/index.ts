import { writeOneByOne } from '../../../publishing/write-lock.ts';
import { takenBackType } from '../../../revalidation/taken-back.ts';
import { accountWorldsArea } from './account-worlds/account-worlds-area.ts';
import { activityArea } from './activity/activity-area.ts';
import { pluginOf } from './area.ts';
import type { Area } from './area.ts';
import { binArea } from './bin/bin-area.ts';
import { bulkArea } from './bulk/bulk-area.ts';
import { commentsArea } from './comments/comments-area.ts';
import { changesArea } from './changes/changes-area.ts';
import { jobType } from '../../../jobs/job-type.ts';
import { documentTextType } from '../../../documents/document-text-type.ts';
import { doctorArea } from './doctor/doctor-area.ts';
import { filmsArea } from './films/films-area.ts';
import { mapArea } from './map/map-area.ts';
import { mediaArea } from './media/media-area.ts';
import { placingArea } from './placing/placing-area.ts';
import { privacyArea } from './privacy/privacy-area.ts';
import { rehearsalsArea } from './rehearsals/rehearsals-area.ts';
import { releasesArea } from './releases/releases-area.ts';
import { requestsArea } from './requests/requests-area.ts';
import { reviewsArea } from './reviews/reviews-area.ts';
import { savingArea } from './saving/saving-area.ts';
import { stillsArea } from './stills/stills-area.ts';
import { tableFieldArea } from './table-field/table-field-area.ts';
import { transferArea } from './transfer/transfer-area.ts';
import { previewArea } from './preview/preview-area.ts';
import { translationsArea } from './translations/translations-area.ts';
import { usesArea } from './uses/uses-area.ts';
import { versionsArea } from './versions/versions-area.ts';
import { viewSettingsArea } from './view-settings/view-settings-area.ts';
import { wordingsArea } from './wordings/wordings-area.ts';
import { worldDaysArea } from './world-days/world-days-area.ts';
import { worldsArea } from './worlds/worlds-area.ts';

/** Serialises writes of content. It is registered before all other areas, so that what they read is committed. */
const writeLockArea: Area = { register: ({ strapi }) => writeOneByOne(strapi) };

/** Tables that code outside the plugin fills: texts of PDFs, unpublished or deleted content, and jobs. */
const tablesArea: Area = {
  contentTypes: { 'document-text': documentTextType, 'taken-back': takenBackType, job: jobType },
};

export default pluginOf([
  writeLockArea,
  accountWorldsArea,
  changesArea,
  versionsArea,
  binArea,
  activityArea,
  tablesArea,
  doctorArea,
  mapArea,
  mediaArea,
  filmsArea,
  savingArea,
  viewSettingsArea,
  placingArea,
  stillsArea,
  previewArea,
  commentsArea,
  translationsArea,
  usesArea,
  wordingsArea,
  tableFieldArea,
  worldsArea,
  worldDaysArea,
  reviewsArea,
  releasesArea,
  rehearsalsArea,
  transferArea,
  bulkArea,
  privacyArea,
  requestsArea,
]);
