import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../../accounts/permissions.ts';
import { hasDrafts, isLocalisedType } from '../../../../../content-model/model.ts';
import type { Workplace } from './table-kind.ts';

/** The attribute by which a table names the entries of a type. */
const NAMES: Readonly<Record<string, string>> = {
  'api::article.article': 'public_id',
  'api::dashboard.dashboard': 'public_id',
  'api::content-location.content-location': 'payloadId',
  'api::menu.menu': 'key',
  'api::article-category.article-category': 'title',
};

/** The entries of a type under the names that tables use. */
export interface Targets {
  /** Its `documentId` where the name is not its own; empty if the account may not read the entry. */
  readonly nameOf: (documentId: string) => string;
  /** Undefined if there is no such entry, or several, or if the account may not read it. */
  readonly find: (name: string) => string | undefined;
  readonly existsIn: (documentId: string, locale: string) => boolean;
}

interface StoredTarget {
  readonly id: number;
  readonly documentId: string;
  readonly locale?: string;
  readonly [attribute: string]: unknown;
}

const PAGE = 1000;

/** Reads what tables can name of a type. */
export async function readTargets({ strapi, account }: Workplace, uid: string): Promise<Targets> {
  const attribute = NAMES[uid] ?? 'documentId';
  const isLocalised = isLocalisedType(strapi, uid);
  const names = new Map<string, string>();
  const languages = new Map<string, Set<string>>();
  for (let offset = 0, isLast = false; !isLast; offset += PAGE) {
    const found: readonly StoredTarget[] = await strapi.db.query(uid).findMany({
      where: hasDrafts(strapi, uid) ? { publishedAt: null } : {},
      select: ['id', 'documentId', attribute, ...(isLocalised ? ['locale'] : [])],
      populate: PERMISSION_FIELDS,
      orderBy: { id: 'asc' },
      offset,
      limit: PAGE,
    });
    for (const row of found) {
      if (!account.can('read', uid, row, [attribute])) continue;
      const { documentId, locale = DEFAULT_LOCALE } = row;
      languages.set(documentId, (languages.get(documentId) ?? new Set()).add(locale));
      const name = row[attribute];
      if (name === null || name === undefined || name === '') continue;
      if (!names.has(documentId) || locale === DEFAULT_LOCALE) names.set(documentId, String(name));
    }
    isLast = found.length < PAGE;
  }
  const byName = new Map<string, string | undefined>();
  for (const [documentId, name] of names) byName.set(name, byName.has(name) ? undefined : documentId);
  return {
    nameOf: (documentId) => {
      const name = names.get(documentId);
      if (name !== undefined && byName.get(name) === documentId) return name;
      return languages.has(documentId) ? documentId : '';
    },
    find: (name) => byName.get(name) ?? (languages.has(name) ? name : undefined),
    existsIn: (documentId, locale) => !isLocalised || languages.get(documentId)?.has(locale) === true,
  };
}
