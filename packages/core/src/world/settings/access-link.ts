import { setting } from './setting.ts';

/** Where visitors ask for an account or a new password, as an editor typed it: `links/page-link.ts` reads it. */
export const accessLink = setting({
  fields: { access_link: 'text' },
  leadsTo: 'nothing',
  read: (given) => given.text('access_link'),
});
