import { TABLE_FIELD } from '../../contracts/table-field.ts';
import type { Area } from '../area.ts';

/** Lets a schema name the field that is edited as a grid; it stores JSON, as before. */
export const tableFieldArea: Area = {
  register({ strapi }) {
    strapi.customFields.register({
      name: TABLE_FIELD,
      plugin: 'showroom',
      type: 'json',
      inputSize: { default: 12, isResizable: false },
    });
  },
};
