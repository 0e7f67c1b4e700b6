/** The whole text of a body, or `undefined` once it is longer than `limit` bytes, whatever length it announced. */
export async function readBody(
  message: Pick<Request | Response, 'body'>,
  limit: number,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of message.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
