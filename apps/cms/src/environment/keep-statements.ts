/** The parts of a connection of `better-sqlite3` that are used here. */
export interface SqliteConnection<Statement> {
  prepare: (sql: string) => Statement;
}

/** Seeding the demo uses some 1,700 statements, each of which takes 11 kB (measured on 2026-11-26). */
const MAX_KEPT = 2_000;

/** The statements that are repeated. All others, as those of the schema, are prepared each time. */
const REPEATED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Makes a connection prepare each statement once. Knex prepares a statement for every query, and SQLite plans it
 * again: with the many joins of Strapi's queries that took longer than the queries themselves. The least recently used
 * statement is dropped first. When the schema changes, SQLite prepares a kept statement again by itself.
 */
export function keepStatements<Statement>(connection: SqliteConnection<Statement>, limit = MAX_KEPT): void {
  const kept = new Map<string, Statement>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (!REPEATED.test(sql)) return prepare(sql);
    const statement = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const oldest = kept.size > limit ? kept.keys().next() : undefined;
    if (oldest?.done === false) kept.delete(oldest.value);
    return statement;
  };
}
