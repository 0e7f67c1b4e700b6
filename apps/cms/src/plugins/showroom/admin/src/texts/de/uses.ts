/** Texts about what leads to an entry, in German. */
export const de = {
  'uses.title': 'Verwendet in',
  'uses.none': 'Nichts führt hierher.',
  'uses.failed': 'Was hierher führt, konnte nicht gelesen werden.',
  'uses.more': '{count, plural, one {Und # weiterer Eintrag} other {Und # weitere Einträge}}',
  'uses.breaks': 'Diese Einträge führen hierher. Ihre Verweise fallen weg, sobald Sie löschen:',
};
