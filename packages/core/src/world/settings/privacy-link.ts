import { setting } from './setting.ts';

/** The privacy policy, as an editor typed it: `links/page-link.ts` makes an address of it. */
export const privacyLink = setting({
  fields: { privacy_link: 'text' },
  leadsTo: 'nothing',
  read: (given) => given.text('privacy_link'),
});
