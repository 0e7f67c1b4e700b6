/** A file of the media library. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  /** In the default language. */
  readonly alternativeText: string | null;
  /** In the others: see `alternativeTextsOf`. */
  readonly alternative_texts?: unknown;
  readonly caption: string | null;
  readonly url: string;
  readonly hash: string;
  readonly ext: string | null;
  readonly mime: string;
  /** In kilobytes of 1,000 bytes. */
  readonly size: number;
  readonly provider: string;
  readonly formats: Readonly<Record<string, { readonly url: string }>> | null;
}
