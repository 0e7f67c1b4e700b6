/** Texts about the worlds that accounts may change, in German. */
export const de = {
  'accountWorlds.title': 'Wer welche Welten ändern darf',
  'accountWorlds.subtitle':
    'Welche Welten jedes Konto ändern darf. Was es dort darf, legt seine Rolle fest; lesen dürfen alle jede Welt.',
  'accountWorlds.may': 'Darf ändern',
  'accountWorlds.hint':
    'Bei einzelnen Welten ändert das Konto, was allein zu diesen gehört. Was auch andere Welten zeigen, die Einstellungen und neue Welten sind Sache der anderen.',
  'accountWorlds.all': 'Alle Welten',
  'accountWorlds.some': 'Einzelne Welten',
  'accountWorlds.worldsOf': 'Welten, die {name} ändern darf',
  'accountWorlds.none': 'Ohne eine Welt liest das Konto nur, und schreibt Entwürfe, die keine Welt zeigt.',
  'accountWorlds.superAdmin': 'Super-Admins ändern jede Welt.',
  'accountWorlds.save': 'Speichern',
  'accountWorlds.saveLabel': 'Speichern: Welten von {name}',
  'accountWorlds.saved': 'Die Welten von {name} sind gespeichert.',
  'accountWorlds.failed': 'Das hat nicht geklappt: {reason}',
  'accountWorlds.empty': 'Es gibt noch keine Welt.',
  'accountWorlds.panel': 'Für Sie nur zum Lesen',
  'accountWorlds.foreignRelease':
    'Etwas in dieser geplanten Veröffentlichung liegt außerhalb der Welten, die Ihr Konto ändern darf: Sie können sie ansehen.',
  'accountWorlds.otherWorld': 'Ihr Konto darf diese Welt nicht ändern.',
};
