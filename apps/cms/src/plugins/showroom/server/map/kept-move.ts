import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentsOf } from '../../../../content-model/documents.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { BACKGROUND, partsOf, writtenPart } from './files.ts';
import type { MoveUid, StoredOptions } from './move-content.ts';
import type { Row } from './rows.ts';

/** What a move was in one language, as the Document Service takes it. */
export interface KeptVersion {
  readonly locale: string | null;
  /** The number of the administrator who had made it: rights depend on that, and taking back changes none. */
  readonly creator: number | null;
  readonly draft: Readonly<Record<string, unknown>>;
  /** Null where visitors did not see it. */
  readonly published: Readonly<Record<string, unknown>> | null;
}

const LINKS = ['from', 'to', 'world'] as const;

function linksOf(strapi: Core.Strapi, uid: MoveUid): readonly string[] {
  return LINKS.filter((link) => link in strapi.contentType(uid).attributes);
}

/** What is read along with the rows of a move to keep it. */
export function keptParts(strapi: Core.Strapi, uid: MoveUid) {
  return {
    transitionOptions: true,
    ...BACKGROUND,
    ...Object.fromEntries(linksOf(strapi, uid).map((link) => [link, { select: ['documentId', 'locale'] }])),
  };
}

/**
 * Everything of a move, in every language, drafted and published.
 *
 * @param rows All that stand of it, read with {@link keptParts}.
 */
export function keptVersions(
  strapi: Core.Strapi,
  uid: MoveUid,
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
  return {
    payloadId: row['payloadId'],
    weight: row['weight'],
    transitionOptions: options === null ? null : without(options, 'id'),
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
 * Makes a deleted move again under its old name, published where it was and the account may publish. It is what
 * it was, whole: nobody has chosen any field of it, so no right to a single field is asked for.
 *
 * @throws ForbiddenError where the account may not make it in one of its languages, ValidationError where a rule
 *   speaks against it by now.
 */
export async function restoreMove(
  strapi: Core.Strapi,
  account: Permissions,
  given: {
    readonly uid: MoveUid;
    readonly documentId: string;
    readonly versions: readonly KeptVersion[];
  },
): Promise<void> {
  const { uid, documentId, versions } = given;
  const documents = documentsOf(strapi, uid);
  for (const { locale, creator, draft, published } of versions) {
    const maker = await makerOf(strapi, creator);
    // It is nobody's where whoever has made it has no account any more.
    const row = { locale, createdBy: maker };
    if (!account.can('create', uid, row)) {
      throw new errors.ForbiddenError('You may not make it again in every language that it stood in.');
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
