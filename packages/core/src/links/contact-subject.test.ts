import { expect, test } from 'vitest';
import { contactSubjectOf } from './contact-subject.ts';

test.each([
  ['mailto:sales@norvane.example', 'sales@norvane.example'],
  ['mailto:sales@norvane.example?subject=Quote%20for%20NV-6&body=x', 'Quote for NV-6'],
  ['MAILTO:sales@norvane.example?subject=', 'sales@norvane.example'],
  ['tel:+49%20123', '+49 123'],
  ['mailto:100%@norvane.example', '100%@norvane.example'],
  ['https://norvane.example/?subject=x', undefined],
  ['?contact&subject=x', undefined],
])('the subject of a message in place of %s', (href, subject) => {
  expect(contactSubjectOf(href)).toBe(subject);
});
