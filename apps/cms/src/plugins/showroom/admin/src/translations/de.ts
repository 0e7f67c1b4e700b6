import { de as doctor } from '../doctor/texts/de.ts';
<<<<<<< HEAD
import { de as media } from '../media/texts/de.ts';
=======
import { de as translations } from '../translations-page/texts/de.ts';
>>>>>>> 5cf5d58 (Translations: wip)
import type { TextKey } from './text-key.ts';

export const de: Readonly<Record<TextKey, string>> = {
  name: 'Showroom',
  'pages.label': 'Seiten des Showrooms',
  'pages.loading': 'Einen Moment …',
  'pages.failed': 'Das konnte nicht geladen werden.',
  'pages.retry': 'Noch einmal versuchen',
  ...doctor,
<<<<<<< HEAD
  ...media,
=======
  ...translations,
>>>>>>> 5cf5d58 (Translations: wip)
};
