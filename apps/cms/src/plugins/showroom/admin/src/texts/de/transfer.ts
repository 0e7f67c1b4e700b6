import type { en } from '../en/transfer.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'transfer.title': 'Import und Export',
  'transfer.subtitle':
    'Ganze Welten als Dateien: zum Umziehen, zum Aufbewahren und um Touren anderer Programme zu übernehmen.',
  'transfer.loading': 'Wird geladen …',
  'transfer.failed': 'Das CMS ist nicht erreichbar. Es wird weiter versucht …',

  'transfer.export.title': 'Welten exportieren',
  'transfer.export.hint':
    'Die Datei enthält alles, was Besucher von den gewählten Welten sehen, in allen Sprachen und mit allen Bildern und Filmen. Entwürfe und Zugangscodes sind nicht enthalten.',
  'transfer.export.worlds': 'Welten',
  'transfer.export.world': '{name} ({count, plural, one {# Ort} other {# Orte}})',
  'transfer.export.none': 'Noch ist keine Welt veröffentlicht. Veröffentlichen Sie zuerst eine.',
  'transfer.export.go': 'Weltdatei herunterladen',
  'transfer.export.preparing': 'Die Weltdatei wird gepackt …',
  'transfer.export.loading': '{done} von {total}',
  'transfer.export.done': 'Der Download ist vollständig: {size}.',
  'transfer.export.left': 'Nicht enthalten:',
  'transfer.export.broken': 'Der Download ist abgebrochen. Versuchen Sie es noch einmal.',
  'transfer.export.failed': 'Die Liste der Welten konnte nicht geladen werden. Laden Sie die Seite neu.',
  'transfer.export.busy':
    'Jede Person kann nur eine Datei auf einmal herunterladen, und höchstens zwei Personen gleichzeitig. Warten Sie, bis der andere Download fertig ist, und versuchen Sie es dann noch einmal.',

  'transfer.import.title': 'Welt oder Tour importieren',
  'transfer.import.hint':
    'Wählen Sie eine Weltdatei oder die Zip-Datei einer Tour, die für Pannellum, mit dem Marzipano Tool oder für krpano gemacht wurde. Die Datei wird zuerst geprüft: Geändert wird nichts, bevor Sie es bestätigen.',
  'transfer.import.file': 'Datei (.zip)',
  'transfer.import.fileHint': 'höchstens {size}',
  'transfer.import.tour': 'Nur für Touren',
  'transfer.import.locale': 'Sprache der Tour',
  'transfer.import.name': 'Name der Welt',
  'transfer.import.nameHint': 'Ohne Namen heißt die Welt wie die Tour, ihr Ordner oder ihre Datei.',
  'transfer.import.examine': 'Datei prüfen',
  'transfer.import.noFile': 'Wählen Sie zuerst eine Datei.',
  'transfer.import.tooLarge': 'Diese Datei ist zu groß: Höchstens {size} sind möglich.',
  'transfer.import.broken':
    'Die Datei ist nicht angekommen. Prüfen Sie Ihre Verbindung und senden Sie sie noch einmal.',
  'transfer.import.busy':
    'Gerade wird eine andere Datei importiert, vielleicht von jemand anderem. Versuchen Sie es wieder, wenn sie fertig ist.',
  'transfer.import.other':
    'Es ist nichts geschehen: Inzwischen hat jemand eine andere Datei gewählt oder Ihre verworfen. Hier sehen Sie den aktuellen Stand.',
  'transfer.import.sending': '„{file}“ wird gesendet …',
  'transfer.import.receiving': '„{file}“ wird gerade gesendet …',
  'transfer.import.reading': '„{file}“ wird geprüft …',
  'transfer.import.drawing': 'Szene {done} von {total} der Tour „{file}“ wird vorbereitet …',
  'transfer.import.refused': '„{file}“ kann nicht importiert werden. Geändert wurde nichts.',
  'transfer.import.another': 'Andere Datei wählen',
  'transfer.import.discard': 'Datei verwerfen',

  'transfer.choice.title': '„{file}“ enthält {count} Touren. Welche möchten Sie importieren?',
  'transfer.choice.tour': '{name} ({viewer}, {count, plural, one {# Szene} other {# Szenen}}, {path})',
  'transfer.choice.go': 'Diese Tour prüfen',

  'transfer.preview.title': 'Was „{file}“ enthält',
  'transfer.preview.isTour':
    'Das ist eine Tour. Aus ihr wird eine eigene Welt, und aus ihren Szenen werden Orte zum Umsehen.',
  'transfer.preview.languages': 'Sprachen: {locales}',
  'transfer.preview.new': 'neu',
  'transfer.preview.known': 'schon vorhanden',
  'transfer.preview.what': 'Inhalt',
  'transfer.preview.added': 'Neu',
  'transfer.preview.changed': 'Anders',
  'transfer.preview.unchanged': 'Unverändert',
  'transfer.preview.media': 'Medien ({size})',
  'transfer.preview.nothing': 'Alles aus dieser Datei ist schon vorhanden. Es gibt nichts zu importieren.',
  'transfer.preview.conflicts':
    '{count, plural, one {# Eintrag oder Medium ist} other {# Einträge oder Medien sind}} schon mit anderem Inhalt vorhanden',
  'transfer.preview.overwrite': 'Vorhandenes durch den Inhalt der Datei ersetzen',
  'transfer.preview.unpublished':
    '{count, plural, one {# dieser Einträge hat} other {# dieser Einträge haben}} unveröffentlichte Änderungen',
  'transfer.preview.discardDrafts': 'Auch diese ersetzen: Die unveröffentlichten Änderungen gehen verloren',
  'transfer.preview.remarks': '{count, plural, one {# Hinweis} other {# Hinweise}}',
  'transfer.preview.go': 'Importieren und veröffentlichen',
  'transfer.preview.more': 'und {count} weitere',

  'transfer.running.title': '„{file}“ wird importiert …',
  'transfer.running.part': '{done} von {total}',
  'transfer.running.hint':
    'Sie können diese Seite verlassen: Der Import geht weiter. Andere müssen mit dem Speichern vielleicht warten, bis er fertig ist.',
  'transfer.running.stop': 'Abbrechen',
  'transfer.running.lost':
    'Die Verbindung ist unterbrochen; der Import geht weiter. Es wird weiter versucht …',

  'transfer.result.title': '„{file}“ wurde importiert',
  'transfer.result.counts':
    '{entries, plural, one {# Eintrag} other {# Einträge}} und {media, plural, one {# Datei} other {# Dateien}} importiert, {unchanged, plural, one {# Eintrag} other {# Einträge}} unverändert.',
  'transfer.result.code': 'Zugangscode von „{world}“: {code}',
  'transfer.result.open': '„{name}“ öffnen',
  'transfer.result.doctor': 'Ansehen, was der Doktor findet',
  'transfer.result.failed': '„{file}“ wurde nicht importiert.',

  'transfer.type.icons': 'Icons',
  'transfer.type.station-categories': 'Stationskategorien',
  'transfer.type.hotspot-categories': 'Hotspot-Kategorien',
  'transfer.type.article-categories': 'Artikelkategorien',
  'transfer.type.contact-persons': 'Ansprechpersonen',
  'transfer.type.articles': 'Artikel',
  'transfer.type.dashboards': 'Dashboards',
  'transfer.type.location-groups': 'Ortsgruppen',
  'transfer.type.menus': 'Menüs',
  'transfer.type.worlds': 'Welten',
  'transfer.type.locations': 'Orte',
  'transfer.type.transitions': 'Übergänge',
  'transfer.type.portals': 'Portale',
  'transfer.type.screensavers': 'Bildschirmschoner',
};
