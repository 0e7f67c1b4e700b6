/** Texts of what pictures and clips become on the world map. ICU messages. */
export const en = {
  'files.open': 'Add pictures and clips',
  'files.empty':
    'This world is empty: drop the pictures of your rooms here, and each becomes a location; visitors begin at the first.',
  'files.drop': 'Drop the files: each picture becomes a location here.',
  'files.rule':
    'Each picture becomes a location with the name of its file: “02_lobby-east.jpg” becomes “Lobby east”. Pictures of one name become one location. The end of the name tells what each is for: _4x3, _16x9 or _wide, _phone or _mobile. Without it, the shape of the picture decides.',
  'files.dropHere': 'Drop pictures and clips here, or',
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
  'files.because.kind':
    '{file}: not a kind that every browser shows. Use JPEG, PNG, WebP or AVIF; for clips MP4, WebM or MOV.',
  'files.because.empty': '{file}: empty. Export or copy it again.',
  'files.because.size': '{file}: larger than one gigabyte.',
  'files.because.pixels': '{file}: more than 100 megapixels. Make it smaller.',
  'files.because.unreadable': '{file}: damaged or not what its ending says. Export it again.',
  'files.clips': 'Clips',
  'files.clipRule':
    'A clip goes to the transition that its name names: “lobby--atrium.mp4” or “lobby_to_atrium.mp4” leads from “Lobby” to “Atrium”. A _4x3, _16x9 or _wide at the end says for which screens; without it, the shape of the clip decides.',
  'files.includeClip': 'Assign “{file}”',
  'files.clipFor.default_background_16x9': 'wide screens (16:9)',
  'files.clipFor.default_background_4x3': '4:3 screens',
  'files.clipFor.default_background': 'every screen',
  'files.clip.found': '{from} → {to}, for {screen}',
  'files.clip.replaces': 'Replaces “{file}”.',
  'files.clip.ambiguous':
    'Fits several transitions. Use other names, or choose the clip at its line on the map.',
  'files.clip.twice': 'Another of these files is for the same transition and the same screens.',
  'files.clip.noTransition':
    'There is no transition from “{from}” to “{to}”. Draw it, then add the clip again.',
  'files.clip.noPair': 'Does not name two locations of this world.',
  'files.clip.phone': 'The CMS makes the clips for phones itself. Add only the original.',
  'files.assigned': 'Assigned',
  'files.create':
    '{locations, plural, =0 {{clips, plural, =0 {Create locations} one {Assign one clip} other {Assign # clips}}} one {Create one location{clips, plural, =0 {} one {, assign one clip} other {, assign # clips}}} other {Create # locations{clips, plural, =0 {} one {, assign one clip} other {, assign # clips}}}}',
  'files.again': '{count, plural, one {Try the missing one again} other {Try the # missing ones again}}',
  'files.busy': '{made} of {total} done …',
  'files.progress':
    '{made, plural, =0 {Nothing done yet} one {One done} other {# done}}, {left, plural, one {one missing} other {# missing}}.',
  'files.done':
    '{locations, plural, =0 {{clips, plural, one {One clip is} other {# clips are}} assigned.} one {One location is created. Now draw what leads where.} other {# locations are created. Now draw what leads where.}}',
} satisfies Record<string, string>;
