import type { Core } from '@strapi/strapi';
import { isDraftable } from '../content-model/model.ts';
import { revalidateUrls } from '../environment/revalidate-urls.ts';
import { createAnnouncer } from './announcer.ts';
import type { Announcer, Change } from './change.ts';
import { revalidationSecret } from './secret.ts';

/**
 * Announces every change that visitors can see to each address of `REVALIDATE_URL`; without that variable nothing is
 * announced. Visitors never see drafts, so saving one is not announced. Those who have to know whether the web servers
 * were told find the announcer as `strapi.get('announcer')`.
 *
 * @returns The announcer, to be stopped at shutdown; undefined without addresses.
 */
export function announceChanges(strapi: Core.Strapi): Announcer | undefined {
  const urls = revalidateUrls();
  if (urls.length === 0) return undefined;
  const announcer = createAnnouncer({
    urls,
    secret: revalidationSecret(),
    warn: (sentence) => strapi.log.warn(sentence),
  });
  strapi.add('announcer', () => announcer);

  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (isVisibleChange(context)) {
      // Without an outer transaction this one commits immediately; with one, it waits for the outermost commit.
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

/** The plural name of the media library's files, which are embedded in the entries that show them. */
export const FILES = 'files';

/** Types that visitors write and never see. */
const UNSEEN: ReadonlySet<string> = new Set(['api::contact-request.contact-request']);

/** Whether visitors see entries of this type once they are published. */
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
  const isPublished = 'status' in context.params && context.params.status === 'published';
  return !isDraftable(context.contentType) || isPublished || PUBLIC_WRITES.has(action);
}

/** The last part of a content type's REST path, by which changes are announced. */
export function collectionOf({ kind, info }: DocumentCall['contentType']): string {
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

/** What a call of the Document Service changes. It names one locale, several, or `*` for all. */
export function changeOf({ contentType, params }: Pick<DocumentCall, 'contentType' | 'params'>): Change {
  const collection = collectionOf(contentType);
  const locale = 'locale' in params ? params.locale : undefined;
  return typeof locale === 'string' && locale !== '*' ? { collection, locale } : { collection };
}
