import { overlayId, payloadId, type Action } from '@vitrine/core';
import { expect, it } from 'vitest';
import { opensNewWindow } from './new-window.ts';

it.each<readonly [Action, boolean]>([
  [{ kind: 'openLink', url: 'https://a.example', newTab: true }, true],
  [{ kind: 'openLink', url: 'https://a.example', newTab: false }, false],
  [{ kind: 'openDocuments', documents: [] }, true],
  [{ kind: 'openMedia', media: [] }, true],
  [{ kind: 'openArticle', article: overlayId(1) }, false],
  [{ kind: 'navigate', target: payloadId('atrium') }, false],
])('%j: %s', (action, expected) => {
  expect(opensNewWindow(action)).toBe(expected);
});
