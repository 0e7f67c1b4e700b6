/** Texts about failed saves and about two editors of one entry. ICU messages. */
export const en = {
  'saving.notSaved': 'Not saved.',
  'saving.unreachable':
    'The CMS cannot be reached. Your changes are still here: leave this page open and save again as soon as the connection is back.',
  'saving.broken':
    'Something went wrong in the CMS. Your changes are still here: save again in a moment, and tell your administrator if it stays like this.',
  'saving.close': 'Close',
  'saving.title': 'Another editor has saved this entry',
  'saving.meantime':
    '{name} saved this entry on {time}, after you had opened it. Nothing is lost: both changes are merged here.',
  'saving.meantimeByProgram':
    'This entry was saved on {time}, after you had opened it. Nothing is lost: both changes are merged here.',
  'saving.reading': 'The other changes are being read …',
  'saving.unreadable':
    'The other changes cannot be read at the moment. Yours are still in the form; save again later.',
  'saving.asked': 'You have both changed these fields',
  'saving.together': 'What goes into the entry',
  'saving.same': 'You have both made the same changes.',
  'saving.keepMine': 'Mine: {value}',
  'saving.takeTheirs': 'Theirs: {value}',
  'saving.yourChange': 'Your change: {value}',
  'saving.theirChange': 'Their change: {value}',
  'saving.orderOf': 'Order of {name}',
  'saving.losesRelations':
    'The relations of this row could not be read before it was removed. Choose them again after saving.',
  'saving.meanwhile': 'Someone else has saved this entry in the meantime. None of your changes are lost.',
  'saving.gone': 'empty or removed',
  'saving.changed': 'changed',
  'saving.save': 'Save both together',
  'saving.later': 'Back to the form',
};
