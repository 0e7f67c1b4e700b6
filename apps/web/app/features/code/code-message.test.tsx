import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { enterCode, startEntry, type CodeEntry } from './code-entry.ts';
import { CodeMessage } from './code-message.tsx';

const texts = interfaceTexts(aSnapshot(), ['access', 'code', 'problem', 'updater']);

const render = (entry: CodeEntry) =>
  renderToStaticMarkup(
    <Translations locale="en" texts={texts}>
      <CodeMessage id="message" entry={entry} />
    </Translations>,
  );

const refusedWith = (status: number) =>
  enterCode(
    { ...startEntry({}), code: '1111', status: 'sending' },
    { type: 'answered', answer: { kind: 'refused', status, body: undefined } },
  );

it('says that a wrong code is wrong (spec 5.3)', () => {
  expect(render(refusedWith(422))).toContain('The code is incorrect, please try again');
});

it('says that too many were tried (spec 8.1)', () => {
  expect(render(refusedWith(429))).toContain('You are making too many requests to the server.');
});
