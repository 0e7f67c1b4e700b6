import { writeOneByOne } from '../../../../publishing/write-lock.ts';
import type { Area } from '../area.ts';

/** Whoever writes content waits for its turn. It comes before every other area: what those read is settled then. */
export const turnsArea: Area = { register: ({ strapi }) => writeOneByOne(strapi) };
