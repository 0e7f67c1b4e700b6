import {
  assert,
  constant,
  dictionary,
  integer,
  jsonValue,
  property,
  record,
  string,
  tuple,
  uint8Array,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { readWorldArchive, writeWorldArchive } from './archive.ts';
import { WORLD_FILE_TYPES } from './world-file.ts';
import type { WorldFile } from './world-file.ts';

/** What a name of a world file may hold (`read-world-json.ts`). */
function isNoControl(sign: string): boolean {
  return /^\P{Cc}$/u.test(sign);
}

test('a packed world keeps whatever entries, names and bytes there are', () => {
  // `stringMatching(/\P{Cc}/u)` would list all 1.1 million code points first, which takes seconds.
  const sign = integer({ min: 0, max: 0x10_ffff }).map(String.fromCodePoint).filter(isNoControl);
  const name = string({ unit: sign, minLength: 1, maxLength: 40 }).filter((key) => key !== '__proto__');
  const value = jsonValue({ maxDepth: 2 }).filter((given) => !JSON.stringify(given).includes('__proto__'));
  const entries = dictionary(name, dictionary(name, value, { maxKeys: 4, noNullPrototype: true }), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  const world = record({
    format: constant('vitrine-world' as const),
    version: constant(1 as const),
    locales: constant(['en', 'de']),
    entries: record(Object.fromEntries(WORLD_FILE_TYPES.map((type) => [type, entries])), {
      requiredKeys: [],
      noNullPrototype: true,
    }),
  });
  const media = uniqueArray(tuple(name, uint8Array({ maxLength: 2_000 })), {
    selector: ([own]) => own,
    maxLength: 5,
  });
  assert(
    property(world, media, (given, files) => {
      const shown: WorldFile = {
        ...given,
        media: Object.fromEntries(
          files.map(([own], index) => [own, { file: `${index}.svg`, alternativeText: own }]),
        ),
      };
      const contents = new Map(files.map(([, content], index) => [`${index}.svg`, content]));
      const packed = writeWorldArchive(shown, contents);
      const back = readWorldArchive(packed);
      expect(new Map([...back.media].map(([file, content]) => [file, [...content]]))).toEqual(
        new Map([...contents].map(([file, content]) => [file, [...content]])),
      );
      expect(back.worldFile.media).toEqual(shown.media);
      for (const type of WORLD_FILE_TYPES) {
        // JSON knows no -0.
        expect(back.worldFile.entries[type] ?? {}).toEqual(
          JSON.parse(JSON.stringify(given.entries[type] ?? {})),
        );
      }
      expect(writeWorldArchive(back.worldFile, back.media)).toEqual(packed);
    }),
    { numRuns: 40 },
  );
});
