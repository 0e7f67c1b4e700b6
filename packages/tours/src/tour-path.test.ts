import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folderOf, resolveTourPath } from './tour-path.ts';

function has(path: string): boolean {
  return ['site/1/f.jpg', 'img/a.jpg'].includes(path);
}

describe('paths of a tour', () => {
  test.each([
    ['./a.jpg', '', 'a.jpg'],
    ['pictures/a%20b.jpg?v=2#x', 'tour', 'tour/pictures/a b.jpg'],
    ['../a.jpg', 'tour/deep', 'tour/a.jpg'],
    ['a//b/./c.jpg', '', 'a/b/c.jpg'],
  ])('%s in “%s” is %s', (reference, folder, path) => {
    expect(resolveTourPath(reference, { folder })).toEqual({ kind: 'file', path });
  });

  test.each([
    '../a.jpg',
    'x/../../a.jpg',
    '%2e%2e/a.jpg',
    '..%2Fa.jpg',
    '/../etc/passwd',
    '/%2Fetc/passwd',
    'C:\\a.jpg',
    'C:a.jpg',
    'a\\..\\b',
    'a\u0000.jpg',
    '',
    '..',
    '?',
  ])('%s leads nowhere', (reference) => {
    expect(resolveTourPath(reference)).toEqual({ kind: 'unsafe' });
  });

  test('that begin with a slash count from the root of the tour, which is where the file is', () => {
    expect(resolveTourPath('/1/f.jpg', { folder: 'site/tour', has })).toEqual({
      kind: 'file',
      path: 'site/1/f.jpg',
    });
    expect(resolveTourPath('/img/a.jpg', { folder: 'site/tour', has })).toEqual({
      kind: 'file',
      path: 'img/a.jpg',
    });
    expect(resolveTourPath('/b.jpg', { folder: 'site/tour', has })).toEqual({
      kind: 'file',
      path: 'site/tour/b.jpg',
    });
    expect(resolveTourPath('/b.jpg', { folder: 'site' })).toEqual({ kind: 'file', path: 'site/b.jpg' });
    expect(resolveTourPath('img/a.jpg', { folder: 'js', has })).toEqual({
      kind: 'file',
      path: 'js/img/a.jpg',
    });
  });

  test('in a script count from the page that loads it', () => {
    const base = { folder: 'site/js', has: (path: string) => path === 'site/img/a.jpg', isLoose: true };
    expect(resolveTourPath('img/a.jpg', base)).toEqual({ kind: 'file', path: 'site/img/a.jpg' });
    expect(resolveTourPath('../img/a.jpg', base)).toEqual({ kind: 'file', path: 'site/img/a.jpg' });
  });

  test.each([
    'https://a.example/b.jpg',
    '//a.example/b.jpg',
    'data:image/png;base64,AA',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('%s is none of the tour’s files', (reference) => {
    expect(resolveTourPath(reference)).toEqual({ kind: 'remote' });
  });

  test('never lead out of the tour', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '%252e', 'a', 'C:', '\u0000', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', 'a', 'a/b'), (pieces, folder) => {
        const path = resolveTourPath(pieces.join(''), { folder });
        if (path.kind !== 'file') return;
        expect(path.path).not.toMatch(/^\/|\\|\p{Cc}|:/u);
        expect(path.path.split('/')).not.toContain('..');
      }),
      { numRuns: 2000 },
    );
  });

  test('have a folder', () => {
    expect(folderOf('a/b/c.json')).toBe('a/b');
    expect(folderOf('c.json')).toBe('');
  });
});
