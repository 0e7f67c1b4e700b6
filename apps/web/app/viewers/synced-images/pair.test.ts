import { describe, expect, test } from 'vitest';
import { choosePicture } from './pair.ts';

describe('choosePicture', () => {
  test('puts a picture on its side and leaves the other alone', () => {
    expect(choosePicture([0, 1], 'left', 2)).toEqual([2, 1]);
    expect(choosePicture([0, 1], 'right', 2)).toEqual([0, 2]);
  });

  test('never compares a picture with itself: both change places', () => {
    expect(choosePicture([0, 1], 'left', 1)).toEqual([1, 0]);
    expect(choosePicture([0, 1], 'right', 0)).toEqual([1, 0]);
    expect(choosePicture([0, 1], 'left', 0)).toEqual([0, 1]);
  });
});
