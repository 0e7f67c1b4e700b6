import { z } from 'zod';
import type { ContentChecksum, ContentChecksums } from '../content-checksums.ts';
import { requestIfThere } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

const listSchema = z.object({
  data: z.array(
    z.object({ collection: z.string().min(1), locale: z.string().min(1).optional(), checksum: z.string() }),
  ),
});

/**
 * Reads the checksums of the published content.
 *
 * @returns undefined where the CMS has no such endpoint, refuses it to this token or sends an invalid answer: whether
 * anything has changed is unknown then.
 * @throws ContentError `unreachable` or `timeout`.
 */
export async function readContentChecksums(connection: CmsConnection): Promise<ContentChecksums | undefined> {
  const parsed = listSchema.safeParse(await requestIfThere(connection, '/api/content-checksums'));
  if (!parsed.success || parsed.data.data.length === 0) return undefined;
  return parsed.data.data.map(({ collection, locale, checksum }): ContentChecksum =>
    locale ? { collection, locale, checksum } : { collection, checksum },
  );
}
