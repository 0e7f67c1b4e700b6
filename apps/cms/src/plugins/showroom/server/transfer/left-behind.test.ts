import { describe, expect, test } from 'vitest';
import type { LeftBehind } from '../../contracts/transfer.ts';
import { leftBehindHeader } from './left-behind.ts';

function read(header: string): LeftBehind {
  return JSON.parse(decodeURIComponent(header)) as LeftBehind;
}

describe('the header that says what stayed behind', () => {
  test('holds all sentences where they fit', () => {
    expect(read(leftBehindHeader([]))).toEqual({ sentences: [], more: 0 });
    expect(read(leftBehindHeader(['Eins.', 'Zwei.']))).toEqual({ sentences: ['Eins.', 'Zwei.'], more: 0 });
  });

  test('counts those that it has no room for, whatever they are written in', () => {
    const sentences = Array.from({ length: 50 }, (_, index) => `${index} ${'ж'.repeat(60)}`);
    const header = leftBehindHeader(sentences);
    expect(header.length).toBeLessThanOrEqual(4096);
    const said = read(header);
    expect(said.sentences).toEqual(sentences.slice(0, said.sentences.length));
    expect(said.sentences.length).toBeGreaterThan(5);
    expect(said.more).toBe(50 - said.sentences.length);
    expect(read(leftBehindHeader(['x'.repeat(9000)]))).toEqual({ sentences: [], more: 1 });
    expect(leftBehindHeader(['half a sign: \uD83D'])).toContain('half');
  });
});
