import { overlayId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { action } from '../wire/action.ts';
import { actionOf, offeredActionOf } from './actions.ts';
import type { Scope } from './scope.ts';

const scope = {
  article: (reference: object | null | undefined) => (reference ? overlayId(7) : undefined),
  report: () => undefined,
} as unknown as Scope;

function contact(fields: object) {
  return action.parse({ kind: 'open_contact', ...fields });
}

test('an action opens the contact form, with its subject and article or without', () => {
  expect(actionOf(scope, contact({ subject: ' A quote ', article: { public_id: 7 } }), '')).toEqual({
    kind: 'openContact',
    subject: 'A quote',
    article: 7,
  });
  expect(actionOf(scope, contact({}), '')).toEqual({ kind: 'openContact' });
});

test('a button without a text of its own is called by its subject', () => {
  const button = { scope, title: '', action: contact({ subject: 'A quote' }), path: '' };
  expect(offeredActionOf(button)?.title).toBe('A quote');
});
