import { expect, test } from 'vitest';
import { afterSourceChange, without } from './outdated-marks.ts';

function title(before: unknown, after: unknown) {
  return { path: ['title'], change: { before, after } };
}

test('a mark keeps what the translation translates, however often the original changes', () => {
  const once = afterSourceChange([], [title('Door', 'Gate')]);
  expect(once).toEqual([{ path: ['title'], original: 'Door' }]);
  expect(afterSourceChange(once, [title('Gate', 'Portal')])).toEqual(once);
});

test('an original that says again what it did is translated again', () => {
  const once = afterSourceChange([], [title('Door', 'Gate')]);
  expect(afterSourceChange(once, [title('Gate', 'Door')])).toEqual([]);
});

test('of marks from before originals were kept, nothing is claimed', () => {
  const old = [{ path: ['title'] }];
  expect(afterSourceChange(old, [title('Gate', 'Door')])).toEqual(old);
  expect(afterSourceChange([], [{ path: ['sections'] }])).toEqual([{ path: ['sections'] }]);
});

test('what was written or found right is right, and others stay as they are', () => {
  const marks = [
    { path: ['title'] },
    { path: ['sections', 0, 'title'] },
    { path: ['sections', 10, 'title'] },
  ];
  expect(without(marks, [['title']])).toEqual(marks.slice(1));
  expect(without(marks, [['sections', 1]])).toEqual(marks);
  expect(without(marks, [['sections']])).toEqual(marks.slice(0, 1));
});
