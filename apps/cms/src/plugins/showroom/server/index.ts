import { pluginOf } from './area.ts';
import { changesArea } from './changes/changes-area.ts';
import { doctorArea } from './doctor/doctor-area.ts';
import { mediaArea } from './media/media-area.ts';
import { translationsArea } from './translations/translations-area.ts';

export default pluginOf([changesArea, doctorArea, mediaArea, translationsArea]);
