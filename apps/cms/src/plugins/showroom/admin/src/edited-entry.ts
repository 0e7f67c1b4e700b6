/** The entry whose edit view shows a panel, as the content manager describes it. */
export interface EditedEntry {
  readonly model: string;
  /** Absent for a new entry and for a single type. */
  readonly documentId?: string;
  readonly document?: {
    readonly documentId?: string;
    readonly updatedAt?: unknown;
    readonly status?: string;
  };
}
