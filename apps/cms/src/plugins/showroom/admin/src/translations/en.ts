import { en as activity } from '../activity/texts/en.ts';
import { en as brand } from '../brand/texts/en.ts';
import { en as doctor } from '../doctor/texts/en.ts';
import { en as help } from '../help/texts/en.ts';
import { en as kinds } from '../kinds/texts/en.ts';
import { en as media } from '../media/texts/en.ts';
import { en as translations } from '../translations-page/texts/en.ts';
import { en as map } from '../map/texts/en.ts';
import { en as wordings } from '../wordings/texts/en.ts';
import { en as worlds } from '../worlds/texts/en.ts';
import { en as placing } from '../placing/texts/en.ts';
import { en as saving } from '../saving/texts/en.ts';
import { en as transfer } from '../transfer/texts/en.ts';
import { en as preview } from '../preview/texts/en.ts';
import { en as privacy } from '../privacy/texts/en.ts';
import { en as requests } from '../requests/texts/en.ts';

/** Everything that the plugin says in English, area by area: the keys that every other language must have. */
export const en = {
  name: 'Showroom',
  'pages.label': 'Pages of the showroom',
  'pages.loading': 'One moment …',
  'pages.failed': 'This could not be loaded.',
  'pages.retry': 'Try again',
  'pages.leave': 'Your changes are not saved. Leave this page and lose them?',
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
