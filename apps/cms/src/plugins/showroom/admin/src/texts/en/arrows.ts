/** Texts of the arrows that the pictures of a world lack. ICU messages. */
export const en = {
  'arrows.open': 'Arrows in the pictures',
  'arrows.rule':
    'These transitions have no hotspot yet. Choose which pictures get an arrow on the floor. Then open each location and drag its arrows to where the way leads: “Place on the picture”.',
  'arrows.none': 'Every transition has a hotspot.',
  'arrows.loading': 'Looking for missing arrows',
  'arrows.ends': '{from} → {to}',
  'arrows.direction.forward': 'forward',
  'arrows.direction.back': 'back',
  'arrows.direction.left': 'to the left',
  'arrows.direction.right': 'to the right',
  'arrows.add': '{count, plural, =0 {Add arrows} one {Add one arrow} other {Add # arrows}}',
  'arrows.done':
    '{count, plural, one {One arrow is in its picture.} other {# arrows are in the pictures.}} Drag them to where the ways lead.',
  'arrows.unchanged': 'Some arrows were not added: someone has changed the world meanwhile.',
  'arrows.refused': 'Not added: {reason}',
} satisfies Record<string, string>;
