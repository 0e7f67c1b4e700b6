import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { READ_ACTIVITY } from '../../contracts/activity.ts';
import { READ_SETTINGS, SETTINGS_UID } from '../../../../contracts/brand.ts';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { READ_MAP } from '../../contracts/map.ts';
import { READ_MEDIA } from '../../../../contracts/media.ts';
import { READ_PRIVACY } from '../../contracts/privacy.ts';
import { EXPORT_WORLDS, IMPORT_WORLDS } from '../../contracts/transfer.ts';
import { READ_TRANSLATIONS } from '../../contracts/translations.ts';
import { READ_WORLDS } from '../../contracts/worlds.ts';
import { HELP_PATH } from './plugin-id.ts';
import type { TextKey } from './translations/text-key.ts';

/** One page of the plugin; it is loaded when it is opened. */
export interface PluginPage {
  /** Its address below PLUGIN_PATH; what follows it is the page's own. */
  readonly path: string;
  readonly title: TextKey;
  /** Who may do this sees the page; without it, everybody who sees another one. */
  readonly action?: string;
  /** The content type that the right is about. */
  readonly subject?: string;
  /** Who may do this instead sees it as well. */
  readonly otherAction?: string;
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** Every page of the plugin, as its navigation lists them. The first that somebody may see is their first page. */
export const PLUGIN_PAGES: readonly PluginPage[] = [
  {
    path: 'doctor',
    title: 'doctor.title',
    action: READ_DOCTOR,
    Content: lazy(async () => ({ default: (await import('./doctor/doctor-page.tsx')).DoctorPage })),
  },
  {
    path: 'map',
    title: 'map.title',
    action: READ_MAP,
    Content: lazy(async () => ({ default: (await import('./map/map-page.tsx')).MapPage })),
  },
  {
    path: 'media',
    title: 'media.title',
    action: READ_MEDIA,
    Content: lazy(async () => ({ default: (await import('./media/media-page.tsx')).MediaPage })),
  },
  {
    path: 'translations',
    title: 'translations.title',
    action: READ_TRANSLATIONS,
    Content: lazy(async () => ({
      default: (await import('./translations-page/translations-page.tsx')).TranslationsPage,
    })),
  },
  {
    path: 'worlds',
    title: 'worlds.title',
    action: READ_WORLDS,
    Content: lazy(async () => ({ default: (await import('./worlds/worlds-page.tsx')).WorldsPage })),
  },
  {
    path: 'brand',
    title: 'brand.title',
    action: READ_SETTINGS,
    subject: SETTINGS_UID,
    Content: lazy(async () => ({ default: (await import('./brand/brand-page.tsx')).BrandPage })),
  },
  {
    path: 'activity',
    title: 'activity.title',
    action: READ_ACTIVITY,
    Content: lazy(async () => ({ default: (await import('./activity/activity-page.tsx')).ActivityPage })),
  },
  {
    path: 'transfer',
    title: 'transfer.title',
    action: IMPORT_WORLDS,
    otherAction: EXPORT_WORLDS,
    Content: lazy(async () => ({ default: (await import('./transfer/transfer-page.tsx')).TransferPage })),
  },
  {
    path: 'privacy',
    title: 'privacy.title',
    action: READ_PRIVACY,
    Content: lazy(async () => ({ default: (await import('./privacy/privacy-page.tsx')).PrivacyPage })),
  },
  {
    path: HELP_PATH,
    title: 'help.title',
    Content: lazy(async () => ({ default: (await import('./help/help-page.tsx')).HelpPage })),
  },
];

/** All rights that open a page, as Strapi names them. */
export const PAGE_PERMISSIONS = PLUGIN_PAGES.flatMap(({ action, otherAction, subject = null }) =>
  [action, otherAction].filter((one) => one !== undefined).map((one) => ({ action: one, subject })),
);
