/** Texts about what leads to an entry. ICU messages. */
export const en = {
  'uses.title': 'Used in',
  'uses.none': 'Nothing leads to it.',
  'uses.failed': 'What leads to it could not be read.',
  'uses.more': 'And {count} more',
  'uses.breaks': 'These lead to it. Their links are gone as soon as you delete it:',
};
