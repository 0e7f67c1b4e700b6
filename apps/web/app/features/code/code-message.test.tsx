import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { enterCode, startEntry } from './code-entry.ts';
import type { CodeEntry } from './code-entry.ts';
import { CodeMessage } from './code-message.tsx';

const texts = interfaceTexts(aSnapshot(), ['access', 'code', 'problem', 'updater']);

function render(entry: CodeEntry) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={texts}>
      <CodeMessage id="message" entry={entry} />
    </Translations>,
  );
}

function refusedWith(status: number) {
  return enterCode(
    { ...startEntry({}), code: '1111', status: 'sending' },
    { type: 'answered', answer: { kind: 'refused', status, body: undefined } },
  );
}

test('says that a wrong code is wrong (spec 5.3)', () => {
  expect(render(refusedWith(422))).toContain('The code is incorrect, please try again');
});

test('says that too many were tried (spec 8.1)', () => {
  expect(render(refusedWith(429))).toContain('You are making too many requests to the server.');
});
