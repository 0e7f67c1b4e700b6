import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { READ_MAP } from '../../contracts/map.ts';
import { READ_MEDIA } from '../../contracts/media.ts';
import { READ_TRANSLATIONS } from '../../contracts/translations.ts';
import type { TextKey } from './translations/text-key.ts';

/** One page of the plugin; it is loaded when it is opened. */
export interface PluginPage {
  /** Its address below PLUGIN_PATH; what follows it is the page's own. */
  readonly path: string;
  readonly title: TextKey;
  /** Who may do this sees the page. */
  readonly action: string;
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
];
