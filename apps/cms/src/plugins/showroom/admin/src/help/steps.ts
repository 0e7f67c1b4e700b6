import { DOCTOR_PAGE, MAP_PAGE, PLUGIN_PATH } from '../plugin-id.ts';
import arrows from './pictures/arrows.webp';
import doctor from './pictures/doctor.webp';
import hotspots from './pictures/hotspots.webp';
import pictures from './pictures/pictures.webp';
import publish from './pictures/publish.webp';
import transitions from './pictures/transitions.webp';
import world from './pictures/world.webp';

export type StepName = 'arrows' | 'doctor' | 'hotspots' | 'pictures' | 'publish' | 'transitions' | 'world';

/** One step towards the first world. */
export interface Step {
  readonly name: StepName;
  /** A screenshot, 960 × 540. */
  readonly picture: string;
  /** The page where the step is done. */
  readonly address: string;
}

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

export const STEPS: readonly Step[] = [
  { name: 'world', picture: world, address: MAP_PAGE },
  { name: 'pictures', picture: pictures, address: MAP_PAGE },
  { name: 'transitions', picture: transitions, address: MAP_PAGE },
  { name: 'arrows', picture: arrows, address: MAP_PAGE },
  { name: 'hotspots', picture: hotspots, address: LOCATIONS },
  { name: 'doctor', picture: doctor, address: DOCTOR_PAGE },
  { name: 'publish', picture: publish, address: `${PLUGIN_PATH}/worlds` },
];
