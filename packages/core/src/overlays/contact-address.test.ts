import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlayId } from '../world/ids.ts';
import { withSubject } from './contact-address.ts';
import { formatOverlayStack, parseOverlayStack } from './overlay-stack.ts';
import type { QueryReader } from './overlay-stack.ts';

/** Core knows no platform; browsers and Node have it. */
declare const URLSearchParams: new (query: string) => QueryReader;

const OPEN = [{ kind: 'article', id: overlayId(12), title: 'Robot NV-6' }, { kind: 'contact' }] as const;

test('is the address that the server would write for it', () => {
  const [article, contact] = OPEN;
  expect(withSubject(formatOverlayStack(OPEN), ' Grösse & Preis? ')).toBe(
    formatOverlayStack([article, { ...contact, subject: 'Grösse & Preis?' }]),
  );
  expect(withSubject('/hall?contact', '  ')).toBe('/hall?contact');
});

test('whatever is typed is the form’s subject, and opens nothing else', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150, unit: 'grapheme' }), (typed) => {
      const query = new URLSearchParams(withSubject(formatOverlayStack(OPEN), typed));
      const [, form, ...more] = parseOverlayStack(query);
      expect(more).toEqual([]);
      expect(form).toMatchObject({ kind: 'contact' });
      expect(form?.kind === 'contact' && (form.subject ?? '')).toBe(typed.trim().slice(0, 150));
    }),
  );
});
