import type { en } from '../en/arrows.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'arrows.open': 'Pfeile in den Bildern',
  'arrows.rule':
    'Für diese Übergänge gibt es noch keinen Hotspot. Wählen Sie, welche Bilder einen Pfeil auf dem Boden bekommen. Öffnen Sie danach jeden Ort, und ziehen Sie seine Pfeile dorthin, wo der Weg hinführt: „Auf dem Bild platzieren“.',
  'arrows.none': 'Für jeden Übergang gibt es einen Hotspot.',
  'arrows.loading': 'Fehlende Pfeile werden gesucht',
  'arrows.ends': '{from} → {to}',
  'arrows.direction.forward': 'nach vorn',
  'arrows.direction.back': 'zurück',
  'arrows.direction.left': 'nach links',
  'arrows.direction.right': 'nach rechts',
  'arrows.add':
    '{count, plural, =0 {Pfeile hinzufügen} one {Einen Pfeil hinzufügen} other {# Pfeile hinzufügen}}',
  'arrows.done':
    '{count, plural, one {Ein Pfeil ist in seinem Bild.} other {# Pfeile sind in den Bildern.}} Ziehen Sie sie dorthin, wo die Wege hinführen.',
  'arrows.unchanged': 'Manche Pfeile wurden nicht hinzugefügt: Jemand hat die Welt inzwischen geändert.',
  'arrows.refused': 'Nicht hinzugefügt: {reason}',
};
