import { de as accountWorlds } from './de/account-worlds.ts';
import { de as activity } from './de/activity.ts';
import { de as arrows } from './de/arrows.ts';
import { de as bin } from './de/bin.ts';
import { de as brand } from './de/brand.ts';
import { de as bulk } from './de/bulk.ts';
import { de as comments } from './de/comments.ts';
import { de as doctor } from './de/doctor.ts';
import { de as films } from './de/films.ts';
import { de as files } from './de/files.ts';
import { de as floorPlan } from './de/floor-plan.ts';
import { de as help } from './de/help.ts';
import { de as kinds } from './de/kinds.ts';
import { de as media } from './de/media.ts';
import { de as translations } from './de/translations.ts';
import { de as map } from './de/map.ts';
import { de as table } from './de/table.ts';
import { de as stills } from './de/stills.ts';
import { de as uses } from './de/uses.ts';
import { de as wordings } from './de/wordings.ts';
import { de as worldDays } from './de/world-days.ts';
import { de as worlds } from './de/worlds.ts';
import { de as placing } from './de/placing.ts';
import { de as rows } from './de/rows.ts';
import { de as saving } from './de/saving.ts';
import { de as transfer } from './de/transfer.ts';
import { de as preview } from './de/preview.ts';
import { de as privacy } from './de/privacy.ts';
import { de as releases } from './de/releases.ts';
import { de as requests } from './de/requests.ts';
import { de as reviews } from './de/reviews.ts';
import { de as versions } from './de/versions.ts';
import type { TextKey } from './text-key.ts';

export const de: Readonly<Record<TextKey, string>> = {
  name: 'Showroom',
  'pages.label': 'Seiten des Showrooms',
  'pages.loading': 'Einen Moment …',
  'pages.failed': 'Das konnte nicht geladen werden.',
  'pages.retry': 'Noch einmal versuchen',
  'pages.leave': 'Ihre Änderungen sind nicht gespeichert. Diese Seite verlassen und sie verlieren?',
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
