/** Texts about the pictures that are made from a panorama. ICU messages. */
export const en = {
  'stills.title': 'Picture from the panorama',
  'stills.about':
    'Makes the background for 4:3 and 16:9 screens: what the panorama shows in its start view. It is then in the form, for you to save.',
  'stills.make': 'Make the picture from the panorama',
  'stills.making': 'The pictures are being made …',
  'stills.made': 'The pictures are under “Background” and in the media library. Save to keep them.',
  'stills.noStart': 'Fill in all three numbers of the start view first.',
  'stills.ask': 'Replace the background?',
  'stills.keep': 'Keep it',
  'stills.replace': 'Make and replace',
  'stills.leaves':
    '{count, plural, one {{names} leaves} other {{names} leave}} the background of this location. Files stay in the media library, and nothing is saved yet.',
  'stills.forbidden': 'Your role may not add files to the media library.',
  'stills.failed':
    'The pictures could not be made. Check that the panorama can be opened in the media library, then try again.',
};
