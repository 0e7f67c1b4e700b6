import type { ContentChange } from '@vitrine/content/content-answers';
import { z } from 'zod';
import { hasBearer } from '../http/bearer.ts';
import { readBody } from '../http/read-body.ts';
import { replyJson } from '../http/reply.ts';

/** A longer body counts as “everything”, in bytes: it would name nearly that. */
const MAX_ANNOUNCEMENT_BYTES = 8 * 1024;

const announcementSchema = z.object({
  changes: z
    .array(
      z
        .object({ collection: z.string().min(1), locale: z.string().min(1).optional() })
        .transform(({ collection, locale }): ContentChange =>
          locale === undefined ? { collection } : { collection, locale },
        ),
    )
    .min(1),
});

/** The changes that an announcement names; `undefined` if none can be read. */
async function readChanges(request: Request): Promise<readonly ContentChange[] | undefined> {
  try {
    return announcementSchema.parse(JSON.parse((await readBody(request, MAX_ANNOUNCEMENT_BYTES)) ?? ''))
      .changes;
  } catch {
    return undefined;
  }
}

/**
 * `POST /-/revalidate`: the CMS announces a publication as `{"changes": [{"collection": "content-locations",
 * "locale": "en"}]}`; any other body means everything. Answers as soon as the body is read; the refresh runs
 * meanwhile.
 */
export function createRevalidate(options: {
  readonly secret: string;
  readonly announce: (changes?: readonly ContentChange[]) => void;
}) {
  return async (request: Request): Promise<Response> => {
    if (!hasBearer(request, options.secret)) {
      return replyJson({ error: 'The secret is missing or wrong.' }, { status: 401 });
    }
    options.announce(await readChanges(request));
    return replyJson({ accepted: true }, { status: 202 });
  };
}
