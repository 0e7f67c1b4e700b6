import { en as accountWorlds } from './en/account-worlds.ts';
import { en as activity } from './en/activity.ts';
import { en as arrows } from './en/arrows.ts';
import { en as bin } from './en/bin.ts';
import { en as brand } from './en/brand.ts';
import { en as bulk } from './en/bulk.ts';
import { en as comments } from './en/comments.ts';
import { en as doctor } from './en/doctor.ts';
import { en as films } from './en/films.ts';
import { en as files } from './en/files.ts';
import { en as floorPlan } from './en/floor-plan.ts';
import { en as help } from './en/help.ts';
import { en as kinds } from './en/kinds.ts';
import { en as media } from './en/media.ts';
import { en as translations } from './en/translations.ts';
import { en as map } from './en/map.ts';
import { en as table } from './en/table.ts';
import { en as stills } from './en/stills.ts';
import { en as uses } from './en/uses.ts';
import { en as wordings } from './en/wordings.ts';
import { en as worldDays } from './en/world-days.ts';
import { en as worlds } from './en/worlds.ts';
import { en as placing } from './en/placing.ts';
import { en as rows } from './en/rows.ts';
import { en as saving } from './en/saving.ts';
import { en as transfer } from './en/transfer.ts';
import { en as preview } from './en/preview.ts';
import { en as privacy } from './en/privacy.ts';
import { en as releases } from './en/releases.ts';
import { en as requests } from './en/requests.ts';
import { en as reviews } from './en/reviews.ts';
import { en as versions } from './en/versions.ts';

/** All English texts of the plugin. Every other language must have the same keys. */
export const en = {
  name: 'Showroom',
  'pages.label': 'Pages of the showroom',
  'pages.loading': 'One moment …',
  'pages.failed': 'This could not be loaded.',
  'pages.retry': 'Try again',
  'pages.leave': 'Your changes are not saved. Leave this page and lose them?',
  ...accountWorlds,
  ...activity,
  ...arrows,
  ...bin,
  ...brand,
  ...bulk,
  ...comments,
  ...doctor,
  ...files,
  ...films,
  ...floorPlan,
  ...help,
  ...kinds,
  ...media,
  ...translations,
  ...map,
  ...stills,
  ...uses,
  ...wordings,
  ...worldDays,
  ...worlds,
  ...placing,
  ...rows,
  ...saving,
  ...table,
  ...transfer,
  ...preview,
  ...privacy,
  ...releases,
  ...requests,
  ...reviews,
  ...versions,
};
