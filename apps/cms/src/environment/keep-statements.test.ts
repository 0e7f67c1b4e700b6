import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { keepStatements } from './keep-statements.ts';
import type { SqliteConnection } from './keep-statements.ts';

interface Database extends SqliteConnection<{ all: () => unknown }> {
  exec(sql: string): void;
  close(): void;
}

// It brings no types.
const Sqlite = createRequire(import.meta.url)('better-sqlite3') as new (file: string) => Database;

function countingConnection(limit: number) {
  const prepared: string[] = [];
  const connection = {
    prepare: (sql: string) => {
      prepared.push(sql);
      return { sql };
    },
  };
  keepStatements(connection, limit);
  return { connection, prepared };
}

test('a statement that is repeated is prepared once, one of the schema each time', () => {
  const { connection, prepared } = countingConnection(10);
  const statements = ['select 1', 'pragma table_info(worlds)', 'select 1', 'pragma table_info(worlds)'];
  for (const sql of statements) expect(connection.prepare(sql)).toEqual({ sql });
  expect(prepared).toEqual(['select 1', 'pragma table_info(worlds)', 'pragma table_info(worlds)']);
});

test('of too many statements the least recently used one is dropped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 8 }),
      (asked, limit) => {
        const { connection, prepared } = countingConnection(limit);
        let latest: readonly number[] = [];
        const expected: string[] = [];
        for (const number of asked) {
          if (!latest.includes(number)) expected.push(`select ${number}`);
          latest = [number, ...latest.filter((other) => other !== number)].slice(0, limit);
          expect(connection.prepare(`select ${number}`)).toEqual({ sql: `select ${number}` });
        }
        expect(prepared).toEqual(expected);
      },
    ),
  );
});

test('a kept statement of a real database follows a change of its table', () => {
  const database = new Sqlite(':memory:');
  onTestFinished(() => database.close());
  keepStatements(database);
  database.exec("create table worlds (name text); insert into worlds values ('Norvane')");
  const all = () => database.prepare('select * from worlds').all();
  expect(all()).toEqual([{ name: 'Norvane' }]);
  database.exec("alter table worlds add column slug text default 'norvane'");
  expect(all()).toEqual([{ name: 'Norvane', slug: 'norvane' }]);
});
