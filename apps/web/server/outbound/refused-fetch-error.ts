/**
 * What content names and this server does not fetch: from there, or what came from there. The message ends the sentence
 * “It is not fetched: …”.
 */
export class RefusedFetchError extends Error {
  override readonly name = 'RefusedFetchError';
}
