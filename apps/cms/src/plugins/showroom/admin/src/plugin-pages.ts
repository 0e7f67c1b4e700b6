import { createElement, lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { MANAGE_ACCOUNTS } from '../../contracts/account-worlds.ts';
import { READ_ACTIVITY } from '../../contracts/activity.ts';
import { READ_SETTINGS, SETTINGS_UID } from '../../../../contracts/brand.ts';
import { USE_BULK } from '../../contracts/bulk.ts';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { READ_MAP } from '../../contracts/map.ts';
import { READ_MEDIA } from '../../../../contracts/media.ts';
import { SHARE_PREVIEW } from '../../contracts/preview.ts';
import { READ_PRIVACY } from '../../contracts/privacy.ts';
import { EXPORT_WORLDS, IMPORT_WORLDS } from '../../contracts/transfer.ts';
import { READ_RELEASES } from '../../contracts/releases.ts';
import { USE_REVIEWS } from '../../contracts/reviews.ts';
import { READ_TRANSLATIONS } from '../../contracts/translations.ts';
import { READ_FILES } from '../../contracts/uses.ts';
import { READ_VERSIONS } from '../../contracts/versions.ts';
import { READ_WORLDS } from '../../contracts/worlds.ts';
import { BIN_PATH, COMMENTS_PATH, FLOOR_PLAN_PATH, HELP_PATH, REVIEWS_PATH } from './plugin-id.ts';
import type { TextKey } from './texts/text-key.ts';

/** One page of the plugin; it is loaded on demand. */
export interface PluginPage {
  /** Its address below PLUGIN_PATH; the page handles what follows. */
  readonly path: string;
  readonly title: TextKey;
  /** The permission to see the page; without it, everyone who sees another page. */
  readonly action?: string;
  /** The content type of the permission. */
  readonly subject?: string;
  /** A second permission that is also sufficient. */
  readonly otherAction?: string;
  /** Whether it is about every world: for accounts without a limit to some. */
  readonly isForUnlimited?: boolean;
  /** Whether only links of other pages lead to it, because it is about one entry. */
  readonly isUnlisted?: boolean;
  readonly Content: LazyExoticComponent<ComponentType>;
}

/**
 * The plugin's pages in the order of its navigation. The first one that an administrator may see is their start
 * page.
 */
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
    path: 'files',
    title: 'library.title',
    action: READ_FILES,
    Content: lazy(async () => ({ default: (await import('./uses/files-page.tsx')).FilesPage })),
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
    path: 'tables',
    title: 'bulk.title',
    action: USE_BULK,
    Content: lazy(async () => ({ default: (await import('./bulk/bulk-page.tsx')).BulkPage })),
  },
  {
    path: 'worlds',
    title: 'worlds.title',
    action: READ_WORLDS,
    Content: lazy(async () => ({ default: (await import('./worlds/worlds-page.tsx')).WorldsPage })),
  },
  {
    path: 'releases',
    title: 'releases.title',
    action: READ_RELEASES,
    Content: lazy(async () => ({ default: (await import('./releases/releases-page.tsx')).ReleasesPage })),
  },
  {
    path: REVIEWS_PATH,
    title: 'reviews.title',
    action: USE_REVIEWS,
    Content: lazy(async () => ({ default: (await import('./reviews/reviews-page.tsx')).ReviewsPage })),
  },
  {
    path: COMMENTS_PATH,
    title: 'comments.title',
    action: SHARE_PREVIEW,
    Content: lazy(async () => ({ default: (await import('./comments/comments-page.tsx')).CommentsPage })),
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
    path: BIN_PATH,
    title: 'bin.title',
    action: READ_VERSIONS,
    Content: lazy(async () => ({ default: (await import('./bin/bin-page.tsx')).BinPage })),
  },
  {
    path: 'transfer',
    title: 'transfer.title',
    action: IMPORT_WORLDS,
    otherAction: EXPORT_WORLDS,
    Content: lazy(async () => ({ default: (await import('./transfer/transfer-page.tsx')).TransferPage })),
  },
  {
    path: 'access',
    title: 'accountWorlds.title',
    action: MANAGE_ACCOUNTS,
    isForUnlimited: true,
    Content: lazy(async () => ({
      default: (await import('./account-worlds/account-worlds-page.tsx')).AccountWorldsPage,
    })),
  },
  {
    path: 'privacy',
    title: 'privacy.title',
    action: READ_PRIVACY,
    Content: lazy(async () => ({ default: (await import('./privacy/privacy-page.tsx')).PrivacyPage })),
  },
  {
    path: 'versions',
    title: 'versions.title',
    action: READ_VERSIONS,
    isUnlisted: true,
    Content: lazy(async () => ({ default: (await import('./versions/versions-page.tsx')).VersionsPage })),
  },
  {
    path: 'world-days',
    title: 'worldDays.title',
    action: READ_VERSIONS,
    isUnlisted: true,
    Content: lazy(async () => ({ default: (await import('./world-days/world-day-page.tsx')).WorldDayPage })),
  },
  {
    path: FLOOR_PLAN_PATH,
    title: 'floorPlan.title',
    action: READ_MAP,
    isUnlisted: true,
    Content: lazy(async () => ({ default: (await import('./plan/floor-plan-page.tsx')).FloorPlanPage })),
  },
  {
    path: HELP_PATH,
    title: 'help.title',
    Content: lazy(async () => {
      const { HelpPage } = await import('./help/help-page.tsx');
      return { default: () => createElement(HelpPage, { pages: PLUGIN_PAGES.filter(isListed) }) };
    }),
  },
];

/** Whether the navigation of the plugin's pages has a link to it. */
export function isListed({ isUnlisted = false }: PluginPage): boolean {
  return !isUnlisted;
}

/** All permissions that open a page, in Strapi's format. */
export const PAGE_PERMISSIONS = PLUGIN_PAGES.flatMap(({ action, otherAction, subject = null }) =>
  [action, otherAction].filter((one) => one !== undefined).map((one) => ({ action: one, subject })),
);
