import type { ConversionReason, VideoMessage, VideoState } from '../../../../../../contracts/media.ts';

/** Texts of the videos' page and panel. ICU messages. */
export const en = {
  'media.title': 'Media',
  'media.subtitle': 'Videos that need attention, and those being processed.',
  'media.loading': 'The videos are loading …',
  'media.failed': 'The videos could not be loaded.',
  'media.retry': 'Try again',
  'media.well': 'There is nothing to do: every video plays in every browser.',
  'media.none': 'There is no video in the media library yet.',
  'media.finished': '{count, plural, one {# video is} other {# videos are}} finished.',
  'media.unknown':
    '{count, plural, one {# video was} other {# videos were}} never checked, so it is not known whether every browser plays {count, plural, one {it} other {them}}.',
  'media.recheckAll': 'Check all of them',
  'media.recheck': 'Check it',
  'media.again': 'Try again',
  'media.open': 'Find in the media library',
  'media.named': '{action}: “{name}”',
  'media.missing': 'Videos are used as they were uploaded',
  'media.list': 'Videos',
  'media.progress': 'Progress of “{name}”',
  'media.requestFailed': 'That could not be started. Please try again.',
  'media.panel.title': 'Videos',
  'media.panel.all': 'All videos with problems',
  'media.status.unknown': 'Not checked',
  'media.status.waiting': 'Waiting',
  'media.status.working': 'Processing',
  'media.status.done': 'Ready',
  'media.status.failed': 'Problem',
  'media.status.missing-tool': 'Cannot be checked',
  'media.about.unknown': 'It was here before videos were checked, or came with the demo.',
  'media.about.waiting': 'Waits until others are finished.',
  'media.about.working': 'Is being checked and, if necessary, converted.',
  'media.about.kept': 'Plays in every browser as it was uploaded ({width} × {height}).',
  'media.about.copied':
    'Visitors get a copy that plays in every browser ({width} × {height}). It was repacked: {reasons}. The upload itself is kept.',
  'media.about.converted':
    'Visitors get a copy that plays in every browser ({width} × {height}). It was converted: {reasons}. The upload itself is kept.',
  'media.about.transparent':
    'It is transparent and is used as it was uploaded. Safari does not show the content behind it.',
  'media.about.tooLong':
    'It is longer than {minutes} minutes and is used as it was uploaded. Films that long belong on a video platform.',
  'media.about.gaveUp':
    'The CMS ended twice while it was converted, so it was given up. Upload it in another format.',
  'media.about.elsewhere': 'The file is not stored on the CMS’s machine, so it cannot be processed.',
  'media.about.noVideo': 'It is not a video, or it is damaged. Upload it again.',
  'media.about.notWhole': 'The file is incomplete: its end is missing. Upload it again.',
  'media.about.gone': 'This clip no longer exists.',
  'media.about.forbidden': 'Your role does not let you change the transition that leads back.',
  'media.about.stopped': 'The CMS was shut down in the meantime. Try again.',
  'media.about.tooLongToReverse':
    'The clip is too long to be reversed here: at its size, the limit is {seconds, plural, one {# second} other {# seconds}}.',
  'media.about.frameTooLarge':
    'Its frames are too large: {width} × {height} pixels, and the limit is {millions} million. Upload a smaller one.',
  'media.about.toolFailed': 'It is used as it was uploaded. The converter reports: {detail}',
  'media.about.missingTool':
    'It is used as it was uploaded, and it was not checked whether browsers play it: {program} is not on the CMS’s machine. Ask your administrator to install the package ffmpeg, or to name the program with {variable}, and to restart the CMS.',
  'media.about.noEncoder':
    'It is used as it was uploaded, and it was not checked whether browsers play it: the ffmpeg of the CMS’s machine ({program}) cannot write H.264. Ask your administrator for one with libx264.',
  'media.reason.codec': 'its pictures are {value}',
  'media.reason.colours': 'its colours are {value}',
  'media.reason.profile': 'its profile is {value}',
  'media.reason.level': 'its level is {value}',
  'media.reason.sound': 'its sound is {value}',
  'media.reason.transparent': 'it was transparent and now has a black background',
  'media.reason.tooLarge': 'it is larger than players accept',
  'media.reason.oddSize': 'its width or height is an odd number',
  'media.reason.turned': 'it was filmed sideways',
  'media.reason.oblongPixels': 'its pixels are not square',
  'media.reason.interlaced': 'it is interlaced',
  'media.reason.manyFrames': 'it has too many frames per second',
  'media.reason.container': 'it is not an MP4',
  'media.reason.noLength': 'its length is unknown',
  'media.reason.lateStart': 'it could not start before it was loaded completely',
  'media.reason.silent': 'its sound track was silent',
  'media.ends.title': 'Ends of the clips',
  'media.ends.unsaved': 'As last saved.',
  'media.ends.departure': 'Beginning, at “{location}”',
  'media.ends.arrival': 'End, at “{location}”',
  'media.ends.firstFrame': 'First frame',
  'media.ends.lastFrame': 'Last frame',
  'media.ends.picture': 'Location',
  'media.ends.noFrame': 'Shown once the video has been checked',
  'media.ends.measuring': 'Being measured …',
  'media.ends.meets': '{difference} apart: it matches the picture.',
  'media.ends.near': '{difference} apart: barely visible.',
  'media.ends.jumps': '{difference} apart: visitors see a jump.',
  'media.back.title': 'Reversed clip',
  'media.back.none': 'There is no transition in the opposite direction yet.',
  'media.back.noClip': 'The opposite transition lacks a clip.',
  'media.back.chosen': 'The opposite transition shows a clip that was chosen by hand.',
  'media.back.made': 'The opposite transition shows this clip reversed.',
  'media.back.publish': 'It is a draft until you publish it.',
  'media.back.make': 'Create the reversed clip',
  'media.back.making': 'The reversed clip is being created.',
  'media.back.saveFirst': 'Save first: the reversed clip is made from what is saved.',
  'media.back.open': 'Open the opposite transition',
  'media.back.askTitle': 'Replace the clips of the opposite transition?',
  'media.back.ask':
    'Someone has chosen {count, plural, one {a clip} other {# clips}} for the opposite transition: {names}. The files stay in the media library.',
  'media.back.replace': 'Replace',
  'media.back.keep': 'Keep',
} satisfies Readonly<
  Record<
    | `media.about.${VideoMessage['code'] | 'unknown'}`
    | `media.reason.${ConversionReason['code']}`
    | `media.status.${VideoState['status'] | 'unknown'}`,
    string
  >
> &
  Readonly<Record<string, string>>;
