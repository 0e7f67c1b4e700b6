import { expect, test } from 'vitest';
import { TableError } from '../table/read-table.ts';
import { tableNameOf } from './table-kinds.ts';

const LOCALES = ['en', 'de'];

function faultOf(columns: readonly string[]): unknown {
  try {
    return tableNameOf(columns, LOCALES);
  } catch (error) {
    return error instanceof TableError ? error.fault : error;
  }
}

test('the columns say what a table holds', () => {
  expect(tableNameOf(['article', 'language', 'title'], LOCALES)).toBe('articles');
  expect(tableNameOf(['hotspot', 'target'], LOCALES)).toBe('hotspots');
  expect(tableNameOf(['kind', 'entry', 'text', 'note', 'en', 'de'], LOCALES)).toBe('translations');
});

test('a column that says nothing here is not ignored: it may be a misspelt one', () => {
  expect(faultOf(['article', 'language', 'titel'])).toEqual({ code: 'unknownColumns', what: 'titel' });
  expect(faultOf(['kind', 'entry', 'text', 'nl'])).toEqual({ code: 'unknownColumns', what: 'nl' });
  expect(faultOf(['title'])).toMatchObject({ code: 'missingColumns' });
});
