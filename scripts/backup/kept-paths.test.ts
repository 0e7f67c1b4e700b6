import { resolve, sep } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKept, isSafePath } from './kept-paths.ts';

const hostilePart = fc.oneof(
  fc.constantFrom('..', '.', '', '/', '\\', 'C:', '\0', 'a', 'uploads', '...'),
  fc.string({ maxLength: 4 }),
);

test('a safe path never leaves its folder', () => {
  const folder = resolve('/backup');
  fc.assert(
    fc.property(fc.array(hostilePart, { maxLength: 6 }), fc.constantFrom('/', '\\'), (parts, joint) => {
      const path = parts.join(joint);
      expect(!isSafePath(path) || resolve(folder, path).startsWith(folder + sep)).toBe(true);
    }),
  );
});

describe('paths', () => {
  test.each(['cms/secrets.json', 'outbox/set-aside/x.json', 'cms/public/uploads/größe 1.jpg'])(
    '%s is kept',
    (path) => expect(isKept(path)).toBe(true),
  );

  test.each([
    '',
    '../x',
    'cms/public/uploads/../../../x',
    '/etc/passwd',
    'outbox//x',
    'outbox/',
    'outbox',
    'outbox\\..\\x',
    'cms/public/uploads/C:x',
    'cms/public/uploads/line\nbreak',
    `cms/public/uploads/${'x'.repeat(1024)}`,
    'cms/content.sqlite',
    'cms/public/index.html',
    'snapshot/en.json',
    'outbox/.lock',
    'outbox/.lock.7f',
    'outbox/1.ab.draft',
  ])('%j is not', (path) => expect(isKept(path)).toBe(false));
});
