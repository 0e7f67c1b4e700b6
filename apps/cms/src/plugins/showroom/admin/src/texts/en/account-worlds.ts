/** Texts about the worlds that accounts may change. ICU messages. */
export const en = {
  'accountWorlds.title': 'Who may change which worlds',
  'accountWorlds.subtitle':
    'Which worlds each account may change. What it may do there is up to its role; everyone reads all worlds.',
  'accountWorlds.may': 'May change',
  'accountWorlds.hint':
    'With some worlds, the account changes what belongs to these alone. What other worlds show as well, the settings and new worlds are for others.',
  'accountWorlds.all': 'All worlds',
  'accountWorlds.some': 'Some worlds',
  'accountWorlds.worldsOf': 'Worlds that {name} may change',
  'accountWorlds.none': 'Without a world it only reads, and writes drafts that no world shows.',
  'accountWorlds.superAdmin': 'A super admin changes every world.',
  'accountWorlds.save': 'Save',
  'accountWorlds.saveLabel': 'Save the worlds of {name}',
  'accountWorlds.saved': 'The worlds of {name} are saved.',
  'accountWorlds.failed': 'This did not work: {reason}',
  'accountWorlds.empty': 'There is no world yet.',
  'accountWorlds.panel': 'Not yours to change',
  'accountWorlds.foreignRelease':
    'Something in this release is outside of the worlds that your account may change: you can look at it.',
  'accountWorlds.otherWorld': 'Your account may not change this world.',
};
