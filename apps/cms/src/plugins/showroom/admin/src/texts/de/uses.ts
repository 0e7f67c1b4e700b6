import type { en } from '../en/uses.ts';

/** Texts about what leads to an entry or shows a file, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'uses.title': 'Verwendet in',
  'uses.none': 'Nichts führt hierher.',
  'uses.failed': 'Was hierher führt, konnte nicht gelesen werden.',
  'uses.more': '{count, plural, one {Und # weiterer Eintrag} other {Und # weitere Einträge}}',
  'uses.breaks': 'Diese Einträge führen hierher. Ihre Verweise fallen weg, sobald Sie löschen:',
  'uses.removeLinks': 'Auch die Verweise hierher entfernen',
  'uses.removeLinks.hint':
    'In den Entwürfen dieser Einträge: Hotspots, Zeilen von Menüs und Aktionen, die hierher führen, fallen weg, ebenso Übergänge und Portale, die hier beginnen oder enden.',
  'uses.removeLinks.not':
    'Sie dürfen nicht alle diese Einträge schreiben. Was hierher führte, bleibt dort stehen und führt ins Leere.',
  'uses.removeLinks.failed':
    'Nichts wurde gelöscht, weil sich die Verweise hierher nicht entfernen ließen. {reason}',
  'library.title': 'Dateien',
  'library.subtitle': 'Was in der Medienbibliothek liegt, und welche Einträge es zeigen.',
  'library.filter': 'Dateien filtern',
  'library.search': 'Nach Namen suchen',
  'library.searchLabel': 'Name',
  'library.showAll': 'Alle zeigen',
  'library.which': 'Welche Dateien',
  'library.every': 'Alle Dateien',
  'library.unused': 'In keinem Feld eines Eintrags',
  'library.count': '{count, plural, =0 {Keine Datei} one {# Datei} other {# Dateien}}',
  'library.empty': 'Hier ist keine Datei. Dateien kommen in der Medienbibliothek hinzu.',
  'library.noMatch': 'Keine Datei passt zu diesem Filter.',
  'library.clear': 'Suche leeren',
  'library.list': 'Dateien nach Namen',
  'library.megabytes': '{size} MB',
  'library.notUsed': 'Kein Eintrag zeigt sie.',
  'library.kept': 'Kein Eintrag zeigt sie, aber eine frühere Version.',
  'library.previous': 'Zurück',
  'library.next': 'Weiter',
};
