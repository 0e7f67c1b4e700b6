/** A span that has ended, as `record-spans.ts` writes it down. */
export interface RecordedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Absent: it is the first of its trace. */
  readonly parentId?: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}
