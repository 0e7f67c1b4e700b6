import { expect, test } from 'vitest';
import { usedFilesSentence } from './used-files-sentence.ts';

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
