import { VISITOR_ACCOUNTS } from '@vitrine/content/content-answers';
import type { ContentChange } from '@vitrine/content/content-answers';
import { z } from 'zod';
import type { Bus } from '../coordination/coordination.ts';
import { hasBearer } from '../http/bearer.ts';
import { readBody } from '../http/read-body.ts';
import { replyJson } from '../http/reply.ts';

/** A longer body counts as “everything”, in bytes: it would name nearly that. */
const MAX_ANNOUNCEMENT_BYTES = 8 * 1024;

/** A change with the id that the CMS gives to it. */
interface AnnouncedChange extends ContentChange {
  /** The same for every web server; absent where a CMS gives none. */
  readonly id?: string;
}

const announcementSchema = z.object({
  changes: z
    .array(
      z
        .object({
          collection: z.string().min(1),
          locale: z.string().min(1).optional(),
          id: z.string().min(1).max(64).optional(),
        })
        .transform(({ collection, locale, id }): AnnouncedChange => ({
          collection,
          ...(locale !== undefined && { locale }),
          ...(id !== undefined && { id }),
        })),
    )
    .min(1),
});

/** The changes that an announcement names; `undefined` if none can be read. */
function readChanges(text: string): readonly AnnouncedChange[] | undefined {
  try {
    return announcementSchema.parse(JSON.parse(text)).changes;
  } catch {
    return undefined;
  }
}

/**
 * `POST /-/revalidate`: the CMS announces a publication as `{"changes": [{"collection": "content-locations",
 * "locale": "en", "id": "…"}]}`; any other body means everything. Answers as soon as the body is read; the refresh
 * runs meanwhile.
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
type Announce = (changes?: readonly AnnouncedChange[]) => void;

/** Under which the bus carries announcements. */
const TOPIC = 'content';

/** Ids of changes that a process remembers: those of the last minutes, whatever editors do. */
const REMEMBERED_IDS = 10_000;

/**
 * Passes an announcement that one process gets on to all others: each reads the CMS by itself, and so does one that
 * may have missed some. A change that arrives from the CMS and from other processes is read once.
 *
 * @param parts.accountsChanged an account of a visitor has changed.
 * @returns what announces here and everywhere else.
 */
export function announceEverywhere(
  bus: Bus,
  parts: {
    readonly announce: (changes?: readonly ContentChange[]) => void;
    readonly reload: () => Promise<unknown>;
    readonly accountsChanged: () => void;
  },
): Announce {
  const known = new Set<string>();
  const isNew = ({ id }: AnnouncedChange): boolean => {
    if (id === undefined) return true;
    if (known.has(id)) return false;
    known.add(id);
    for (const oldest of known) {
      if (known.size <= REMEMBERED_IDS) break;
      known.delete(oldest);
    }
    return true;
  };
  /** @returns whether something in it was new. */
  const announceHere = (announced?: readonly AnnouncedChange[]): boolean => {
    const changes = announced
      ?.filter(isNew)
      .map(({ collection, locale }) => (locale === undefined ? { collection } : { collection, locale }));
    if (changes?.length === 0) return false;
    const ofContent = changes?.filter(({ collection }) => collection !== VISITOR_ACCOUNTS);
    if (ofContent?.length !== changes?.length) parts.accountsChanged();
    if (ofContent?.length !== 0) parts.announce(ofContent);
    return true;
  };
  bus.subscribe(TOPIC, (message) => announceHere(readChanges(message)));
  bus.onGap(() => {
    parts.accountsChanged();
    void parts.reload();
  });
  return (changes) => {
    if (announceHere(changes)) bus.publish(TOPIC, JSON.stringify({ changes }));
  };
}
