import { ContentError } from '../errors.ts';
import type { AccessCodes } from '../normalise/access.ts';
import { worldAccessSchema } from '../wire/world.ts';
import { isRecord, unwrap } from '../wire/unwrap.ts';
import { requestJson } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

/**
 * Reads the codes of protected worlds, which REST never sends with the worlds themselves.
 *
 * @returns `unknown` where the CMS has no such endpoint or refuses it to this token.
 * @throws ContentError when the CMS is unreachable or its answer is invalid.
 */
export async function readAccessCodes(connection: CmsConnection): Promise<AccessCodes> {
  const path = '/api/world-access';
  const answer = await requestJson(connection, path).catch((error: unknown) => {
    const isWithheld =
      error instanceof ContentError && (error.kind === 'notFound' || error.kind === 'unauthorised');
    if (isWithheld) return undefined;
    throw error;
  });
  if (answer === undefined) return 'unknown';
  const entries = unwrap(isRecord(answer) && 'data' in answer ? answer['data'] : answer);
  const parsed = worldAccessSchema.safeParse(entries);
  if (!parsed.success) {
    throw new ContentError('invalid', `The CMS's answer for ${path} is not a list of codes.`, { path });
  }
  const codes = new Map<string, string[]>();
  // A blank one is kept: the world requires a code and has none.
  for (const { slug, password } of parsed.data) {
    codes.set(slug, [...(codes.get(slug) ?? []), password ?? '']);
  }
  return codes;
}
