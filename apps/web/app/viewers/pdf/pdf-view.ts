/** A document as the page offers it. */
export interface DocumentView {
  /** Its title, else its file's name. */
  readonly title: string;
  /** Where this showroom serves it. */
  readonly url: string;
  /** The file name of the download. */
  readonly fileName: string;
  /** Its kind as people know it: `PDF`, `ZIP`. */
  readonly type: string;
  /** Bytes; absent where unknown. */
  readonly size?: number;
  /** Whether it can be read here; other kinds are only offered for download. */
  readonly isPdf: boolean;
}
