import type { en } from '../en/files.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'files.open': 'Bilder hinzufügen',
  'files.empty':
    'Diese Welt ist leer: Ziehen Sie die Bilder Ihrer Räume hierher. Aus jedem wird ein Ort; beim ersten beginnen die Besucher.',
  'files.drop': 'Bilder loslassen: Aus jedem wird hier ein Ort.',
  'files.rule':
    'Jedes Bild wird ein Ort und heißt wie seine Datei: Aus „02_lobby-ost.jpg“ wird „Lobby ost“. Bilder mit demselben Namen werden ein einziger Ort. Das Ende des Namens sagt, wofür ein Bild ist: _4x3, _16x9 oder _wide, _phone oder _mobile. Fehlt es, entscheidet die Form des Bildes.',
  'files.dropHere': 'Bilder hierher ziehen oder',
  'files.choose': 'Dateien auswählen',
  'files.reading': 'Die Dateien werden gelesen',
  'files.include': '„{title}“ anlegen',
  'files.titleOf': 'Titel des Ortes aus „{file}“',
  'files.noTitle': 'Ein Ort braucht einen Titel.',
  'files.slot.default_background_4x3': '4:3-Bildschirme',
  'files.slot.default_background_16x9': 'Breite Bildschirme (16:9)',
  'files.slot.mobile': 'Smartphones',
  'files.known': 'Einen Ort mit diesem Titel gibt es hier schon. Mit Häkchen wird noch einer angelegt.',
  'files.made': 'Angelegt',
  'files.leftOut': 'Dateien, die nicht gehen',
  'files.because.kind': '{file}: kein Format, das jeder Browser zeigt. Nehmen Sie JPEG, PNG, WebP oder AVIF.',
  'files.because.empty': '{file}: leer. Exportieren oder kopieren Sie die Datei noch einmal.',
  'files.because.size': '{file}: größer als ein Gigabyte.',
  'files.because.pixels': '{file}: mehr als 100 Megapixel. Verkleinern Sie das Bild.',
  'files.because.unreadable':
    '{file}: beschädigt, oder die Endung stimmt nicht. Exportieren Sie die Datei noch einmal.',
  'files.create': '{count, plural, one {Einen Ort anlegen} other {# Orte anlegen}}',
  'files.again':
    '{count, plural, one {Noch einmal versuchen: ein Ort} other {Noch einmal versuchen: # Orte}}',
  'files.progress':
    '{made, plural, =0 {Noch nichts angelegt} other {# angelegt}}, {left, plural, =0 {keiner fehlt} one {einer fehlt} other {# fehlen}}.',
  'files.done':
    '{count, plural, one {Ein Ort ist} other {# Orte sind}} angelegt. Zeichnen Sie jetzt, was wohin führt.',
};
