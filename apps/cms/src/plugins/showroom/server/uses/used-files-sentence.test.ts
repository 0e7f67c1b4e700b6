import { expect, test } from 'vitest';
import { keptFilesSentence, usedFilesSentence } from './used-files-sentence.ts';

test('names the file and what shows it', () => {
  const used = { names: ['hall.jpg'], titles: ['Hall', 'Gate'], hidden: 0 };
  expect(usedFilesSentence(used, null)).toBe(
    'Not deleted: “hall.jpg”. Shown in “Hall” and “Gate”. Take the file out there first.',
  );
  expect(usedFilesSentence(used, 'de')).toBe(
    'Nicht gelöscht: „hall.jpg“. Zu sehen in „Hall“ und „Gate“. Nehmen Sie die Datei dort zuerst heraus.',
  );
});

test('counts what would make it too long, and what the account may not read', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(usedFilesSentence({ names: ['x.png'], titles, hidden: 2 }, 'en')).toContain('“e”, and 4 more.');
});

test('says so where the account may read none of the entries', () => {
  const used = { names: ['hall.jpg'], titles: [] };
  expect(usedFilesSentence({ ...used, hidden: 1 }, 'en')).toContain(
    'Shown in an entry that your role may not read.',
  );
  expect(usedFilesSentence({ ...used, hidden: 3 }, 'de')).toContain(
    'Zu sehen in 3 Einträgen, die Ihre Rolle nicht lesen darf.',
  );
});

test('names the entries whose versions need a file, and for how long', () => {
  const kept = { names: ['hall.jpg'], titles: ['Hall'], hidden: 0 };
  expect(keptFilesSentence(kept, 30, 'en')).toBe(
    'Not deleted: “hall.jpg”. Shown in earlier versions, which can be restored for 30 days, of “Hall”.',
  );
  expect(keptFilesSentence(kept, 30, 'de')).toBe(
    'Nicht gelöscht: „hall.jpg“. In früheren Versionen zu sehen, die sich 30 Tage lang wiederherstellen lassen, von „Hall“.',
  );
});
