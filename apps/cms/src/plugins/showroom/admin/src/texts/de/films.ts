import type { en } from '../en/films.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'films.title': 'Filme vom Gehen',
  'films.none':
    'Beide Orte haben ein Panorama, daraus kann ein Film vom Gehen von „{from}“ nach „{to}“ gemacht werden.',
  'films.status.waiting': 'Der Film wartet, bis er an der Reihe ist.',
  'films.status.making': 'Der Film wird gemacht.',
  'films.status.ready': 'Der Film ist fertig. Sehen Sie ihn an und übernehmen oder ändern Sie ihn.',
  'films.status.taken':
    'Der Film gehört zu den Clips dieses Entwurfs. Besucher sehen ihn, sobald er veröffentlicht ist.',
  'films.status.failed': 'Der Film wurde nicht gemacht.',
  'films.shown': 'Film von „{from}“ nach „{to}“',
  'films.loading': 'Der Film wird geladen …',
  'films.notLoaded': 'Der Film konnte nicht geladen werden.',
  'films.direction': 'Richtung',
  'films.directionHint':
    'Wo es aus dem Raum hinausgeht: Grad nach rechts von dem, was sein Bild zeigt, -180 bis 180.',
  'films.seconds': 'Länge',
  'films.secondsHint': 'Sekunden, 1,2 bis 1,8; leer: so lange, wie die Drehungen brauchen.',
  'films.longer': 'Er dauert {seconds} Sekunden: In kürzerer Zeit wären seine Drehungen zu schnell.',
  'films.make': 'Film machen',
  'films.again': 'Noch einmal machen',
  'films.take': 'Übernehmen',
  'films.saveFirst': 'Speichern Sie zuerst: Der Film wird aus dem gemacht, was gespeichert ist.',
  'films.askTitle': 'Die Clips dieses Übergangs ersetzen?',
  'films.ask':
    'Für diesen Übergang hat jemand {count, plural, one {einen Clip} other {# Clips}} gewählt: {names}. Die Dateien bleiben in der Medienbibliothek.',
  'films.failed': 'Das ging nicht. {reason}',
  'films.dissolves.noLink':
    'Nichts in „{from}“ führt nach „{to}“, deshalb blendet der Film nur über. Setzen Sie einen Pfeil oder Hotspot, der dorthin führt, oder geben Sie eine Richtung an.',
  'films.dissolves.steep':
    'Was von „{from}“ nach „{to}“ führt, liegt fast senkrecht oben oder unten, deshalb blendet der Film nur über. Versetzen Sie den Pfeil oder Hotspot, oder geben Sie eine Richtung an.',
  'films.scaled':
    '{count, plural, one {Ein Panorama ist} other {Beide Panoramen sind}} breiter als 8.192 Pixel und für den Film verkleinert.',
  'films.worlds':
    'Ein Film für jeden Übergang zwischen zwei Panoramen, der keinen Clip hat. Jeder wird ein Entwurf.',
  'films.makeMissing': 'Fehlende Filme machen',
  'films.missing': '{count, plural, one {# Film fehlt} other {# Filme fehlen}}.',
  'films.pending': '{count, plural, one {# Film wird} other {# Filme werden}} gemacht.',
  'films.all': 'Jeder Übergang zwischen Panoramen hat einen Film oder einen Clip.',
  'films.afterImport': 'Danach Filme vom Gehen machen',
  'films.afterImportHint':
    'Für jeden Übergang zwischen zwei Panoramen. Sie werden im Hintergrund gemacht, jeder wird ein Entwurf; die Seite „Medien“ zeigt, wie weit sie sind.',
  'films.someFailed': '{count, plural, one {# Film wurde} other {# Filme wurden}} nicht gemacht.',
};
