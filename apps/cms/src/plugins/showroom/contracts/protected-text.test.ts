import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasWords, protectText, restoreText } from './protected-text.ts';

test.each<[string, readonly string[], (readonly string[])?]>([
  ['The NV-6 carries 12 kg.', ['NV-6', '12 kg']],
  ['Repeatability: ±0.02 mm, 1,410 mm of reach', ['±0.02 mm', '1,410 mm']],
  ['Sealed to IP67 by ISO 9283', ['IP67', '9283']],
  ['0 to 45 °C, 98 %', ['0', '45 °C', '98 %']],
  ['See <b>more</b> at https://norvane.example/a?b=1.', ['<b>', '</b>', 'https://norvane.example/a?b=1']],
  ['[Data sheet](/files/sheet.pdf) or anna@norvane.example', ['(/files/sheet.pdf)', 'anna@norvane.example']],
  ['Motion Studio plans; Motion Studios do not', ['Motion Studio'], ['Motion Studio', 'Motion']],
  ['Already [[0]] here', ['[[0]]']],
  ['Plain words', []],
])('of “%s” it keeps %j', (text, kept, names = []) => {
  const guarded = protectText(text, names);
  // A name within a longer name is kept as well.
  expect(guarded.kept.filter((part) => part !== 'Motion')).toEqual(kept);
  expect(restoreText(guarded, guarded.text)).toEqual({ text });
});

test('kept parts may change their order', () => {
  const guarded = protectText('12 kg at 3 m');
  expect(restoreText(guarded, 'bei [[1]] dann [ [0] ]')).toEqual({ text: 'bei 3 m dann 12 kg' });
});

test.each([
  ['Trägt viel.', ['12 kg']],
  ['Trägt [[0]] und [[0]].', ['12 kg']],
  ['Trägt [[0]], also 13 kg.', ['13']],
  ['Trägt [[0]] und [[1]].', ['[[1]]']],
])('“%s” is no translation: it says what was not kept', (translated, lost) => {
  expect(restoreText(protectText('Carries 12 kg.'), translated)).toEqual({ lost });
});

/** Every text of the demo. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ROOT = join(import.meta.dirname, '../../../../../..');
const demo = textsIn(JSON.parse(readFileSync(join(ROOT, 'demo/snapshot/en.json'), 'utf8')).articles);

test('numbers of every text of the demo are the same before and after, whatever is made of its words', () => {
  expect(demo.length).toBeGreaterThan(1000);
  for (const text of demo) {
    const guarded = protectText(text);
    expect(guarded.text.replaceAll(/\[\[\d+\]\]/g, '')).not.toMatch(/\p{N}/u);
    const restored = restoreText(guarded, guarded.text.toUpperCase());
    expect('text' in restored && restored.text.match(/\p{N}+/gu)).toEqual(text.match(/\p{N}+/gu) ?? null);
  }
});

test('a text of any signs comes back', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...demo.slice(0, 200)), (typed, text) => {
      const both = `${typed} ${text}`;
      const guarded = protectText(both, ['Norvane']);
      expect(restoreText(guarded, guarded.text)).toEqual({ text: both });
    }),
  );
});

test('what is a number alone needs no translation', () => {
  expect(hasWords(protectText('± 12 kg'))).toBe(false);
  expect(hasWords(protectText('12 robots'))).toBe(true);
});
