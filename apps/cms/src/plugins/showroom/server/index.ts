import { pluginOf } from './area.ts';
import { doctorArea } from './doctor/doctor-area.ts';
import { mediaArea } from './media/media-area.ts';

export default pluginOf([doctorArea, mediaArea]);
