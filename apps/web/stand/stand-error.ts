/** A stand cannot be built: the message is a sentence for the person who wanted it. */
export class StandBuildError extends Error {
  override readonly name = 'StandBuildError';
}
