/** Why a tour is refused as a whole. */
export type TourErrorCode =
  | 'tooLarge'
  | 'tooDeep'
  | 'tooMany'
  | 'notReadable'
  | 'notATour'
  | 'forbidden'
  | 'duplicateId'
  /** The description is encrypted: krpano alone can read it. */
  | 'encrypted'
  /** Several tours, of which one has to be chosen. */
  | 'severalTours'
  | 'nothingLeft';

/** One of several tours in the same files. */
export interface TourChoice {
  /** The file that describes it: what chooses it. */
  readonly at: string;
  readonly format: 'pannellum' | 'marzipano' | 'krpano';
  /** Its name, never empty. */
  readonly name: string;
  readonly scenes: number;
}

/** A tour that is not imported at all. Its message is a complete sentence for an editor. */
export class TourError extends Error {
  override readonly name = 'TourError';
  readonly code: TourErrorCode;
  /** What there is to choose from; empty for every code but `severalTours`. */
  readonly choices: readonly TourChoice[];

  constructor(code: TourErrorCode, sentence: string, cause?: unknown, choices: readonly TourChoice[] = []) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.code = code;
    this.choices = choices;
  }
}
