/** Texts of what pictures and clips become on the world map. ICU messages. */
export const en = {
  'files.open': 'Add pictures',
  'files.empty':
    'This world is empty: drop the pictures of your rooms here, and each becomes a location; visitors begin at the first.',
  'files.drop': 'Drop the pictures: each becomes a location here.',
  'files.rule':
    'Each picture becomes a location with the name of its file: “02_lobby-east.jpg” becomes “Lobby east”. Pictures of one name become one location. The end of the name tells what each is for: _4x3, _16x9 or _wide, _phone or _mobile. Without it, the shape of the picture decides.',
  'files.dropHere': 'Drop pictures here, or',
  'files.choose': 'Choose files',
  'files.reading': 'Reading the files',
  'files.include': 'Create “{title}”',
  'files.titleOf': 'Title of the location from “{file}”',
  'files.noTitle': 'A location needs a title.',
  'files.slot.default_background_4x3': '4:3 screens',
  'files.slot.default_background_16x9': 'Wide screens (16:9)',
  'files.slot.mobile': 'Phones',
  'files.known': 'This world already has a location of that title. Tick it to create another one.',
  'files.made': 'Created',
  'files.leftOut': 'Files that cannot be used',
  'files.because.kind': '{file}: not a kind that every browser shows. Use JPEG, PNG, WebP or AVIF.',
  'files.because.empty': '{file}: empty. Export or copy it again.',
  'files.because.size': '{file}: larger than one gigabyte.',
  'files.because.pixels': '{file}: more than 100 megapixels. Make it smaller.',
  'files.because.unreadable': '{file}: damaged or not what its ending says. Export it again.',
  'files.create': '{count, plural, one {Create one location} other {Create # locations}}',
  'files.again': '{count, plural, one {Try again: one location} other {Try again: # locations}}',
  'files.progress':
    '{made, plural, =0 {Nothing created yet} one {One created} other {# created}}, {left, plural, =0 {none missing} one {one missing} other {# missing}}.',
  'files.done':
    '{count, plural, one {One location is} other {# locations are}} created. Now draw what leads where.',
} satisfies Record<string, string>;
