/** What an editor is told who asks for something that cannot be done now. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** `busy`: somebody else's work is under way. `otherFile`: another file was received than the one that is named. */
  readonly reason: 'busy' | 'otherFile' | 'refused';

  constructor(reason: JobError['reason'], sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
