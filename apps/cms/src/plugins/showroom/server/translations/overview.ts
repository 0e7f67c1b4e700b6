import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { contentTypeOf, hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type {
  Publication,
  TextPath,
  TranslatedEntry,
  TranslationCell,
  TranslationState,
  Translations,
} from '../../contracts/translations.ts';
import { FILES_UID } from '../../contracts/translations.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { titleOf } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { readWorldUse } from '../content/world-use.ts';
import { fieldLabels } from './field-labels.ts';
import { outdatedTextsIn } from './outdated-texts.ts';
import type { OutdatedByLanguage } from './outdated-texts.ts';
import type { OutdatedText } from './outdated-marks.ts';
import { fileEntries } from './file-translation.ts';
import { hasTexts, missingTexts, pairTexts } from './text-pairs.ts';

/** Types whose texts are written for each language, not translated. */
const NEVER_TRANSLATED: ReadonlySet<string> = new Set(['api::ui-translation.ui-translation']);

/** The content types that hold texts to translate. */
export function translatedTypes(strapi: Core.Strapi, { attributesOf }: Rows): readonly string[] {
  return Object.keys(strapi.contentTypes).filter(
    (uid) =>
      isSeenByVisitors(uid) &&
      !NEVER_TRANSLATED.has(uid) &&
      isLocalisedType(strapi, uid) &&
      hasTexts(attributesOf, uid),
  );
}

/** The state of all translations according to the drafts, as far as the account may read them. */
export async function readOverview(
  strapi: Core.Strapi,
  rows: Rows,
  account: Permissions,
): Promise<Translations> {
  const uids = translatedTypes(strapi, rows).filter((uid) => account.can('read', uid));
  const codes = (await readLocales(strapi)).filter((code) =>
    uids.some((uid) => account.can('read', uid, account.newRow(code))),
  );
  const use = await readWorldUse(strapi, rows, [DEFAULT_LOCALE]);
  const outdated = await outdatedTextsIn(strapi).all();
  const labelsOf = fieldLabels(strapi, rows.attributesOf);
  const named = async (uid: string, paths: readonly TextPath[], row: Row) => [
    ...new Set(await Promise.all(paths.map(async (path) => (await labelsOf(uid, path, row)).join(' › ')))),
  ];

  const entries: TranslatedEntry[] = [];
  for (const uid of uids) {
    const byLocale = new Map<string, ReadonlyMap<string, Row>>();
    const hidden = new Set<string>();
    const seenOf = await readableRows(strapi, account, uid);
    for (const code of codes) {
      const found = new Map<string, Row>();
      for (const row of await rows.all(uid, code, 'draft')) {
        const seen = seenOf(row);
        if (seen === undefined) hidden.add(`${String(row['documentId'])} ${code}`);
        else found.set(String(row['documentId']), seen);
      }
      byLocale.set(code, found);
    }
    const publications = await readPublications(strapi, uid);
    const documentIds = new Set([...byLocale.values()].flatMap((found) => Array.from(found.keys())));
    for (const documentId of documentIds) {
      const source = byLocale.get(DEFAULT_LOCALE)?.get(documentId);
      const marks: OutdatedByLanguage = outdated.get(`${uid} ${documentId}`) ?? new Map();
      const cells: Record<string, TranslationCell> = {};
      for (const code of codes) {
        const target = byLocale.get(code)?.get(documentId);
        const judged = hidden.has(`${documentId} ${code}`)
          ? NOTHING_TO_DO
          : code === DEFAULT_LOCALE
            ? judgeSource(source)
            : judge(rows, uid, { source, target, marks: marksOn(source, marks.get(code)) });
        cells[code] = {
          state: judged.state,
          publication: publicationOf(
            target,
            publications.get(`${documentId} ${code}`),
            hasDrafts(strapi, uid),
          ),
          fields: source === undefined ? [] : await named(uid, judged.paths, source),
        };
      }
      const shown =
        source ??
        [...byLocale.values()].map((found) => found.get(documentId)).find((row) => row !== undefined);
      entries.push({
        uid,
        documentId,
        title: titleOf(shown) || contentTypeOf(strapi, uid).info.displayName,
        worlds: use.worldsOf(uid, documentId),
        cells,
      });
    }
  }
  const files = await fileEntries(strapi, account, codes);
  const worlds = await readableDocuments(strapi, account, WORLD);
  const locales: readonly { readonly code: string; readonly name: string }[] = await strapi
    .plugin('i18n')
    .service('locales')
    .find();
  return {
    locales: codes.map((code) => ({
      code,
      name: locales.find((locale) => locale.code === code)?.name ?? code,
    })),
    worlds: use.worlds.filter(({ documentId }) => worlds.has(documentId)),
    kinds: [...uids, ...(files.length > 0 ? [FILES_UID] : [])],
    entries: [
      ...entries.toSorted(
        (one, other) =>
          uids.indexOf(one.uid) - uids.indexOf(other.uid) || one.title.localeCompare(other.title),
      ),
      ...files,
    ],
  };
}

/** The outdated texts in fields that the account may read. */
function marksOn(source: Row | undefined, marks: readonly OutdatedText[] = []): readonly TextPath[] {
  return marks.map(({ path }) => path).filter(([name]) => source !== undefined && String(name) in source);
}

/** Returns a row as the account may read it; undefined if it may not. */
async function readableRows(
  strapi: Core.Strapi,
  account: Permissions,
  uid: string,
): Promise<(row: Row) => Row | undefined> {
  const makers = new Map(
    (await readableVersions(strapi, account, uid)).map(({ id, createdBy }) => [id, createdBy]),
  );
  return (row) => {
    const id = Number(row['id']);
    return makers.has(id) ? account.readable(uid, { ...row, createdBy: makers.get(id) }) : undefined;
  };
}

async function readableDocuments(
  strapi: Core.Strapi,
  account: Permissions,
  uid: string,
): Promise<ReadonlySet<string>> {
  return new Set((await readableVersions(strapi, account, uid)).map(({ documentId }) => documentId));
}

interface Version {
  readonly id: number;
  readonly documentId: string;
  readonly createdBy: unknown;
}

async function readableVersions(
  strapi: Core.Strapi,
  account: Permissions,
  uid: string,
): Promise<readonly Version[]> {
  // All ids in one query would exceed the database's limit of variables.
  const readable = await account.readableIds(uid);
  const rows: readonly Version[] = await strapi.db.query(uid).findMany({
    where: hasDrafts(strapi, uid) ? { publishedAt: null } : {},
    select: ['id', 'documentId'],
    populate: PERMISSION_FIELDS,
  });
  return rows.filter(({ id }) => readable.has(id));
}

interface Judged {
  readonly state: TranslationState;
  readonly paths: readonly TextPath[];
}

/** For an existing version that the account may not read: it must not be reported as missing. */
const NOTHING_TO_DO: Judged = { state: 'complete', paths: [] };

function judgeSource(source: Row | undefined): Judged {
  return {
    state: source === undefined ? 'missing' : 'complete',
    paths: [],
  };
}

/** An entry without the default language has no original to compare with. */
function judge(
  { attributesOf }: Rows,
  uid: string,
  {
    source,
    target,
    marks = [],
  }: {
    readonly source: Row | undefined;
    readonly target: Row | undefined;
    readonly marks: readonly TextPath[] | undefined;
  },
): Judged {
  if (source === undefined) return { state: target === undefined ? 'missing' : 'complete', paths: [] };
  const paired = pairTexts(attributesOf, uid, source, target);
  const missing = missingTexts(paired);
  if (missing.length === 0 && marks.length === 0) return NOTHING_TO_DO;
  if (target === undefined) return { state: 'missing', paths: missing };
  return missing.length > 0 ? { state: 'partly', paths: missing } : { state: 'outdated', paths: marks };
}

/** When each entry was published, by `documentId locale`. */
async function readPublications(strapi: Core.Strapi, uid: string): Promise<ReadonlyMap<string, string>> {
  if (!hasDrafts(strapi, uid)) return new Map();
  const found: readonly { documentId: string; locale: string; updatedAt: string }[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, select: ['documentId', 'locale', 'updatedAt'] });
  return new Map(found.map(({ documentId, locale, updatedAt }) => [`${documentId} ${locale}`, updatedAt]));
}

function publicationOf(
  draft: Row | undefined,
  publishedAt: string | undefined,
  isPublishable: boolean,
): Publication {
  if (draft === undefined) return 'none';
  if (!isPublishable) return 'published';
  if (publishedAt === undefined) return 'draft';
  return new Date(String(draft['updatedAt'])) > new Date(publishedAt) ? 'modified' : 'published';
}
