/** Why a tour is refused as a whole. */
export type TourErrorCode =
  | 'tooLarge'
  | 'tooDeep'
  | 'tooMany'
  | 'notReadable'
  | 'notATour'
  | 'forbidden'
  | 'duplicateId'
  | 'nothingLeft';

/** A tour that is not imported at all. Its message is a complete sentence for an editor. */
export class TourError extends Error {
  override readonly name = 'TourError';
  readonly code: TourErrorCode;

  constructor(code: TourErrorCode, sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
