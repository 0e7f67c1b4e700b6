/** An image's files cannot be put together; the message is a sentence for the person who builds it. */
export class AssembleError extends Error {
  override readonly name = 'AssembleError';
}
