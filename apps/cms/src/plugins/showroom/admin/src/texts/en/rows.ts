/** Titles of closed rows in forms. */
export const en = {
  'rows.entry': 'Entry {number}',
  'rows.action': '{what}: {target}',
};
