import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchNumbered } from './match-numbered.ts';
import type { Belonging, GivenNumbered, ExistingNumbered } from './match-numbered.ts';

function given(key: string, number: number | undefined, title: string): GivenNumbered {
  return {
    key,
    number,
    titles: new Map([['en', title]]),
  };
}

function existing(number: number, title: string, belonging: Belonging): ExistingNumbered {
  return {
    documentId: `document ${number}`,
    number,
    titles: new Map([['en', title]]),
    belonging,
  };
}

function numbersOf(...args: Parameters<typeof matchNumbered>) {
  return Object.fromEntries([...matchNumbered(...args)].map(([key, match]) => [key, match.existing.number]));
}

describe('an article of a file', () => {
  test('is the one of its own world that has its title, whatever the numbers are', () => {
    expect(
      numbersOf([given('1-pump', 1, 'Pump')], [existing(1, 'Hall', 'own'), existing(9, 'Pump', 'own')]),
    ).toEqual({
      '1-pump': 9,
    });
  });

  test('is the one of its own world that has its number, when it was renamed', () => {
    expect(numbersOf([given('1-pump', 1, 'Pump')], [existing(1, 'Old pump', 'own')])).toEqual({
      '1-pump': 1,
    });
  });

  test('keeps apart from its twins, in order', () => {
    const twins = [
      given('10-detail', 10, 'Detail'),
      given('2-detail', 2, 'Detail'),
      given('3-x', 3, 'Detail'),
    ];
    expect(numbersOf(twins, [existing(21, 'Detail', 'own'), existing(20, 'Detail', 'own')])).toEqual({
      '2-detail': 20,
      '3-x': 21,
    });
  });

  test('without a number, as tours have them, is found by its title among its own world’s alone', () => {
    const tour = [given('kitchen', undefined, 'Kitchen'), given('kitchen-2', undefined, 'Kitchen')];
    expect(numbersOf(tour, [existing(4, 'Kitchen', 'foreign'), existing(5, 'Kitchen', 'own')])).toEqual({
      kitchen: 5,
    });
  });

  test('is not taken for another one whose title happens to be in another language', () => {
    const german: GivenNumbered = { key: '2-neues', number: 2, titles: new Map([['de', 'Neues']]) };
    expect(numbersOf([german], [existing(2, 'Neues', 'free')])).toEqual({});
  });

  test('is never more than lent one of another world, and not once it is known to differ', () => {
    const entries = [given('1-welcome', 1, 'Welcome')];
    const others = [existing(1, 'Welcome', 'foreign')];
    expect(matchNumbered(entries, others).get('1-welcome')?.isTentative).toBe(true);
    expect(numbersOf(entries, others, new Set(['document 1']))).toEqual({});
    expect(numbersOf([given('2-welcome', 2, 'Welcome')], others)).toEqual({});
  });
});

const title = fc.constantFrom('', 'Detail', 'Kitchen', 'Welcome');
const files = fc
  .uniqueArray(fc.record({ number: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), title }), {
    maxLength: 6,
    selector: ({ number }) => number ?? Symbol('none'),
  })
  .map((entries) => entries.map((entry, index) => given(`${index}`, entry.number, entry.title)));
const systems = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 8 }),
      title,
      belonging: fc.constantFrom('own', 'foreign', 'free'),
    }),
    { maxLength: 8, selector: ({ number }) => number },
  )
  .map((entries) =>
    entries.map((entry) => existing(entry.number, entry.title, entry.belonging as Belonging)),
  );

test('no two entries match the same document, whatever the file and the CMS contain', () => {
  fc.assert(
    fc.property(files, systems, (entries, all) => {
      const documents = [...matchNumbered(entries, all).values()].map((match) => match.existing.documentId);
      expect(new Set(documents).size).toBe(documents.length);
    }),
  );
});

test('entries of other worlds are only matched tentatively, whatever the file and the CMS contain', () => {
  fc.assert(
    fc.property(files, systems, (entries, all) => {
      for (const { existing: found, isTentative } of matchNumbered(entries, all).values()) {
        expect(isTentative || found.belonging !== 'foreign').toBe(true);
      }
      const excluded = new Set(all.map(({ documentId }) => documentId));
      for (const { isTentative } of matchNumbered(entries, all, excluded).values())
        expect(isTentative).toBe(false);
    }),
  );
});
