import { setting } from './setting.ts';

export const appLogo = setting({
  fields: { app_logo: 'media' },
  leadsTo: 'nothing',
  read: (given) => given.media('app_logo'),
});

export const startPageBackground = setting({
  fields: { start_page_background: 'media' },
  leadsTo: 'nothing',
  read: (given) => given.media('start_page_background'),
});

export const loginPageBackground = setting({
  fields: { login_page_background: 'media' },
  leadsTo: 'nothing',
  read: (given) => given.media('login_page_background'),
});

export const powerSaveModePageBackground = setting({
  fields: { power_save_mode_page_background: 'media' },
  leadsTo: 'nothing',
  read: (given) => given.media('power_save_mode_page_background'),
});
