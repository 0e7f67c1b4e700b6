import { describe, expect, test } from 'vitest';
import { WORLD_FILE_LIMITS } from './limits.ts';
import { readWorldJson } from './read-world-json.ts';
import type { WorldFile } from './world-file.ts';
import { WorldFileError } from './world-file-error.ts';

/** A world file's JSON with something else in it. */
function json(changed: object = {}): string {
  return JSON.stringify({
    format: 'vitrine-world',
    version: 1,
    locales: ['en', 'de'],
    entries: { worlds: { hall: { slug: 'hall', name: { en: 'Hall', de: 'Halle' } } } },
    media: {},
    ...changed,
  });
}

function read(given: string | Uint8Array): WorldFile {
  return readWorldJson(
    typeof given === 'string' ? new TextEncoder().encode(given) : given,
    WORLD_FILE_LIMITS,
  );
}

function refused(given: string | Uint8Array): { code: string; message: string } {
  try {
    read(given);
  } catch (error) {
    if (error instanceof WorldFileError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('It was read.');
}

describe('a world.json that is refused', () => {
  test.each([
    ['{"format": "vitrine-world", }', 'notJson', 'is not valid JSON'],
    [json({ version: 2 }), 'newerVersion', 'which a newer Vitrine has written'],
    [json({ format: 'holiday' }), 'wrongShape', 'world.json, format:'],
    [json({ locales: [] }), 'wrongShape', 'world.json, locales:'],
    [json({ locales: ['en', 'en'] }), 'wrongShape', 'names a language twice'],
    [json({ locales: ['../en'] }), 'wrongShape', 'is no language'],
    [json({ entries: { users: {} } }), 'wrongShape', 'users'],
    [json({ entries: { worlds: [] } }), 'wrongShape', 'world.json, entries.worlds:'],
    [json({ more: 1 }), 'wrongShape', 'more'],
    ['[]', 'wrongShape', 'world.json:'],
  ])('%s', (text, code, sentence) => {
    const refusal = refused(text);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(sentence);
  });

  test('when it is not UTF-8', () => {
    expect(refused(Uint8Array.from([0x22, 0xff, 0x22]))).toMatchObject({ code: 'notJson' });
  });

  test('when it has a key twice, however it is written', () => {
    const twice = json().replace('"hall":{', '"h\\u0061ll":{},"hall":{');
    expect(refused(twice)).toEqual({
      code: 'duplicateKey',
      message: 'world.json holds the key “hall” twice in the same object: only one of the two can be meant.',
    });
  });

  test('but not when two entries use the same key, or a text looks like one', () => {
    const entries = {
      worlds: { hall: { name: '{"a":1,"a":2}' } },
      locations: { hall: { title: 'hall":' } },
    };
    expect(read(json({ entries })).entries).toEqual(entries);
  });

  test('for a key that would change what an object is', () => {
    expect(refused(json().replace('"slug"', '"__proto__"'))).toMatchObject({ code: 'duplicateKey' });
  });

  test('when it is deeper than any world', () => {
    const deep = '['.repeat(400_000) + ']'.repeat(400_000);
    expect(refused(deep)).toMatchObject({ code: 'tooDeep' });
  });
});
