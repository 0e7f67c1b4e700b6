import { writeOneByOne } from '../../../../publishing/write-lock.ts';
import type { Area } from '../area.ts';

/** Serialises writes of content. It is registered before all other areas, so that what they read is committed. */
export const turnsArea: Area = { register: ({ strapi }) => writeOneByOne(strapi) };
