import { expect, test } from 'vitest';
import { reviewMail } from './mail-texts.ts';

const ABOUT = { person: 'Emma', title: 'Pump', page: 'https://cms.example/admin/form' };

test('who asked reads who has published it', () => {
  expect(reviewMail({ kind: 'published', by: 'Paul' }, 'en', ABOUT)).toEqual({
    subject: '“Pump” is published',
    text: 'Hello Emma,\n\nPaul has published “Pump”, for which you asked for a review.\n\nIts form in the CMS:\nhttps://cms.example/admin/form\n',
  });
});

test('who asked reads why it was sent back', () => {
  const { subject, text } = reviewMail(
    { kind: 'sentBack', by: 'Paul', note: 'Der Preis fehlt.' },
    'de',
    ABOUT,
  );
  expect(subject).toBe('„Pump“ kommt zurück');
  expect(text).toContain('Paul hat „Pump“ zurückgegeben.');
  expect(text).toContain('\n\nDer Preis fehlt.\n\n');
});

test('what the person may not read, and names that are not known, are no gaps', () => {
  const { subject, text } = reviewMail({ kind: 'published', by: '' }, 'en', {
    ...ABOUT,
    person: '',
    title: '',
  });
  expect(subject).toBe('“An entry without a title” is published');
  expect(text).toMatch(/^Hello,\n\nSomeone has published/);
});
