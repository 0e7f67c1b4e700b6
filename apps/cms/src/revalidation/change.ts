/** A change of content that visitors see. */
export interface Change {
  /** The last part of the REST path: a collection's plural name, a single type's singular one. */
  readonly collection: string;
  /** The only locale that changed; absent if all did. */
  readonly locale?: string;
}

/** A change with its id: web servers announce it to each other as well, and each reads it once. */
export interface AnnouncedChange extends Change {
  /** The same for every web server, and never that of another change. */
  readonly id: string;
}

export interface Announcer {
  /** Returns immediately; the announcement follows. */
  readonly changed: (change: Change) => void;
  /**
   * Waits until nothing is pending: every web server was told, or could not be told for so long that its next poll
   * has found it.
   *
   * @returns False if the announcer was stopped before.
   */
  readonly settled: () => Promise<boolean>;
  /** Drops pending announcements: web servers find these changes with their next poll. */
  readonly stop: () => void;
}
