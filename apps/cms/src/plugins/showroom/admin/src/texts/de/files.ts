import type { en } from '../en/files.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'files.open': 'Bilder und Clips hinzufügen',
  'files.empty':
    'Diese Welt ist leer: Ziehen Sie die Bilder Ihrer Räume hierher. Aus jedem wird ein Ort; beim ersten beginnen die Besucher.',
  'files.drop': 'Dateien loslassen: Aus jedem Bild wird hier ein Ort.',
  'files.rule':
    'Jedes Bild wird ein Ort und heißt wie seine Datei: Aus „02_lobby-ost.jpg“ wird „Lobby ost“. Bilder mit demselben Namen werden ein einziger Ort. Das Ende des Namens sagt, wofür ein Bild ist: _4x3, _16x9 oder _wide, _phone oder _mobile. Fehlt es, entscheidet die Form des Bildes.',
  'files.dropHere': 'Bilder und Clips hierher ziehen oder',
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
  'files.because.kind':
    '{file}: kein Format, das jeder Browser zeigt. Nehmen Sie JPEG, PNG, WebP oder AVIF, für Clips MP4, WebM oder MOV.',
  'files.because.empty': '{file}: leer. Exportieren oder kopieren Sie die Datei noch einmal.',
  'files.because.size': '{file}: größer als ein Gigabyte.',
  'files.because.pixels': '{file}: mehr als 100 Megapixel. Verkleinern Sie das Bild.',
  'files.because.unreadable':
    '{file}: beschädigt, oder die Endung stimmt nicht. Exportieren Sie die Datei noch einmal.',
  'files.clips': 'Clips',
  'files.clipRule':
    'Ein Clip kommt zu dem Übergang, den sein Name nennt: „lobby--atrium.mp4“ oder „lobby_nach_atrium.mp4“ führt von „Lobby“ nach „Atrium“. Ein _4x3, _16x9 oder _wide am Ende sagt, für welche Bildschirme. Fehlt es, entscheidet die Form des Clips.',
  'files.includeClip': '„{file}“ zuordnen',
  'files.clipFor.default_background_16x9': 'breite Bildschirme (16:9)',
  'files.clipFor.default_background_4x3': '4:3-Bildschirme',
  'files.clipFor.default_background': 'alle Bildschirme',
  'files.clip.found': '{from} → {to}, für {screen}',
  'files.clip.replaces': 'Ersetzt „{file}“.',
  'files.clip.ambiguous':
    'Passt zu mehreren Übergängen. Ändern Sie den Namen, oder wählen Sie den Clip auf der Karte an seiner Linie.',
  'files.clip.twice': 'Eine andere dieser Dateien ist für denselben Übergang und dieselben Bildschirme.',
  'files.clip.noTransition':
    'Von „{from}“ nach „{to}“ gibt es keinen Übergang. Zeichnen Sie ihn, und fügen Sie den Clip dann noch einmal hinzu.',
  'files.clip.noPair': 'Der Name nennt keine zwei Orte dieser Welt.',
  'files.clip.phone': 'Clips für Smartphones macht das CMS selbst. Fügen Sie nur das Original hinzu.',
  'files.assigned': 'Zugeordnet',
  'files.create':
    '{locations, plural, =0 {{clips, plural, =0 {Orte anlegen} one {Einen Clip zuordnen} other {# Clips zuordnen}}} one {Einen Ort anlegen{clips, plural, =0 {} one {, einen Clip zuordnen} other {, # Clips zuordnen}}} other {# Orte anlegen{clips, plural, =0 {} one {, einen Clip zuordnen} other {, # Clips zuordnen}}}}',
  'files.again':
    '{count, plural, one {Was fehlt, noch einmal versuchen} other {Die # fehlenden noch einmal versuchen}}',
  'files.busy': '{made} von {total} fertig …',
  'files.progress':
    '{made, plural, =0 {Noch nichts fertig} other {# fertig}}, {left} {left, plural, one {fehlt} other {fehlen}}.',
  'files.done':
    '{locations, plural, =0 {{clips, plural, one {Ein Clip ist} other {# Clips sind}} zugeordnet.} one {Ein Ort ist angelegt. Zeichnen Sie jetzt, was wohin führt.} other {# Orte sind angelegt. Zeichnen Sie jetzt, was wohin führt.}}',
};
