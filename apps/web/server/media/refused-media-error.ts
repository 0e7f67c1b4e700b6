/** A file that this server does not fetch; the message ends the sentence “It is not fetched: …”. */
export class RefusedMediaError extends Error {
  override readonly name = 'RefusedMediaError';
}
