import { describe, expect, test, vi } from 'vitest';
import { refusalOfAsync } from '../../testing/refusal-of.ts';
import { boundedLookUps } from './bounded-look-ups.ts';
import type { LookUp } from './open-panorama.ts';

const LIMITS = { files: 4, bytes: 100, kept: 20 };
const files = new Map([
  ['a', new Uint8Array(10)],
  ['b', new Uint8Array(10)],
  ['c', new Uint8Array(10)],
  ['large', new Uint8Array(60)],
]);

function opened() {
  return vi.fn<LookUp>((path) => Promise.resolve(files.get(path)));
}

describe('looking up the files of a tour', () => {
  test('reads a file once as long as it was asked for a short while ago', async () => {
    const lookUp = opened();
    const bounded = boundedLookUps(lookUp, { ...LIMITS, files: 20 });
    for (const path of ['a', 'a', 'b', 'a', 'c', 'b', 'a']) expect(await bounded(path)).toBe(files.get(path));
    expect(lookUp.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
    expect(await bounded('nowhere')).toBeUndefined();
  });

  test('ends where a tour asks too often, and not for what is not there', async () => {
    const bounded = boundedLookUps(opened(), LIMITS);
    for (let time = 0; time < 10; time += 1) await bounded('nowhere');
    for (let time = 0; time < 4; time += 1) await bounded('a');
    expect(await refusalOfAsync(() => bounded('a'))).toMatchObject({ code: 'tooMany' });
  });

  test('ends where a tour unpacks too much', async () => {
    const bounded = boundedLookUps(opened(), LIMITS);
    await bounded('large');
    expect(await refusalOfAsync(() => bounded('large'))).toMatchObject({ code: 'tooMany' });
  });
});
