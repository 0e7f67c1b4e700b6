import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentsOf } from '../../../../content-model/documents.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { BACKGROUND, partsOf, writtenPart } from './files.ts';
import type { StoredOptions } from './transition-content.ts';
import type { TransitionUid } from '../../../../content-model/content-uids.ts';
import type { Row } from './rows.ts';

/** One language of a deleted transition, in the format of the Document Service. */
export interface KeptVersion {
  readonly locale: string | null;
  /** The id of the administrator who created it: permissions depend on the creator, and restoring keeps them. */
  readonly creator: number | null;
  readonly draft: Readonly<Record<string, unknown>>;
  /** Null if it was not published. */
  readonly published: Readonly<Record<string, unknown>> | null;
}

const LINKS = ['from', 'to', 'world'] as const;

function linksOf(strapi: Core.Strapi, uid: TransitionUid): readonly string[] {
  return LINKS.filter((link) => link in strapi.contentType(uid).attributes);
}

/** What has to be populated to keep a transition. */
export function keptParts(strapi: Core.Strapi, uid: TransitionUid) {
  return {
    transitionOptions: true,
    arrival_view: true,
    ...BACKGROUND,
    ...Object.fromEntries(linksOf(strapi, uid).map((link) => [link, { select: ['documentId', 'locale'] }])),
  };
}

/**
 * All languages of a transition, drafts and published versions.
 *
 * @param rows all its rows, read with {@link keptParts}.
 */
export function keptVersions(
  strapi: Core.Strapi,
  uid: TransitionUid,
  rows: readonly Row[],
): readonly KeptVersion[] {
  const links = linksOf(strapi, uid);
  const published = new Map(
    rows.filter((row) => row['publishedAt'] !== null).map((row) => [row.locale, dataOf(row, links)]),
  );
  return rows
    .filter((row) => row['publishedAt'] === null)
    .map((row) => ({
      locale: row.locale,
      creator: (row['createdBy'] as { readonly id: number } | null)?.id ?? null,
      draft: dataOf(row, links),
      published: published.get(row.locale) ?? null,
    }));
}

function dataOf(row: Row, links: readonly string[]): Record<string, unknown> {
  const options = row['transitionOptions'] as StoredOptions | null;
  const arrival = row['arrival_view'] as { readonly id?: number } | null | undefined;
  return {
    payloadId: row['payloadId'],
    weight: row['weight'],
    transitionOptions: options === null ? null : without(options, 'id'),
    arrival_view: arrival ? without(arrival, 'id') : null,
    background: partsOf(row['background'])
      .map(writtenPart)
      .map((part) => without(part, 'id')),
    ...Object.fromEntries(
      links.map((link) => {
        const target = row[link] as Row | null;
        return [
          link,
          target === null ? null : { set: [{ documentId: target.documentId, locale: target.locale }] },
        ];
      }),
    ),
  };
}

/**
 * Restores a deleted transition under its old document id, published if it was and the account may publish. It
 * is restored whole, so permissions for single fields do not apply.
 *
 * @throws ForbiddenError if the account may not create it in one of its languages, ValidationError if a rule of
 *   the content model forbids it by now.
 */
export async function restoreTransition(
  strapi: Core.Strapi,
  account: Permissions,
  given: {
    readonly uid: TransitionUid;
    readonly documentId: string;
    readonly versions: readonly KeptVersion[];
  },
): Promise<void> {
  const { uid, documentId, versions } = given;
  const documents = documentsOf(strapi, uid);
  for (const { locale, creator, draft, published } of versions) {
    const maker = await makerOf(strapi, creator);
    // Without a creator if that account no longer exists.
    const row = { locale, createdBy: maker };
    if (!account.can('create', uid, row)) {
      throw new errors.ForbiddenError('You may not restore it in every language it had.');
    }
    const version = { documentId, ...(isLocalisedType(strapi, uid) ? { locale } : {}) };
    const isPublished = published !== null && account.can('publish', uid, row);
    const made = account.stamp({ documentId, ...(isPublished ? published : draft) }, true);
    await documents.create({
      ...version,
      data: { ...made, ...(maker === null ? {} : { createdBy: maker.id }) },
    });
    if (!isPublished) continue;
    await documents.publish(version);
    const isChanged = JSON.stringify(published) !== JSON.stringify(draft);
    if (isChanged) await documents.update({ ...version, data: account.stamp(draft, false) });
  }
}

async function makerOf(strapi: Core.Strapi, id: number | null): Promise<{ readonly id: number } | null> {
  return id === null ? null : strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });
}

function without<Entry extends object>(entry: Entry, name: keyof Entry): Partial<Entry> {
  const others: Partial<Entry> = { ...entry };
  delete others[name];
  return others;
}
