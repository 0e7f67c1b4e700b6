import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Words that English has once and German several times, each with what it is said of. */
const SEVERAL_MEANINGS = {
  changed: 'before an entry that someone changed; instead of a value',
  published: 'before an entry that someone published; of an entry',
  'Create a world': 'the heading of a step, which has an article in German; a button',
  Duplicate: 'a finding; a button',
  Open: 'comments; a button',
  Plan: 'a drawing; a button',
  'Someone else': 'in the dative in German; at the beginning of a sentence',
  'Take theirs': 'a value; a version of a text',
} as const;

test('what is said in one way in English is said in one way in German', () => {
  const germanOf = new Map<string, Set<string>>();
  for (const [key, english] of Object.entries(en) as [keyof typeof en, string][]) {
    germanOf.set(english, (germanOf.get(english) ?? new Set()).add(de[key]));
  }
  const differing = [...germanOf].flatMap(([english, german]) => (german.size > 1 ? [english] : []));
  expect(differing.toSorted()).toEqual(Object.keys(SEVERAL_MEANINGS).toSorted());
});
