import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { SendingFailed } from './form-messages.tsx';
import type { SendingProblem } from './use-contact-form.ts';

const texts = interfaceTexts(aSnapshot(), ['contact', 'problem', 'updater']);
const mail = { address: 'info@norvane.example', href: 'mailto:info@norvane.example' };

function wordsOf(problem: SendingProblem, to: typeof mail | undefined) {
  const given = { problem, mail: to, isNotified: false };
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={texts}>
      <SendingFailed {...given} />
    </Translations>,
  );
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, words]) => words);
}

test('a contact request that failed leaves the address to write to (spec 8.8)', () => {
  expect(wordsOf('failed', mail)).toEqual([
    'Error',
    'Something went wrong. Please try again later or send us an email to <a href="mailto:info@norvane.example">info@norvane.example</a>',
  ]);
});

test('names no address where there is none, and says when too many were sent', () => {
  expect(wordsOf('failed', undefined)).toEqual(['Error', 'Something went wrong. Please try again later.']);
  expect(wordsOf('tooMany', mail)[1]).toMatch(/^You are making too many requests/);
});
