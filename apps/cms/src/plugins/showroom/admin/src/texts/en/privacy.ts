/** Texts of the page about personal data. ICU messages. */
export const en = {
  'privacy.title': 'Personal data',
  'privacy.subtitle': 'What the showroom keeps about one person: find it, hand it over, erase it.',
  'privacy.kept':
    '{count, plural, =0 {There are no contact requests.} one {There is one contact request.} other {There are # contact requests.}} {days, plural, =0 {They are kept until you erase them.} other {Each is deleted # days after it was received.}}',
  'privacy.oldest': 'The oldest was received on {date}.',
  'privacy.email': 'Email address of the person',
  'privacy.emailHint': 'The whole address, as the person gave it. Capital letters make no difference.',
  'privacy.find': 'Find',
  'privacy.found': 'What is kept about {email}',
  'privacy.nothing': 'Nothing is kept about {email}.',
  'privacy.requests': '{count, plural, one {# contact request} other {# contact requests}}',
  'privacy.request': '{name}: {subject}',
  'privacy.account': 'Visitor account: {name}',
  'privacy.editorAccount':
    'An account of the CMS has this address. Delete it under Settings, Administration panel, Users.',
  'privacy.waiting':
    '{count, plural, one {One request is still waiting to be delivered. Once it is here it can be erased: check again in a minute.} other {# requests are still waiting to be delivered. Once they are here they can be erased: check again in a minute.}}',
  'privacy.refused':
    '{count, plural, one {One request was refused by the CMS or the mailbox and is still on the showroom’s server.} other {# requests were refused by the CMS or the mailbox and are still on the showroom’s server.}}',
  'privacy.setAside':
    '{count, plural, one {One request is in a damaged file on the showroom’s server.} other {# requests are in damaged files on the showroom’s server.}}',
  'privacy.silent':
    'The showroom’s server did not answer, so it is not known whether it has requests that are not delivered yet.',
  'privacy.mailbox':
    'Copies of contact requests that were sent by email, and backups, cannot be reached from here: erase them there as well.',
  'privacy.export': 'Download everything',
  'privacy.erase': 'Erase …',
  'privacy.eraseTitle': 'Erase what is kept about {email}?',
  'privacy.eraseWarning': 'This cannot be undone.',
  'privacy.eraseNow': 'Erase for good',
  'privacy.cancel': 'Cancel',
  'privacy.typeEmail': 'Type the email address to confirm',
  'privacy.partRequests': 'Contact requests, also those that could not be delivered',
  'privacy.partAccount': 'The visitor’s account',
  'privacy.erased':
    '{count, plural, one {One record was erased.} other {# records were erased.}} The activity trail says that you did it, not whose data it was.',
  'privacy.failed': 'This did not work: {reason}',
  'privacy.file': 'A file in earlier versions',
  'privacy.file.text':
    'The media library keeps a file for as long as an entry shows it, or has shown it in a version. If a picture has to go, take it out of the entries, delete here the earlier versions that show it, and delete it in the media library.',
  'privacy.file.name': 'Name of the file',
  'privacy.file.find': 'Find files',
  'privacy.file.found': 'Files with this name',
  'privacy.file.none': 'The media library has no such file.',
  'privacy.file.forget': 'Delete the versions that show “{name}”',
  'privacy.file.confirm':
    'Earlier versions of entries that show “{name}” are deleted for good, with all that they hold. What entries are now stays.',
  'privacy.file.done':
    '{count, plural, =0 {No earlier version shows “{name}”.} one {# version was deleted.} other {# versions were deleted.}} If no entry shows it now, you can delete the file in the media library.',
};
