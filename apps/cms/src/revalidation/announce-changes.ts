import type { Core } from '@strapi/strapi';
import { revalidateUrls } from '../environment/revalidate-urls.ts';
import { createAnnouncer } from './announcer.ts';
import { revalidationSecret } from './secret.ts';
import type { Announcer, Change } from './announcer.ts';

/**
 * Announces every change that visitors can see to each address of `REVALIDATE_URL`; without that variable nothing is
 * announced. A draft is seen by nobody, so saving one stays silent.
 *
 * @returns To be stopped at shutdown; undefined when nothing is announced.
 */
export function announceChanges(strapi: Core.Strapi): Announcer | undefined {
  const urls = revalidateUrls();
  if (urls.length === 0) return undefined;
  const announcer = createAnnouncer({
    urls,
    secret: revalidationSecret(),
    warn: (sentence) => strapi.log.warn(sentence),
  });

  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (isVisibleChange(context)) {
      // Outside a transaction this one is empty and ends at once; inside, it waits for the outermost commit.
      await strapi.db.transaction(({ onCommit }) => onCommit(() => announcer.changed(changeOf(context))));
    }
    return result;
  });
  strapi.eventHub.subscribe(async (event) => {
    if (event.startsWith('media.')) announcer.changed({ collection: FILES });
  });
  return announcer;
}

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish']);
const PUBLIC_WRITES: ReadonlySet<string> = new Set(['delete', 'publish', 'unpublish']);

/** The plural name of the media library's files. They stand inside the entries that show them. */
export const FILES = 'files';

/** What visitors write, never what they see. */
const UNSEEN: ReadonlySet<string> = new Set(['api::contact-request.contact-request']);

/** Whether entries of this type become what visitors see. */
export function isSeenByVisitors(uid: string): boolean {
  return uid.startsWith('api::') && !UNSEEN.has(uid);
}

interface DocumentCall {
  readonly uid: string;
  readonly action: string;
  readonly contentType: {
    readonly kind?: string;
    readonly info: { readonly singularName: string; readonly pluralName: string };
    readonly options?: { readonly draftAndPublish?: boolean };
  };
  readonly params: object;
}

function isVisibleChange(context: DocumentCall): boolean {
  const { uid, action } = context;
  if (!isSeenByVisitors(uid) || !WRITES.has(action)) return false;
  const hasDrafts = context.contentType.options?.draftAndPublish === true;
  const isPublished = 'status' in context.params && context.params.status === 'published';
  return !hasDrafts || isPublished || PUBLIC_WRITES.has(action);
}

/** What changes are named by: the last part of a content type's REST path. */
export function collectionOf({ kind, info }: DocumentCall['contentType']): string {
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

/** A call may name one language, several, or `*` for all. */
function changeOf({ contentType, params }: DocumentCall): Change {
  const collection = collectionOf(contentType);
  const locale = 'locale' in params ? params.locale : undefined;
  return typeof locale === 'string' && locale !== '*' ? { collection, locale } : { collection };
}
