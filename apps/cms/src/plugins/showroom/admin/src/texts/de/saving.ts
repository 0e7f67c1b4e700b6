import type { en } from '../en/saving.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'saving.notSaved': 'Nicht gespeichert.',
  'saving.unreachable':
    'Das CMS ist nicht zu erreichen. Ihre Änderungen stehen noch hier: Lassen Sie die Seite offen und speichern Sie noch einmal, sobald die Verbindung wieder da ist.',
  'saving.broken':
    'Im CMS ist etwas schiefgegangen. Ihre Änderungen stehen noch hier: Speichern Sie gleich noch einmal, und sagen Sie der Administration Bescheid, wenn es so bleibt.',
  'saving.close': 'Schließen',
  'saving.title': 'Jemand anders hat diesen Eintrag gespeichert',
  'saving.meantime':
    '{name} hat diesen Eintrag am {time} gespeichert, nachdem Sie ihn geöffnet hatten. Nichts ist verloren: Hier werden beide Änderungen zusammengeführt.',
  'saving.meantimeByProgram':
    'Dieser Eintrag wurde am {time} gespeichert, nachdem Sie ihn geöffnet hatten. Nichts ist verloren: Hier werden beide Änderungen zusammengeführt.',
  'saving.reading': 'Die anderen Änderungen werden gelesen …',
  'saving.unreadable':
    'Die anderen Änderungen sind gerade nicht zu lesen. Ihre stehen noch im Formular; speichern Sie später noch einmal.',
  'saving.asked': 'Diese Felder haben Sie beide geändert',
  'saving.together': 'Was in den Eintrag kommt',
  'saving.same': 'Sie haben beide dasselbe geändert.',
  'saving.keepMine': 'Meines: {value}',
  'saving.takeTheirs': 'Das andere: {value}',
  'saving.yourChange': 'Ihre Änderung: {value}',
  'saving.theirChange': 'Die andere Änderung: {value}',
  'saving.orderOf': 'Reihenfolge: {name}',
  'saving.losesRelations':
    'Wohin diese Zeile führt, war nicht mehr zu lesen, bevor sie entfernt wurde. Wählen Sie es nach dem Speichern neu.',
  'saving.meanwhile':
    'Jemand anders hat diesen Eintrag inzwischen gespeichert. Von Ihrer Arbeit ist nichts verloren.',
  'saving.gone': 'leer oder entfernt',
  'saving.changed': 'geändert',
  'saving.save': 'Zusammengeführt speichern',
  'saving.later': 'Zurück zum Formular',
};
