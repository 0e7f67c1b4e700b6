import type { Area } from '../area.ts';
import { guardSaves } from './guard-saves.ts';

/** Sees to it that of two editors who save the same entry neither loses anything unknowingly. */
export const savingArea: Area = {
  register({ strapi }) {
    guardSaves(strapi);
  },
};
