import { de as activity } from '../activity/texts/de.ts';
import { de as brand } from '../brand/texts/de.ts';
import { de as doctor } from '../doctor/texts/de.ts';
import { de as help } from '../help/texts/de.ts';
import { de as kinds } from '../kinds/texts/de.ts';
import { de as media } from '../media/texts/de.ts';
import { de as translations } from '../translations-page/texts/de.ts';
import { de as map } from '../map/texts/de.ts';
import { de as wordings } from '../wordings/texts/de.ts';
import { de as worlds } from '../worlds/texts/de.ts';
import { de as placing } from '../placing/texts/de.ts';
import { de as saving } from '../saving/texts/de.ts';
import { de as transfer } from '../transfer/texts/de.ts';
import { de as preview } from '../preview/texts/de.ts';
import { de as privacy } from '../privacy/texts/de.ts';
import { de as requests } from '../requests/texts/de.ts';
import type { TextKey } from './text-key.ts';

export const de: Readonly<Record<TextKey, string>> = {
  name: 'Showroom',
  'pages.label': 'Seiten des Showrooms',
  'pages.loading': 'Einen Moment …',
  'pages.failed': 'Das konnte nicht geladen werden.',
  'pages.retry': 'Noch einmal versuchen',
  'pages.leave': 'Ihre Änderungen sind nicht gespeichert. Diese Seite verlassen und sie verlieren?',
  ...activity,
  ...brand,
  ...doctor,
  ...help,
  ...kinds,
  ...media,
  ...translations,
  ...map,
  ...wordings,
  ...worlds,
  ...placing,
  ...saving,
  ...transfer,
  ...preview,
  ...privacy,
  ...requests,
};
