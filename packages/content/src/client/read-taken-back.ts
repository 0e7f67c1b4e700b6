import { z } from 'zod';
import type { TakenBack } from '../content-answers.ts';
import { requestIfThere } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

const listSchema = z.object({
  data: z.array(
    z.object({
      collection: z.string().min(1),
      documentId: z.string().min(1),
      locale: z.string().min(1).nullish(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

/**
 * Reads which entries editors have unpublished or deleted and not published again since.
 *
 * @returns none where the CMS has no such endpoint, refuses it to this token or sends an invalid answer: a loss then
 * counts as unannounced.
 * @throws ContentError `unreachable` or `timeout`.
 */
export async function readTakenBack(connection: CmsConnection): Promise<readonly TakenBack[]> {
  const parsed = listSchema.safeParse(await requestIfThere(connection, '/api/taken-back'));
  if (!parsed.success) return [];
  return parsed.data.data.map(({ collection, documentId, locale, at: text }): TakenBack => {
    const at = Date.parse(text);
    return locale ? { collection, documentId, locale, at } : { collection, documentId, at };
  });
}
