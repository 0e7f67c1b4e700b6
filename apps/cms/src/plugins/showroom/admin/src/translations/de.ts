import { de as doctor } from '../doctor/texts/de.ts';
import { de as media } from '../media/texts/de.ts';
import type { TextKey } from './text-key.ts';

export const de: Readonly<Record<TextKey, string>> = {
  name: 'Showroom',
  'pages.label': 'Seiten des Showrooms',
  ...doctor,
  ...media,
};
