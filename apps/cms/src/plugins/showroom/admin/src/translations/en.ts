import { en as doctor } from '../doctor/texts/en.ts';
import { en as media } from '../media/texts/en.ts';

/** Everything that the plugin says in English, area by area: the keys that every other language must have. */
export const en = {
  name: 'Showroom',
  'pages.label': 'Pages of the showroom',
  ...doctor,
  ...media,
};
