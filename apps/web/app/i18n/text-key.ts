import type access from './messages/access/en.json';
import type article from './messages/article/en.json';
import type code from './messages/code/en.json';
import type contact from './messages/contact/en.json';
import type consent from './messages/consent/en.json';
import type dashboard from './messages/dashboard/en.json';
import type iframe from './messages/iframe/en.json';
import type media from './messages/media/en.json';
import type menu from './messages/menu/en.json';
import type page from './messages/page/en.json';
import type search from './messages/search/en.json';
import type pdf from './messages/pdf/en.json';
import type places from './messages/places/en.json';
import type view360 from './messages/view360/en.json';
import type preview from './messages/preview/en.json';
import type powerSave from './messages/powerSave/en.json';
import type problem from './messages/problem/en.json';
import type screensaver from './messages/screensaver/en.json';
import type share from './messages/share/en.json';
import type updater from './messages/updater/en.json';

/** The texts of each group, by the folder they stand in. */
interface TextGroups {
  /** Every page carries these. */
  readonly page: typeof page;
  readonly access: typeof access;
  readonly article: typeof article;
  readonly code: typeof code;
  readonly contact: typeof contact;
  readonly dashboard: typeof dashboard;
  readonly iframe: typeof iframe;
  readonly media: typeof media;
  readonly menu: typeof menu;
  readonly pdf: typeof pdf;
  readonly places: typeof places;
  readonly search: typeof search;
  readonly view360: typeof view360;
  readonly consent: typeof consent;
  readonly powerSave: typeof powerSave;
  readonly preview: typeof preview;
  readonly problem: typeof problem;
  readonly screensaver: typeof screensaver;
  readonly share: typeof share;
  /** What is said when nothing can be fetched any more: every page carries these as well. */
  readonly updater: typeof updater;
}

/** Interface texts travel in groups: those of an overlay come with the overlay. */
export type TextGroup = keyof TextGroups;

/** The name of an interface text. */
export type TextKey = { [Group in TextGroup]: keyof TextGroups[Group] }[TextGroup];
