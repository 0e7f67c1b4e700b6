import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSynonyms, SYNONYM_LIMITS, termsOfQuery, withSynonyms } from './synonyms.ts';
import type { SearchQuery } from './synonyms.ts';
import { searchTermsOf } from './words.ts';

/** Whether a text is found, by the index's own rules: all words or one of them, the last one by its beginning. */
function finds(query: SearchQuery, text: string): boolean {
  const words = searchTermsOf(text);
  const matches = (part: SearchQuery, isPrefix: boolean): boolean => {
    if (typeof part === 'string') {
      const terms = searchTermsOf(part);
      return terms.every((term, index) =>
        words.some(
          (word) => word === term || (isPrefix && index === terms.length - 1 && word.startsWith(term)),
        ),
      );
    }
    const answers = part.queries.map((inner) => matches(inner, part.prefix ?? isPrefix));
    return part.combineWith === 'AND' ? answers.every(Boolean) : answers.some(Boolean);
  };
  return matches(query, true);
}

const robots = readSynonyms('robot = manipulator, arm\nconveyor belt = transport line');

function found(query: string, text: string) {
  return finds(withSynonyms(query, robots), text);
}

describe('readSynonyms', () => {
  test('reads a group a line, with the signs that editors use', () => {
    expect(readSynonyms('robot = manipulator, arm\r\n Förderband;conveyor  belt \n')).toEqual([
      ['robot', 'manipulator', 'arm'],
      ['Förderband', 'conveyor belt'],
    ]);
  });

  test('leaves out what says nothing, and what is too much', () => {
    expect(readSynonyms('\nalone\nRobot = robot\n= , ;\n—=–')).toEqual([]);
    const lines = Array.from({ length: SYNONYM_LIMITS.groups + 9 }, (_, line) =>
      Array.from({ length: SYNONYM_LIMITS.inGroup + 9 }, (_word, word) => `w${line}x${word}`).join(','),
    );
    const groups = readSynonyms(lines.join('\n'));
    expect(groups.length).toBe(SYNONYM_LIMITS.groups);
    expect(groups.every((group) => group.length === SYNONYM_LIMITS.inGroup)).toBe(true);
  });
});

describe('withSynonyms', () => {
  test('works in both directions, and between all words of a group', () => {
    expect(found('robot', 'The arm turns.')).toBe(true);
    expect(found('arm', 'A robot of six axes.')).toBe(true);
    expect(found('manipulator', 'The arm turns.')).toBe(true);
    expect(found('gripper', 'The arm turns.')).toBe(false);
  });

  test('knows several words together, and leaves the others of the query as they are', () => {
    expect(found('transport line', 'The conveyor is a belt.')).toBe(true);
    expect(found('fast conveyor belt', 'A fast line for transport.')).toBe(true);
    expect(found('fast conveyor belt', 'A slow transport line.')).toBe(false);
    expect(found('conveyor', 'A transport line.')).toBe(false);
  });

  test('recognises a word by its beginning while it is written, with a mistake, and in its plural', () => {
    expect(found('manip', 'The arm turns.')).toBe(true);
    expect(found('man', 'The arm turns.')).toBe(false);
    expect(found('manipulater', 'The arm turns.')).toBe(true);
    expect(found('robots', 'The arm turns.')).toBe(true);
    expect(found('arm', 'Manipulators of all sizes.')).toBe(true);
  });

  test('leaves a query alone that holds no such word', () => {
    expect(withSynonyms('gripper with ', robots)).toBe('gripper with ');
    expect(withSynonyms('robot', [])).toBe('robot');
    expect(withSynonyms(' ', robots)).toBe(' ');
    expect(withSynonyms('robot '.repeat(100), robots)).toBe('robot '.repeat(100));
  });

  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const aGroup = fc.uniqueArray(phrase, { minLength: 2, maxLength: 5 });
  const someGroups = fc.array(aGroup, { minLength: 1, maxLength: 5 });

  test('finds by each word of a group what every other word of it finds, whatever else is a synonym', () => {
    fc.assert(
      fc.property(someGroups, fc.nat(), fc.nat(), fc.nat(), (groups, whole, one, other) => {
        const lines = groups.map((group) => group.join(' = '));
        const group = groups[whole % groups.length] ?? [];
        const asked = group[one % group.length] ?? '';
        const text = group[other % group.length] ?? '';
        expect(finds(withSynonyms(asked, readSynonyms(lines.join('\n'))), text)).toBe(true);
        expect(finds(withSynonyms(text, readSynonyms(lines.toReversed().join('\n'))), asked)).toBe(true);
      }),
    );
  });

  test('never finds less than without synonyms', () => {
    fc.assert(
      fc.property(someGroups, fc.array(word, { minLength: 1, maxLength: 6 }), (groups, words) => {
        const query = words.join(' ');
        const asked = withSynonyms(query, groups);
        expect(finds(asked, query)).toBe(true);
        expect(termsOfQuery(asked)).toEqual(expect.arrayContaining(words));
      }),
    );
  });
});
