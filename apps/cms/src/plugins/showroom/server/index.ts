import { activityArea } from './activity/activity-area.ts';
import { pluginOf } from './area.ts';
import { changesArea } from './changes/changes-area.ts';
import { documentsArea } from './documents/documents-area.ts';
import { doctorArea } from './doctor/doctor-area.ts';
import { mapArea } from './map/map-area.ts';
import { mediaArea } from './media/media-area.ts';
import { placingArea } from './placing/placing-area.ts';
import { privacyArea } from './privacy/privacy-area.ts';
import { requestsArea } from './requests/requests-area.ts';
import { savingArea } from './saving/saving-area.ts';
import { transferArea } from './transfer/transfer-area.ts';
import { previewArea } from './preview/preview-area.ts';
import { takenBackArea } from './taken-back/taken-back-area.ts';
import { translationsArea } from './translations/translations-area.ts';
import { turnsArea } from './turns/turns-area.ts';
import { wordingsArea } from './wordings/wordings-area.ts';
import { worldsArea } from './worlds/worlds-area.ts';

export default pluginOf([
  turnsArea,
  changesArea,
  activityArea,
  documentsArea,
  doctorArea,
  mapArea,
  mediaArea,
  savingArea,
  placingArea,
  previewArea,
  translationsArea,
  wordingsArea,
  worldsArea,
  transferArea,
  privacyArea,
  requestsArea,
  takenBackArea,
]);
