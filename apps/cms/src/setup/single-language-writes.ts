import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { isLocalisedType } from '../content-model/model.ts';

/** The parts of Strapi's i18n that copy shared fields. */
interface SharedFields {
  /** The paths of the media, relations and components that all languages share. */
  getNestedPopulateOfNonLocalizedAttributes: (uid: string) => readonly string[];
}
interface Localisations {
  syncNonLocalizedAttributes: (entry: object, model: object) => Promise<void>;
}

/** Actions after which Strapi copies shared fields to the other languages. */
const COPIED: ReadonlySet<string> = new Set(['create', 'update', 'publish', 'discardDraft']);

/**
 * Makes Strapi's i18n read no shared fields of entries that are in one language. It copies those fields to an entry's
 * other languages after each write, and reads them before and after it, with media and components, to see what has
 * changed: 6 of the 18 statements of a changed article. One cheap statement tells here whether there are other
 * languages.
 *
 * Call it before i18n registers its own middleware, which is when it starts.
 *
 * @throws Error when this version of i18n copies the fields elsewhere.
 */
export function skipSyncOfSingleLanguage(strapi: Core.Strapi): void {
  const single = new AsyncLocalStorage<boolean>();
  const isSingle = (): boolean => single.getStore() === true;
  const i18n = strapi.plugin('i18n');
  const fields: Partial<SharedFields> = i18n.service('content-types');
  const localisations: Partial<Localisations> = i18n.service('localizations');
  const { getNestedPopulateOfNonLocalizedAttributes: pathsOf } = fields;
  const { syncNonLocalizedAttributes: sync } = localisations;
  if (pathsOf === undefined || sync === undefined) throw new Error('i18n copies shared fields elsewhere.');
  fields.getNestedPopulateOfNonLocalizedAttributes = (uid) => (isSingle() ? [] : pathsOf(uid));
  localisations.syncNonLocalizedAttributes = async (entry, model) => {
    if (!isSingle()) await sync(entry, model);
  };

  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (!COPIED.has(action) || !isLocalisedType(strapi, uid)) return next();
    const {
      documentId,
      data,
      locale = DEFAULT_LOCALE,
    }: Readonly<Record<string, unknown>> = {
      ...context.params,
    };
    const given = documentId ?? (data as { readonly documentId?: unknown } | undefined)?.documentId;
    return single.run(await isInNoOther(strapi, uid, given, locale), async () => next());
  });
}

/** Whether an entry is in no language but `locale`. One that is made now has no document id yet. */
async function isInNoOther(
  strapi: Core.Strapi,
  uid: string,
  documentId: unknown,
  locale: unknown,
): Promise<boolean> {
  if (documentId === undefined) return true;
  if (typeof locale !== 'string' || locale === '*') return false;
  const other = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, locale: { $ne: locale } }, select: ['id'] });
  return other === null;
}
