import { pluginOf } from './area.ts';
import { doctorArea } from './doctor/doctor-area.ts';

export default pluginOf([doctorArea]);
