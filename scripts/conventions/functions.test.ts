import { expect, test } from 'vitest';
import { boundArrows } from './functions.ts';
import { parseSource } from './source.ts';

function found(text: string) {
  return boundArrows(parseSource('a.ts', text)).map(({ line, name }) => `${line} ${name}`);
}

test('arrow functions that a module binds are found, exported or not', () => {
  expect(found('export const a = () => 1;\nconst b = async (x: number) => x;\n')).toEqual(['1 a', '2 b']);
});

test('declarations, typed constants and what is inside a function are left alone', () => {
  const text =
    'function a() { const b = () => 1; return b; }\nconst c: Handler = (x) => x;\nconst d = wrap(() => 1);\n';
  expect(found(text)).toEqual([]);
});
