/** Texts of the worlds' page. ICU messages. */
export const en = {
  'worlds.title': 'Worlds',
  'worlds.subtitle':
    'Copy a world, publish all of it, unpublish it, or delete it with everything that belongs to it alone.',
  'worlds.empty': 'There is no world yet: create the first one in the Content Manager.',
  'worlds.default': 'First world',
  'worlds.published': 'Published',
  'worlds.draft': 'Draft',
  'worlds.lock.code': 'Closed: asks for an access code',
  'worlds.lock.login': 'Closed: only for logged-in visitors',
  'worlds.lock.loginAndCode': 'Closed: asks for a login and an access code',
  'worlds.lock.codeMissing': 'Closed to everyone: its access code is missing',
  'worlds.lock.codesDiffer': 'Closed to everyone: its languages have different access codes',
  'worlds.lock.locations':
    '{count, plural, one {# location has its own rule for who may enter} other {# locations have their own rules for who may enter}}',
  'worlds.counts':
    '{locations, plural, one {# location} other {# locations}}, {transitions, plural, one {# transition} other {# transitions}}',
  'worlds.unpublished':
    '{count, plural, =0 {All of it is published.} one {# entry has changes that visitors do not see.} other {# entries have changes that visitors do not see.}}',
  'worlds.open': 'Open',
  'worlds.openLabel': 'Open “{world}”',
  'worlds.duplicate': 'Duplicate',
  'worlds.publish': 'Publish',
  'worlds.unpublish': 'Unpublish',
  'worlds.delete': 'Delete',
  'worlds.duplicate.title': 'Duplicate “{world}”',
  'worlds.publish.title': 'Publish “{world}”',
  'worlds.unpublish.title': 'Unpublish “{world}”',
  'worlds.delete.title': 'Delete “{world}”',
  'worlds.duplicate.affected': 'These are copied, as drafts and in all languages:',
  'worlds.publish.affected': 'These are published, in all languages they have:',
  'worlds.unpublish.affected': 'Visitors will no longer see these. The drafts are kept:',
  'worlds.delete.affected': 'These are deleted, in all languages; the bin keeps them for a while:',
  'worlds.duplicate.kept': 'These are shared with the original, as all pictures and films are:',
  'worlds.delete.kept':
    'These are kept, because others use them as well; all pictures and films are kept, too:',
  'worlds.outside': 'Your account may not change these, so this takes someone who may change every world:',
  'worlds.heldBack': 'The doctor found errors in these. They are left out:',
  'worlds.leadingBack':
    '{count, plural, one {One shared article leads into the original: {titles}.} other {# shared articles lead into the original: {titles}.}} Copy the articles as well to avoid that.',
  'worlds.isDefault':
    'This world opens at the showroom’s plain address. Choose another first world in the settings first.',
  'worlds.nothing': 'There is nothing to do.',
  'worlds.group': '{count} × {kind}',
  'worlds.more': 'and {count} more',
  'worlds.name': 'Name',
  'worlds.name.hint': 'In every language; translate it later.',
  'worlds.slug': 'Slug',
  'worlds.slug.hint': 'The address: lowercase letters, digits and hyphens.',
  'worlds.withArticles': 'Copy the articles as well',
  'worlds.typeName': 'Type “{world}” to delete it',
  'worlds.cancel': 'Cancel',
  'worlds.duplicate.done':
    '“{world}” was created as a draft: {count, plural, one {# entry} other {# entries}}.',
  'worlds.publish.done': '{count, plural, one {# entry is published.} other {# entries are published.}}',
  'worlds.unpublish.done':
    '{count, plural, one {# entry is unpublished.} other {# entries are unpublished.}}',
  'worlds.delete.done': '{count, plural, one {# entry is deleted.} other {# entries are deleted.}}',
  'worlds.failed': 'Nothing was changed. {reason}',
};
