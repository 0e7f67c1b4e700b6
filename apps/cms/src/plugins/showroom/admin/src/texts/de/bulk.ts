import type { en } from '../en/bulk.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'bulk.title': 'Tabellen',
  'bulk.subtitle':
    'Artikel, Hotspots und Übersetzungen als Datei für Excel und andere Programme, und wieder zurück.',
  'bulk.loading': 'Wird geladen …',
  'bulk.lost': 'Das CMS ist nicht erreichbar. Es wird weiter versucht …',

  'bulk.export.title': 'Tabelle exportieren',
  'bulk.export.hint':
    'Die Datei enthält die Entwürfe, soweit Sie sie lesen dürfen. Texte, die eine Tabellenkalkulation für eine Formel halten würde, beginnen mit einem Apostroph; beim Import verschwindet er wieder.',
  'bulk.export.what': 'Inhalt',
  'bulk.table.articles': 'Artikel',
  'bulk.table.hotspots': 'Hotspots und ihre Ziele',
  'bulk.table.translations': 'Übersetzungen',
  'bulk.export.world': 'Welt',
  'bulk.export.everyWorld': 'Alle Inhalte',
  'bulk.export.format': 'Format',
  'bulk.format.csv-semicolon': 'CSV mit Semikolons (Excel auf Deutsch)',
  'bulk.format.csv-comma': 'CSV mit Kommas (Excel auf Englisch)',
  'bulk.format.json': 'JSON',
  'bulk.export.kinds': 'Arten',
  'bulk.export.kindsHint': 'Ohne Auswahl enthält die Datei alle.',
  'bulk.export.blocks':
    'Formatierte Texte passen nicht unversehrt in eine Tabelle: Sie sind nur in JSON-Dateien enthalten.',
  'bulk.export.go': 'Tabelle herunterladen',
  'bulk.export.preparing': 'Die Tabelle wird geschrieben …',
  'bulk.export.done': 'Der Download ist vollständig: {size}.',
  'bulk.export.broken': 'Der Download ist abgebrochen. Versuchen Sie es noch einmal.',

  'bulk.import.title': 'Tabelle importieren',
  'bulk.import.hint':
    'Wählen Sie eine Tabelle, die Sie hier exportiert und geändert haben. Sie sehen jede Änderung, bevor etwas geschrieben wird, und alles wird als Entwurf geschrieben.',
  'bulk.import.file': 'Datei (.csv oder .json)',
  'bulk.import.fileHint': 'höchstens {size} und {lines, number} Zeilen',
  'bulk.import.examine': 'Tabelle prüfen',
  'bulk.import.noFile': 'Wählen Sie zuerst eine Datei.',
  'bulk.import.tooLarge': 'Diese Datei ist zu groß: Höchstens {size} sind möglich.',
  'bulk.import.broken':
    'Die Datei ist nicht angekommen. Prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.',
  'bulk.import.busy':
    'Gerade importiert jemand eine andere Tabelle. Versuchen Sie es wieder, wenn sie fertig ist.',
  'bulk.import.other':
    'Es ist nichts geschehen: Inzwischen wurde eine andere Datei gewählt. Hier sehen Sie den aktuellen Stand.',
  'bulk.import.sending': '„{file}“ wird gesendet …',
  'bulk.import.reading': '„{file}“ wird geprüft …',
  'bulk.import.refused': '„{file}“ kann nicht importiert werden. Geändert wurde nichts.',
  'bulk.import.another': 'Andere Tabelle wählen',
  'bulk.import.discard': 'Tabelle verwerfen',
  'bulk.import.stop': 'Abbrechen',

  'bulk.preview.title': 'Was „{file}“ bewirken würde',
  'bulk.preview.counts': 'Zeilen nach dem, was geschehen würde',
  'bulk.status.new': 'Neu',
  'bulk.status.changed': 'Geändert',
  'bulk.status.unchanged': 'Unverändert',
  'bulk.status.wrong': 'Fehlerhaft',
  'bulk.preview.show': '{status} ({count, number})',
  'bulk.preview.line': 'Zeile',
  'bulk.preview.entry': 'Eintrag',
  'bulk.preview.change': 'Was sich ändert',
  'bulk.preview.fault': 'Was nicht stimmt',
  'bulk.preview.before': 'Vorher',
  'bulk.preview.after': 'Nachher',
  'bulk.preview.empty': 'leer',
  'bulk.preview.page': 'Seite {page, number} von {pages, number}',
  'bulk.preview.previous': 'Vorherige Seite',
  'bulk.preview.next': 'Nächste Seite',
  'bulk.preview.nothing': 'Nichts ändert sich: Alles aus dieser Tabelle ist schon gespeichert.',
  'bulk.preview.nothingRight': 'Keine Zeile kann importiert werden.',
  'bulk.preview.leftOut':
    '{count, plural, one {Die fehlerhafte Zeile wird ausgelassen.} other {Die # fehlerhaften Zeilen werden ausgelassen.}}',
  'bulk.preview.go':
    '{count, plural, one {# Zeile als Entwurf schreiben} other {# Zeilen als Entwürfe schreiben}}',

  'bulk.running.title': '„{file}“ wird geschrieben …',
  'bulk.running.part': '{done, number} von {total, number}',
  'bulk.running.hint': 'Sie können diese Seite verlassen: Der Import geht weiter.',

  'bulk.result.done': '„{file}“ wurde importiert',
  'bulk.result.failed': '„{file}“ wurde nicht vollständig importiert',
  'bulk.result.written':
    '{count, plural, =0 {Kein Eintrag wurde geschrieben.} one {# Eintrag wurde als Entwurf geschrieben.} other {# Einträge wurden als Entwürfe geschrieben.}}',
  'bulk.result.left':
    '{count, plural, one {# Eintrag fehlt noch.} other {# Einträge fehlen noch.}} Was geschrieben wurde, bleibt.',
  'bulk.result.again': 'Fortsetzen',
  'bulk.result.skipped':
    '{count, plural, one {# Eintrag wurde nicht geschrieben:} other {# Einträge wurden nicht geschrieben:}}',
  'bulk.result.conflict':
    '„{entry}“ (Zeile {lines}) wurde nach der Vorschau geändert. Exportieren Sie den Eintrag neu.',
  'bulk.result.refused': '„{entry}“ (Zeile {lines}):',

  'bulk.file.empty': 'Die Datei ist leer.',
  'bulk.file.notUtf8':
    'Die Datei ist nicht als UTF-8 gespeichert: Buchstaben wie ä gingen verloren. Speichern Sie sie in Excel als „CSV UTF-8“.',
  'bulk.file.notJson': 'Das ist keine JSON-Datei mit einer Liste von Zeilen.',
  'bulk.file.quote':
    'In Zeile {line} fehlt ein schließendes Anführungszeichen, oder dahinter steht noch Text.',
  'bulk.file.unknownColumns':
    'Diese Spalten gibt es nicht: {what}. Berichtigen Sie die Namen, oder löschen Sie sie.',
  'bulk.file.doubleColumn': 'Die Spalte „{what}“ gibt es zweimal.',
  'bulk.file.missingColumns': 'Die Spalten fehlen, die die Einträge nennen: {what}.',
  'bulk.file.tooManyLines': 'Die Tabelle hat zu viele Zeilen. Teilen Sie sie auf mehrere Dateien auf.',
  'bulk.file.broken':
    'Etwas ist schiefgegangen, das nicht an der Datei liegt; das Protokoll des CMS sagt, was.',

  'bulk.fault.cells': 'Die Zeile hat mehr oder weniger Zellen als die Kopfzeile.',
  'bulk.fault.duplicate': 'Zeile {what} betrifft denselben Eintrag.',
  'bulk.fault.noKey': 'Es fehlt, welchen Eintrag sie betrifft ({column}).',
  'bulk.fault.unknownEntry': '{column}: „{what}“ gibt es nicht.',
  'bulk.fault.unknownText': '{column}: Der Eintrag hat keinen solchen Text.',
  'bulk.fault.unknownLanguage': '{column}: Das CMS hat die Sprache „{what}“ nicht.',
  'bulk.fault.unknownTarget': '{column}: „{what}“ gibt es nicht, oder mehrere heißen so.',
  'bulk.fault.noTargetThere': '{column}: „{what}“ gibt es in dieser Sprache nicht.',
  'bulk.fault.fixedTarget': '{column}: Dateien wählen Sie im Formular des Ortes, nicht in einer Tabelle.',
  'bulk.fault.unknownValue': '{column}: „{what}“ ist hier nicht möglich.',
  'bulk.fault.notGtin':
    '{column}: „{what}“ ist keine GTIN: Sie hat 8, 12, 13 oder 14 Ziffern, und die letzte muss passen. Formatieren Sie die Spalte in der Tabellenkalkulation als Text.',
  'bulk.fault.notCurrency': '{column}: „{what}“ ist kein Kürzel einer Währung, etwa EUR.',
  'bulk.fault.notPrice':
    '{column}: „{what}“ ist kein Preis: Schreiben Sie Ziffern und höchstens zwei Dezimalstellen.',
  'bulk.fault.missing': '{column}: Das darf nicht leer sein.',
  'bulk.fault.tooLong': '{column}: Der Text ist länger als {what} Zeichen.',
  'bulk.fault.unstorable':
    '{column}: Der Text enthält ein unsichtbares Zeichen, das nicht gespeichert werden kann.',
  'bulk.fault.blocksInCsv': '{column}: Formatierte Texte werden nur aus JSON-Dateien importiert.',
  'bulk.fault.blocks': '{column}: Das ist kein formatierter Text.',
  'bulk.fault.shared':
    '{column}: Alle Sprachen teilen sich diesen Wert, und Zeile {what} nennt einen anderen.',
  'bulk.fault.mayNotRead': 'Diesen Eintrag dürfen Sie nicht lesen.',
  'bulk.fault.mayNotWrite': 'Das dürfen Sie nicht ändern.',
  'bulk.fault.mayNotCreate': 'Diesen Eintrag dürfen Sie nicht anlegen.',
};
