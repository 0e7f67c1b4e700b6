import type { ShownComment } from '@vitrine/core/comments/comment';
import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { CommentList } from './comment-list.tsx';

function htmlOf(comments: readonly ShownComment[]): string {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['page', 'preview'])}>
      <CommentList comments={comments} />
    </Translations>,
  );
}

const SAID = { name: 'Anna <i>', text: 'Too <b>dark</b>.\nAnd grey.', at: '2026-11-27T12:00:00.000Z' };

test('a comment is plain text, whatever it looks like', () => {
  const html = htmlOf([{ ...SAID, isSettled: false }]);
  expect(html).toContain('Too &lt;b&gt;dark&lt;/b&gt;.\nAnd grey.');
  expect(html).toContain('<b>Anna &lt;i&gt;</b>');
  expect(html).toContain('dateTime="2026-11-27T12:00:00.000Z"');
  expect(html).not.toContain('Settled');
});

test('it says whether it is settled, and who has answered what', () => {
  const answer = { name: 'Test Editor', text: 'It is lighter now.', at: '2026-11-27T13:00:00.000Z' };
  const html = htmlOf([{ ...SAID, isSettled: true, answer }]);
  for (const words of ['Settled', 'Answer from Test Editor', 'It is lighter now.']) {
    expect(html).toContain(words);
  }
});

test('a page without comments says so', () => {
  expect(htmlOf([])).toContain('There is no comment on this page yet.');
});
