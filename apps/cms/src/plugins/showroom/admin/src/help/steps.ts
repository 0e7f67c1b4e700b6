import { DOCTOR_PAGE, PLUGIN_PATH } from '../plugin-id.ts';
import doctor from './pictures/doctor.webp';
import hotspots from './pictures/hotspots.webp';
import location from './pictures/location.webp';
import picture from './pictures/picture.webp';
import publish from './pictures/publish.webp';
import transition from './pictures/transition.webp';
import world from './pictures/world.webp';

export type StepName = 'picture' | 'world' | 'location' | 'hotspots' | 'transition' | 'doctor' | 'publish';

/** One step towards the first world. */
export interface Step {
  readonly name: StepName;
  /** A screenshot, 960 × 540. */
  readonly picture: string;
  /** The page where the step is done. */
  readonly address: string;
}

const CONTENT = '/content-manager/collection-types';

export const STEPS: readonly Step[] = [
  { name: 'picture', picture, address: '/plugins/upload' },
  { name: 'world', picture: world, address: `${CONTENT}/api::world.world/create` },
  {
    name: 'location',
    picture: location,
    address: `${CONTENT}/api::content-location.content-location/create`,
  },
  { name: 'hotspots', picture: hotspots, address: `${CONTENT}/api::content-location.content-location` },
  {
    name: 'transition',
    picture: transition,
    address: `${CONTENT}/api::content-transition.content-transition/create`,
  },
  { name: 'doctor', picture: doctor, address: DOCTOR_PAGE },
  { name: 'publish', picture: publish, address: `${PLUGIN_PATH}/worlds` },
];
