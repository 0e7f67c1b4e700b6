import type { en } from '../en/kinds.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'kind.app-setting': 'Showroom-Einstellungen',
  'kind.article': 'Artikel',
  'kind.article-category': 'Artikelkategorie',
  'kind.box-hook': 'Hook',
  'kind.contact-person': 'Ansprechpartner',
  'kind.content-location': 'Ort',
  'kind.content-transition': 'Übergang',
  'kind.dashboard': 'Dashboard',
  'kind.hotspot-category': 'Hotspot-Kategorie',
  'kind.icon': 'Icon',
  'kind.location-group': 'Ortsgruppe',
  'kind.menu': 'Menü',
  'kind.portal': 'Portal',
  'kind.release': 'Geplante Veröffentlichung',
  'kind.role': 'Rolle',
  'kind.screensaver': 'Bildschirmschoner',
  'kind.station-category': 'Stationskategorie',
  'kind.ui-translation': 'Eigene Wortwahl',
  'kind.user': 'Konto',
  'kind.world': 'Welt',
};
