/** What an editor is told who asks for something that cannot be done now. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  /** `busy`: somebody else's work is under way. `otherFile`: another file lies on the desk than the one that is named. */
  readonly reason: 'busy' | 'otherFile' | 'refused';

  constructor(reason: DeskError['reason'], sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
