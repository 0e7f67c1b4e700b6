import { z } from 'zod';
import type { ContentMark, ContentMarks } from '../content-marks.ts';
import { ContentError } from '../errors.ts';
import { requestJson } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

const listSchema = z.object({
  data: z.array(
    z.object({ collection: z.string().min(1), locale: z.string().min(1).optional(), mark: z.string() }),
  ),
});

/**
 * Reads the checksums of the published content.
 *
 * @returns undefined where the CMS has no such endpoint, refuses it to this token or sends an invalid answer: whether
 * anything has changed is unknown then.
 * @throws ContentError `unreachable` or `timeout`.
 */
export async function readContentMarks(connection: CmsConnection): Promise<ContentMarks | undefined> {
  const answer = await requestJson(connection, '/api/content-marks').catch((error: unknown) => {
    if (error instanceof ContentError && error.kind !== 'unreachable' && error.kind !== 'timeout') {
      return undefined;
    }
    throw error;
  });
  const parsed = listSchema.safeParse(answer);
  if (!parsed.success || parsed.data.data.length === 0) return undefined;
  return parsed.data.data.map(({ collection, locale, mark }): ContentMark =>
    locale ? { collection, locale, mark } : { collection, mark },
  );
}
