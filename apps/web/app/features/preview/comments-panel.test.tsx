import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { CommentsPanel } from './comments-panel.tsx';

function nothing(): void {}

test('the panel is named by its heading, keeps what is being written, and says that it is reading', () => {
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['page', 'preview'])}>
      <CommentsPanel
        address="/hall"
        draft={{ name: 'Anna', text: 'Too dark' }}
        onDraft={nothing}
        takesFocus
        onFocused={nothing}
        onClose={nothing}
      />
    </Translations>,
  );
  const [, id] = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${id}" tabindex="-1">Comments on this page</h2>`);
  expect(html).toMatch(
    /<label[^>]* for="([^"]+)">Your name<input[^>]* id="\1"[^>]* maxLength="80"[^>]* value="Anna"/,
  );
  expect(html).toMatch(/Your comment<textarea[^>]* maxLength="4000"[^>]*>Too dark<\/textarea>/);
  expect(html).toContain('The comments are being loaded …');
});
