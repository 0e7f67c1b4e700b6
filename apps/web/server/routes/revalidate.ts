import { VISITOR_ACCOUNTS } from '@vitrine/content/content-answers';
import type { ContentChange } from '@vitrine/content/content-answers';
import { z } from 'zod';
import type { Bus } from '../coordination/coordination.ts';
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
function readChanges(text: string): readonly ContentChange[] | undefined {
  try {
    return announcementSchema.parse(JSON.parse(text)).changes;
  } catch {
    return undefined;
  }
}

/**
 * `POST /-/revalidate`: the CMS announces a publication as `{"changes": [{"collection": "content-locations",
 * "locale": "en"}]}`; any other body means everything. Answers as soon as the body is read; the refresh runs
 * meanwhile.
 */
export function createRevalidate(options: { readonly secret: string; readonly announce: Announce }) {
  return async (request: Request): Promise<Response> => {
    if (!hasBearer(request, options.secret)) {
      return replyJson({ error: 'The secret is missing or wrong.' }, { status: 401 });
    }
    options.announce(readChanges((await readBody(request, MAX_ANNOUNCEMENT_BYTES)) ?? ''));
    return replyJson({ accepted: true }, { status: 202 });
  };
}

/** Refreshes what changed; everything when absent. */
type Announce = (changes?: readonly ContentChange[]) => void;

/** Under which the bus carries announcements. */
const TOPIC = 'content';

/**
 * Passes an announcement that one process gets on to all others: each reads the CMS by itself, and so does one that
 * may have missed some.
 *
 * @param parts.accountsChanged an account of a visitor has changed.
 * @returns what announces here and everywhere else.
 */
export function announceEverywhere(
  bus: Bus,
  parts: {
    readonly announce: Announce;
    readonly reload: () => Promise<unknown>;
    readonly accountsChanged: () => void;
  },
): Announce {
  const announceHere: Announce = (changes) => {
    const ofContent = changes?.filter(({ collection }) => collection !== VISITOR_ACCOUNTS);
    if (ofContent?.length !== changes?.length) parts.accountsChanged();
    if (ofContent?.length !== 0) parts.announce(ofContent);
  };
  bus.subscribe(TOPIC, (message) => announceHere(readChanges(message)));
  bus.onGap(() => {
    parts.accountsChanged();
    void parts.reload();
  });
  return (changes) => {
    announceHere(changes);
    bus.publish(TOPIC, JSON.stringify({ changes }));
  };
}
