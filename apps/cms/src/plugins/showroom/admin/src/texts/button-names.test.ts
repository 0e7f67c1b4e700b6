import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const SOURCES = new URL('../', import.meta.url);

/** An element that is given a name, with what else it is given, and nothing but a text between its tags. */
const NAMED =
  /aria-label=\{t\((?<name>(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\)\}(?:[^<>]|=>)*>\s*\{t\((?<text>[^{}]*)\)\}\s*<\//g;

const KEY = /'(?<key>[a-z]\w*(?:\.\w+)+)'/gi;

function keysIn(code = ''): readonly (keyof typeof en)[] {
  return Array.from(code.matchAll(KEY), ({ groups }) => groups?.['key'] as keyof typeof en);
}

/** The keys of the names, each with that of the text that is read there; where there are two of both, in pairs. */
function namedTexts() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => Array.from(readFileSync(new URL(file, SOURCES), 'utf8').matchAll(NAMED)))
    .flatMap(({ groups }) => {
      const [names, texts] = [keysIn(groups?.['name']), keysIn(groups?.['text'])];
      // A text that the name inserts is in it.
      if (texts.some((text) => names.includes(text))) return [];
      return names.map((name, index) => ({ name, text: texts[index] ?? name }));
    });
}

/** Who speaks to a device says what can be read: the name has to contain it, in capitals or not. */
test.each(Object.entries({ en, de }))('the name of a button contains its text, in %s', (_, texts) => {
  const pairs = namedTexts();
  expect(pairs.length, 'the buttons are found').toBeGreaterThan(15);
  const lacking = pairs.filter(
    ({ name, text }) => !texts[name].toLowerCase().includes(texts[text].toLowerCase()),
  );
  expect(lacking).toEqual([]);
});
