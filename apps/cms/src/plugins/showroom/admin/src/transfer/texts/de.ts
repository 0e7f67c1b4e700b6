import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'transfer.title': 'Import und Export',
  'transfer.subtitle':
    'Ganze Welten als Dateien: zum Umziehen, zum Aufbewahren, und um Touren hereinzuholen.',
  'transfer.loading': 'Wird geladen …',
  'transfer.failed': 'Das CMS antwortet nicht.',

  'transfer.export.title': 'Welten exportieren',
  'transfer.export.hint':
    'Die Datei enthält, was Besucher von den gewählten Welten sehen, in allen Sprachen und mit allen Medien. Entwürfe und Zugangscodes bleiben hier.',
  'transfer.export.worlds': 'Welten',
  'transfer.export.world': '{name} ({count, plural, one {# Ort} other {# Orte}})',
  'transfer.export.none':
    'Noch ist keine Welt veröffentlicht. Veröffentlichen Sie eine, dann geht es hier weiter.',
  'transfer.export.go': 'Weltdatei herunterladen',
  'transfer.export.preparing': 'Die Weltdatei wird gepackt …',
  'transfer.export.loading': '{done} von {total}',
  'transfer.export.done': 'Die Weltdatei ist vollständig: {size}.',
  'transfer.export.left': 'Hiergeblieben ist:',
  'transfer.export.broken': 'Der Download ist abgebrochen. Versuchen Sie es noch einmal.',

  'transfer.import.title': 'Welt oder Tour importieren',
  'transfer.import.hint':
    'Eine Weltdatei oder die Zip-Datei einer Tour, die für Pannellum, mit dem Marzipano Tool oder für krpano gemacht wurde. Sie wird erst untersucht; geändert wird nichts, bevor Sie es sagen.',
  'transfer.import.file': 'Datei (.zip)',
  'transfer.import.fileHint': 'höchstens {size}',
  'transfer.import.tour': 'Nur für Touren',
  'transfer.import.locale': 'Sprache der Tour',
  'transfer.import.name': 'Name der Welt',
  'transfer.import.nameHint': 'Bleibt er leer, gilt der Titel der Tour.',
  'transfer.import.examine': 'Datei untersuchen',
  'transfer.import.noFile': 'Wählen Sie zuerst eine Datei.',
  'transfer.import.tooLarge': 'Diese Datei ist größer als {size}; mehr ist nicht möglich.',
  'transfer.import.sending': '„{file}“ wird gesendet …',
  'transfer.import.receiving': '„{file}“ wird empfangen …',
  'transfer.import.reading': '„{file}“ wird untersucht …',
  'transfer.import.drawing': '„{file}“ ist eine Tour: Bild {done} von {total} wird gezeichnet …',
  'transfer.import.refused': '„{file}“ wird abgelehnt. Geändert wurde nichts.',
  'transfer.import.another': 'Andere Datei wählen',
  'transfer.import.discard': 'Datei weglegen',

  'transfer.preview.title': 'Was „{file}“ bringt',
  'transfer.preview.isTour': 'Eine Tour, aus der eine Welt wird.',
  'transfer.preview.languages': 'Sprachen: {locales}',
  'transfer.preview.new': 'neu',
  'transfer.preview.known': 'steht schon hier',
  'transfer.preview.what': 'Was',
  'transfer.preview.added': 'Neu',
  'transfer.preview.changed': 'Anders',
  'transfer.preview.unchanged': 'Gleich',
  'transfer.preview.media': 'Medien ({size})',
  'transfer.preview.nothing': 'Das CMS hat all das schon: Es gibt nichts zu tun.',
  'transfer.preview.conflicts':
    '{count, plural, one {# Eintrag oder Medium steht} other {# Einträge oder Medien stehen}} hier mit anderem Inhalt',
  'transfer.preview.overwrite': 'Was anders ist, mit dem Inhalt der Datei überschreiben',
  'transfer.preview.unpublished':
    'An {count, plural, one {# dieser Einträge} other {# dieser Einträge}} wird gearbeitet',
  'transfer.preview.discardDrafts':
    'Auch diese überschreiben: Änderungen, die niemand veröffentlicht hat, gehen verloren',
  'transfer.preview.remarks': '{count, plural, one {# Anmerkung} other {# Anmerkungen}}',
  'transfer.preview.go': 'Importieren und veröffentlichen',
  'transfer.preview.more': 'und {count} weitere',

  'transfer.running.title': '„{file}“ wird importiert …',
  'transfer.running.part': '{done} von {total}',
  'transfer.running.hint':
    'Sie können diese Seite verlassen: Der Import geht weiter. Mit SQLite antwortet das CMS niemandem sonst, solange die Einträge geschrieben werden.',
  'transfer.running.lost': 'Die Verbindung ist abgebrochen; der Import geht weiter. Es wird nachgesehen …',

  'transfer.result.title': '„{file}“ ist im CMS',
  'transfer.result.counts':
    '{entries, plural, one {# Eintrag} other {# Einträge}} geschrieben, {media, plural, one {# Datei} other {# Dateien}} hereingeholt, {unchanged, plural, one {# Eintrag war} other {# Einträge waren}} schon gleich.',
  'transfer.result.code': 'Zugangscode von „{world}“ in diesem CMS: {code}',
  'transfer.result.open': '„{name}“ öffnen',
  'transfer.result.doctor': 'Ansehen, was der Doktor findet',
  'transfer.result.failed': '„{file}“ wurde nicht hereingeholt.',

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
