import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './logo.svg';
import { PANEL_TEXTS } from './panel-texts.ts';

/**
 * Strapi has no setting against its banner for the media library, only what its close button remembers: the
 * instance's id is “false” without telemetry, and “undefined” while the panel loads.
 */
const ANNOUNCEMENTS = ['false', 'undefined'].map(
  (instance) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${instance}`,
);

/** The product's name and logo, English and German, and nothing that advertises or nudges. */
export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo, title: 'Vitrine' },
    locales: ['de'],
    translations: PANEL_TEXTS,
    tutorials: false,
    notifications: { releases: false },
    theme: {
      light: {
        colors: {
          primary100: '#e0f4f2',
          primary200: '#b5e0dc',
          primary500: '#009a8f',
          primary600: '#00776f',
          primary700: '#006b64',
          buttonPrimary500: '#009a8f',
          buttonPrimary600: '#00857c',
          // Strapi's own amber is too light to be read on its badges.
          warning600: '#a85100',
          warning700: '#8a4300',
        },
      },
      dark: {
        colors: {
          primary100: '#0b2f2c',
          primary200: '#115e56',
          primary500: '#14b8a6',
          primary600: '#2dd4bf',
          primary700: '#5eead4',
          buttonPrimary500: '#00857c',
          buttonPrimary600: '#00857c',
        },
      },
    },
  },
  bootstrap(app: StrapiApp) {
    document.title = 'Vitrine';
    for (const key of ANNOUNCEMENTS) window.localStorage.setItem(key, 'true');
    return app;
  },
};
