import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import type { PermissionRow, Permissions } from '../../../../accounts/permissions.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import { rowsIn, TITLES } from '../content/rows.ts';
import { isKeptType } from '../versions/kept-types.ts';
import type { StoredVersion } from '../versions/versions.ts';
import type { GoneEntry, GonePart } from './deletions.ts';
import { goneVersions } from './gone-versions.ts';

/** Reads what was deleted, as far as an account may see it. */
export function goneEntries(strapi: Core.Strapi, account: Permissions) {
  const { attributesOf } = rowsIn(strapi);
  const versions = goneVersions(strapi);
  const creators = new Map<string, Promise<object | null>>();

  const creatorOf = (uid: string, documentId: string): Promise<object | null> => {
    const name = `${uid} ${documentId}`;
    const known = creators.get(name) ?? readCreator(strapi, uid, documentId);
    creators.set(name, known);
    return known;
  };
  /** The row of an entry that is gone, to judge the rights to it. */
  const rowOf = async (uid: string, documentId: string, locale: string | null): Promise<PermissionRow> => ({
    ...(locale === null ? {} : { locale }),
    createdBy: await creatorOf(uid, documentId),
  });
  const maySee = async ({ uid, entry, language }: StoredVersion): Promise<boolean> => {
    if (!isKeptType(uid) || !account.can('read', uid)) return false;
    // Who made it is looked up only where the right depends on it.
    const locale = language === null ? {} : { locale: language };
    if (account.can('read', uid, { ...locale, createdBy: null })) return true;
    return account.can('read', uid, await rowOf(uid, entry, language));
  };
  const mayNameAll = (uid: string): boolean =>
    account.can(
      'read',
      uid,
      undefined,
      TITLES.filter((name) => Object.hasOwn(attributesOf(uid), name)),
    );

  return {
    rowOf,

    /** The latest first. */
    async all(): Promise<readonly GoneEntry[]> {
      const gone: StoredVersion[] = [];
      for (const version of await versions.gone()) if (await maySee(version)) gone.push(version);
      return [...Map.groupBy(gone, nameOf).values()].flatMap((parts) => {
        const best = parts.find(({ language }) => language === DEFAULT_LOCALE) ?? parts[0];
        if (best === undefined) return [];
        return [
          {
            uid: best.uid,
            documentId: best.entry,
            title: mayNameAll(best.uid) ? best.title : '',
            deletion: deletionOf(best),
            at: new Date(best.at),
            actor: best.personName,
            parts: parts.map(({ id, language, occasion }) => ({ id, locale: language, occasion })),
          },
        ];
      });
    },

    /** The languages in which the entry is still there. */
    async localesOf({ uid, documentId }: GoneEntry): Promise<ReadonlySet<string | null>> {
      const rows: readonly { readonly locale: string | null }[] = await strapi.db.query(uid).findMany({
        select: ['locale'],
        where: { documentId, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      });
      return new Set(rows.map(({ locale }) => (isLocalisedType(strapi, uid) ? locale : null)));
    },

    /** What the entry held in a language when it was deleted; undefined where that is no longer kept. */
    last: ({ uid, documentId }: Pick<GoneEntry, 'documentId' | 'uid'>, { id, locale, occasion }: GonePart) =>
      versions.before({ uid, documentId, locale }, { id, occasion }),
  };
}

export type GoneEntries = ReturnType<typeof goneEntries>;

function nameOf(version: StoredVersion): string {
  return `${deletionOf(version)} ${version.uid} ${version.entry}`;
}

/** Before the bin was there, versions had no occasion: each entry is a deletion of its own. */
function deletionOf({ occasion, entry }: StoredVersion): string {
  return occasion ?? entry;
}

/** Who made an entry that is gone, as rights need it. */
async function readCreator(strapi: Core.Strapi, uid: string, documentId: string): Promise<object | null> {
  const person = await goneVersions(strapi).maker(uid, documentId);
  return person === undefined
    ? null
    : strapi.db.query('admin::user').findOne({ where: { id: person }, populate: { roles: true } });
}
