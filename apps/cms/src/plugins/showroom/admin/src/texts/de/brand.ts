import type { en } from '../en/brand.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'brand.title': 'Marke',
  'brand.subtitle': 'Wessen Showroom es ist, in allen Welten. Eine Welt kann ein eigenes Aussehen haben.',
  'brand.panel': 'Aussehen',
  'brand.save': 'Speichern',
  'brand.saved': 'Die Marke ist gespeichert. Besucher sehen sie jetzt.',
  'brand.failed': 'Es wurde nicht gespeichert: {reason}',
  'brand.name': 'Name der Firma',
  'brand.nameHint': 'Steht am Ende jedes Seitentitels und nennt Suchmaschinen die Firma.',
  'brand.icon': 'Browser-Symbol',
  'brand.iconHint':
    'Steht in Browser-Tabs und auf Startbildschirmen. Ein quadratisches SVG oder PNG ab 512 Pixeln.',
  'brand.picture': 'Bild zum Teilen',
  'brand.pictureHint':
    'Erscheint, wenn jemand einen Link teilt und der Ort kein Bild hat. Etwa 1200 mal 630 Pixel.',
  'brand.choose.picture': 'Bild wählen',
  'brand.choose.picture.for': 'Bild wählen: {field}',
  'brand.choose.font': 'Schrift wählen',
  'brand.choose.font.for': 'Schrift wählen: {field}',
  'brand.text_font': 'Schrift der Texte',
  'brand.text_font.hint':
    'Eine WOFF2-, WOFF-, TTF- oder OTF-Datei bis 1 MB, am besten eine variable. Ihre Lizenz muss Webseiten erlauben.',
  'brand.text_font_bold': 'Fette Schrift dazu',
  'brand.text_font_bold.hint': 'Nur nötig, wenn die Schrift der Texte nicht variabel ist.',
  'brand.heading_font': 'Schrift der Überschriften',
  'brand.heading_font.hint': 'In der Stärke, die Überschriften haben sollen. Leer: die Schrift der Texte.',
  'brand.noFont': 'Diese Datei ist keine Schrift.',
  'brand.oneWeight':
    'Diese Schrift hat nur eine Stärke: Browser zeichnen Fettes, indem sie sie verdicken. Wählen Sie die fette dazu, oder eine variable.',
  'brand.lacks':
    '{language}: {count, plural, one {# Zeichen fehlt} other {# Zeichen fehlen}} ({letters}). Dafür erscheint die Schrift des Showrooms.',
  'brand.clear': 'Entfernen',
  'brand.clearFor': 'Entfernen: {field}',
  'brand.primary': 'Hauptfarbe',
  'brand.secondary': 'Zweite Farbe',
  'brand.pick': 'Farbe auswählen: {field}',
  'brand.usual': 'Standard: {colour}',
  'brand.noColour': 'Schreiben Sie eine Farbe wie #0f766e.',
  'brand.asUsual': 'Standard: {value}',
  'brand.appearance': 'Flächen',
  'brand.appearance.light': 'Hell',
  'brand.appearance.dark': 'Dunkel',
  'brand.corners': 'Ecken',
  'brand.corners.square': 'Eckig',
  'brand.corners.soft': 'Leicht gerundet',
  'brand.corners.round': 'Rund',
  'brand.header_look': 'Kopfzeile',
  'brand.header_look.glass': 'Jeder Teil auf dunklem Glas',
  'brand.header_look.solid': 'Alle Teile auf einer Leiste',
  'brand.header_look.clear': 'Auf dem Bild, das abgedunkelt wird',
  'brand.contrastHolds': 'Alles in diesen Farben hebt sich genug ab (WCAG 2.2 AA).',
  'brand.weak.textOnIt':
    '{field} {value}: Text darauf ist schwer zu lesen ({ratio} : 1, nötig ist {needed} : 1).',
  'brand.weak.paper':
    '{field} {value}: hebt sich kaum von der Seite ab ({ratio} : 1, nötig ist {needed} : 1).',
  'brand.weak.paperSoft':
    '{field} {value}: hebt sich kaum von den Feldern einer Seite ab ({ratio} : 1, nötig ist {needed} : 1).',
  'brand.weak.disc':
    '{field} {value}: hebt sich kaum vom Weiß der Markierungen ab ({ratio} : 1, nötig ist {needed} : 1).',
  'brand.weak.focusRing':
    '{field} {value}: was den Fokus hat, ist darauf schwer zu sehen ({ratio} : 1, nötig ist {needed} : 1).',
  'brand.take': '{suggestion} übernehmen, die nächste Farbe, die passt',
  'brand.preview': 'So sehen es die Besucher.',
  'brand.sample.company': 'Ihre Firma',
  'brand.sample.location': 'Showroom / Eingang',
  'brand.sample.kicker': 'Robotik',
  'brand.sample.title': 'Ein Artikel',
  'brand.sample.text': 'Texte stehen auf der Fläche, die Sie wählen.',
  'brand.sample.quote': 'Die zweite Farbe hebt hervor, was zählt.',
  'brand.sample.button': 'Kontakt',
  'brand.sample.link': 'Ein Link',
};
