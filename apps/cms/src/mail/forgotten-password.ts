/** What Strapi mails to those who have forgotten their password. It has one text for all languages of its panel. */
export const FORGOTTEN_PASSWORD = {
  subject: 'A new password for the CMS – Ein neues Passwort für das CMS',
  text: `Choose a new password here; the link works for an hour:

<%= url %>

If you did not ask for it, you need not do anything.

Wählen Sie hier ein neues Passwort; der Link gilt eine Stunde:

<%= url %>

Falls Sie nicht darum gebeten haben, müssen Sie nichts tun.
`,
  html: '',
};
