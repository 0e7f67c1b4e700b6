import { setting } from './setting.ts';

export const contactEmail = setting({
  fields: { contact_email: 'text' },
  leadsTo: 'nothing',
  read: (given) => given.text('contact_email'),
});
