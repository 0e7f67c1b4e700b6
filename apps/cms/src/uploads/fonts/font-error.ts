/** Why a font cannot be used on pages. */
export type FontFault =
  /** It cannot be read to its end, or lacks a part that browsers need. */
  | 'broken'
  /** Several fonts in one file; a browser would not know which one to use. */
  | 'collection'
  /** Its maker forbids that it is embedded. */
  | 'licence';

/** A font that is not taken. */
export class FontError extends Error {
  readonly fault: FontFault;

  constructor(fault: FontFault, options?: ErrorOptions) {
    super(`The font is not taken: ${fault}.`, options);
    this.name = 'FontError';
    this.fault = fault;
  }
}
