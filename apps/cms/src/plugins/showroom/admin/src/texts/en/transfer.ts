/** Texts of the page “Import and export”. ICU messages. */
export const en = {
  'transfer.title': 'Import and export',
  'transfer.subtitle':
    'Whole worlds as files: to move them, to keep a copy, and to bring in tours of other viewers.',
  'transfer.loading': 'Loading …',
  'transfer.failed': 'The CMS cannot be reached. Trying again …',

  'transfer.export.title': 'Export worlds',
  'transfer.export.hint':
    'The file holds everything that visitors see of the chosen worlds, in every language, with all pictures and films. Drafts and access codes are not included.',
  'transfer.export.worlds': 'Worlds',
  'transfer.export.world': '{name} ({count, plural, one {# location} other {# locations}})',
  'transfer.export.none': 'No world is published yet. Publish one, then come back.',
  'transfer.export.go': 'Download world file',
  'transfer.export.preparing': 'The world file is being packed …',
  'transfer.export.loading': '{done} of {total}',
  'transfer.export.done': 'The download is complete: {size}.',
  'transfer.export.left': 'Not included:',
  'transfer.export.broken': 'The download broke off. Try again.',
  'transfer.export.failed': 'The list of worlds could not be loaded. Reload the page.',
  'transfer.export.busy':
    'Each person can download one file at a time, and two people at once. Wait until the other download is done, then try again.',

  'transfer.import.title': 'Import a world or a tour',
  'transfer.import.hint':
    'Choose a world file, or the zip file of a tour that was made for Pannellum, with the Marzipano Tool or for krpano. The file is checked first: nothing changes until you confirm.',
  'transfer.import.file': 'File (.zip)',
  'transfer.import.fileHint': '{size} at most',
  'transfer.import.tour': 'For tours only',
  'transfer.import.locale': 'Language of the tour',
  'transfer.import.name': 'Name of the world',
  'transfer.import.nameHint': 'If empty, the world takes the name of the tour, its folder or its file.',
  'transfer.import.examine': 'Check the file',
  'transfer.import.noFile': 'Choose a file first.',
  'transfer.import.tooLarge': 'This file is too large: {size} is the most.',
  'transfer.import.broken': 'The file did not arrive. Check your connection and send it again.',
  'transfer.import.busy':
    'Another file is being imported right now, perhaps by someone else. Try again when it is done.',
  'transfer.import.other':
    'Nothing was done: someone has chosen another file or discarded yours in the meantime. This is the current state.',
  'transfer.import.sending': 'Sending “{file}” …',
  'transfer.import.receiving': 'Someone is sending “{file}” …',
  'transfer.import.reading': '“{file}” is being checked …',
  'transfer.import.drawing': 'Preparing scene {done} of {total} of the tour “{file}” …',
  'transfer.import.refused': '“{file}” cannot be imported. Nothing was changed.',
  'transfer.import.another': 'Choose another file',
  'transfer.import.discard': 'Discard the file',

  'transfer.choice.title': '“{file}” holds {count} tours. Which one do you want to import?',
  'transfer.choice.tour': '{name} ({viewer}, {count, plural, one {# scene} other {# scenes}}, {path})',
  'transfer.choice.go': 'Check this tour',

  'transfer.preview.title': 'What “{file}” contains',
  'transfer.preview.isTour':
    'This is a tour. It becomes a new world, and its scenes become locations to look around in.',
  'transfer.preview.languages': 'Languages: {locales}',
  'transfer.preview.new': 'new',
  'transfer.preview.known': 'already here',
  'transfer.preview.what': 'Content',
  'transfer.preview.added': 'New',
  'transfer.preview.changed': 'Different',
  'transfer.preview.unchanged': 'Unchanged',
  'transfer.preview.media': 'Media ({size})',
  'transfer.preview.nothing': 'Everything in this file is already here. There is nothing to import.',
  'transfer.preview.conflicts':
    '{count, plural, one {# entry or file is} other {# entries or files are}} already here with different content',
  'transfer.preview.overwrite': 'Replace what is here with the content of the file',
  'transfer.preview.unpublished':
    '{count, plural, one {# of these entries has} other {# of these entries have}} changes that are not published',
  'transfer.preview.discardDrafts': 'Replace these as well: the unpublished changes are lost',
  'transfer.preview.remarks': '{count, plural, one {# note} other {# notes}}',
  'transfer.preview.go': 'Import and publish',
  'transfer.preview.more': 'and {count} more',

  'transfer.running.title': 'Importing “{file}” …',
  'transfer.running.part': '{done} of {total}',
  'transfer.running.hint':
    'You can leave this page: the import goes on. Others may have to wait with saving until it is done.',
  'transfer.running.stop': 'Stop',
  'transfer.running.lost': 'The connection is interrupted; the import goes on. Trying again …',

  'transfer.result.title': '“{file}” has been imported',
  'transfer.result.counts':
    '{entries, plural, one {# entry} other {# entries}} and {media, plural, one {# file} other {# files}} imported, {unchanged, plural, one {# entry} other {# entries}} unchanged.',
  'transfer.result.code': 'Access code of “{world}”: {code}',
  'transfer.result.open': 'Open “{name}”',
  'transfer.result.doctor': 'See what the doctor finds',
  'transfer.result.failed': '“{file}” was not imported.',

  'transfer.type.icons': 'Icons',
  'transfer.type.station-categories': 'Station categories',
  'transfer.type.hotspot-categories': 'Hotspot categories',
  'transfer.type.article-categories': 'Article categories',
  'transfer.type.contact-persons': 'Contact persons',
  'transfer.type.articles': 'Articles',
  'transfer.type.dashboards': 'Dashboards',
  'transfer.type.location-groups': 'Location groups',
  'transfer.type.menus': 'Menus',
  'transfer.type.worlds': 'Worlds',
  'transfer.type.locations': 'Locations',
  'transfer.type.transitions': 'Transitions',
  'transfer.type.portals': 'Portals',
  'transfer.type.screensavers': 'Screensavers',
};
