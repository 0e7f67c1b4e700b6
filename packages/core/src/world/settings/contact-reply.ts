import { setting } from './setting.ts';

/** What the contact sidebar says about when a message is answered, in place of the built-in sentence. */
export const contactReply = setting({
  fields: { contact_reply: 'text' },
  leadsTo: 'nothing',
  read: (given) => given.text('contact_reply'),
});
