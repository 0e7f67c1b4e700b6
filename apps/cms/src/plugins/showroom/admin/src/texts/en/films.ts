import type { FilmState, WhyDissolved } from '../../../../../../contracts/films.ts';

/** Texts about walk films between panoramas. ICU messages. */
export const en = {
  'films.title': 'Walk films',
  'films.none':
    'Both locations have a panorama, so a film of the walk from “{from}” to “{to}” can be made of them.',
  'films.status.waiting': 'The film waits for its turn.',
  'films.status.making': 'The film is being made.',
  'films.status.ready': 'The film is made. Watch it, then take it or change it.',
  'films.status.taken': 'The film is among the clips of this draft. Visitors see it once it is published.',
  'films.status.failed': 'The film was not made.',
  'films.shown': 'Film from “{from}” to “{to}”',
  'films.loading': 'The film is loading …',
  'films.notLoaded': 'The film could not be loaded.',
  'films.direction': 'Direction',
  'films.directionHint':
    'Where the walk leaves the room: degrees to the right of what its picture shows, -180 to 180.',
  'films.seconds': 'Length',
  'films.secondsHint': 'Seconds, 1.2 to 1.8; empty: as long as its turns need.',
  'films.longer': 'It takes {seconds} seconds: in less time, its turns would be too fast.',
  'films.make': 'Make a film',
  'films.again': 'Make it again',
  'films.take': 'Take it',
  'films.saveFirst': 'Save first: the film is made from what is saved.',
  'films.askTitle': 'Replace the clips of this transition?',
  'films.ask':
    'Someone has chosen {count, plural, one {a clip} other {# clips}} for this transition: {names}. The files stay in the media library.',
  'films.failed': 'That could not be done. {reason}',
  'films.dissolves.noLink':
    'Nothing in “{from}” leads to “{to}”, so the film only dissolves. Place an arrow or a hotspot that leads there, or give a direction.',
  'films.dissolves.steep':
    'What leads from “{from}” to “{to}” is nearly straight up or down, so the film only dissolves. Move the arrow or hotspot, or give a direction.',
  'films.scaled':
    '{count, plural, one {A panorama is} other {Both panoramas are}} wider than 8,192 pixels and scaled down for the film.',
  'films.worlds': 'A film for each transition between two panoramas that has no clip. Each becomes a draft.',
  'films.makeMissing': 'Make the missing films',
  'films.missing': '{count, plural, one {# film is} other {# films are}} missing.',
  'films.pending': '{count, plural, one {# film is} other {# films are}} being made.',
  'films.all': 'Every transition between panoramas has a film or a clip.',
  'films.afterImport': 'Make films of the walks afterwards',
  'films.afterImportHint':
    'For each transition between two panoramas. They are made in the background, each becomes a draft; the page “Media” shows how far they are.',
  'films.someFailed': '{count, plural, one {# film was} other {# films were}} not made.',
} satisfies Readonly<
  Record<`films.dissolves.${WhyDissolved}` | `films.status.${FilmState['status']}`, string>
> &
  Readonly<Record<string, string>>;
