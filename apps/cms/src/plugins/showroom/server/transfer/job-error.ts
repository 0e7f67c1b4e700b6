/** A request that cannot be fulfilled now; the message is for the editor. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** `busy`: other work is running. `otherFile`: the current file is not the one that the request names. */
  readonly reason: 'busy' | 'otherFile' | 'refused';

  constructor(reason: JobError['reason'], sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
