import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, lineWith } from './excerpt.ts';
import { searchTermsOf } from './words.ts';

function shown(text: string, ...found: string[]): string {
  return excerptOf(text, new Set(found))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('excerptOf', () => {
  test('marks the words in the line around them, without accents', () => {
    expect(shown('Die Überwachung des Greifers.', 'uberwachung')).toBe('Die [Überwachung] des Greifers.');
  });

  test('is taken where most of the words stand together', () => {
    const text = `The gripper opens. ${'Nothing of interest. '.repeat(30)}A gripper of 60 mm stroke holds more.`;
    const excerpt = shown(text, 'gripper', 'stroke');
    expect(excerpt).toContain('[gripper] of 60 mm [stroke]');
    expect(excerpt.startsWith('… ')).toBe(true);
  });

  test('says where the text goes on', () => {
    expect(shown(`gripper ${'word '.repeat(100)}`, 'gripper')).toMatch(/^\[gripper\] word.* …$/);
    expect(shown(`${'word '.repeat(100)}gripper.`, 'gripper')).toMatch(/^… .*\[gripper\]\.$/);
  });

  test('has nothing to show of words that are not there', () => {
    expect(excerptOf('A text.', new Set(['gripper']))).toEqual([]);
    expect(excerptOf('', new Set(['gripper']))).toEqual([]);
  });

  test('is short, a piece of the text, and marks only what was found', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 200 }), fc.nat(), (text, pick) => {
        const terms = searchTermsOf(text);
        const term = terms[pick % terms.length] ?? '';
        const parts = excerptOf(text, new Set([term]));
        const marked = parts.filter(({ isMatch }) => isMatch);
        expect(marked.length).toBeGreaterThan(0);
        for (const part of marked) expect(searchTermsOf(part.text)).toEqual([term]);
        const inner = parts.filter((part) => part.text !== '… ' && part.text !== ' …');
        expect(text).toContain(inner.map((part) => part.text).join(''));
        expect(inner.map((part) => part.text).join('').length).toBeLessThan(200);
      }),
    );
  });
});

describe('lineWith', () => {
  const text = 'A robot for small parts.\nPayload · 12 kg\nA robot with a payload of 12 kg.';

  function line(...found: readonly string[]): string {
    return lineWith(text, new Set(found))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');
  }

  test('is the line that says most of the words, the first of several', () => {
    expect(line('payload')).toBe('[Payload] · 12 kg');
    expect(line('robot', 'payload')).toBe('A [robot] with a [payload] of 12 kg.');
  });

  test('is how the text begins where no line says one, cut between two words', () => {
    expect(line('gripper')).toBe('A robot for small parts.');
    expect(lineWith('', new Set(['robot']))).toEqual([]);
    const [beginning, end] = lineWith('word '.repeat(100), new Set());
    expect(beginning?.text).toMatch(/^(word )+word$/);
    expect(end?.text).toBe(' …');
  });
});
