import type { DatabaseKind } from './manifest.ts';

/** What the CMS keeps its content in. */
export interface Database {
  readonly kind: DatabaseKind;
  /**
   * Writes a consistent copy into a new file; the CMS goes on meanwhile.
   *
   * @throws BackupError `database` if there is none, or if it cannot be read.
   */
  readonly copyTo: (file: string) => Promise<void>;
  /** Whether another process has it open. */
  readonly isInUse: () => Promise<boolean>;
  /** Whether a restore would replace something. */
  readonly hasContent: () => Promise<boolean>;
  /** @throws BackupError `database` if this machine cannot read such a copy. */
  readonly check: (file: string) => Promise<void>;
  /**
   * Puts a copy in the place of what is there, as a whole or not at all. An SQLite is a file of the data folder and is
   * replaced with it: nothing happens.
   */
  readonly replaceWith: (file: string) => Promise<void>;
}

/** The names of the databases in sentences. */
export const DATABASE_TITLES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
