import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { TextPath } from '../../contracts/translations.ts';
import type { Change } from '../changes/changes.ts';
import type { AttributesOf } from './text-pairs.ts';
import { afterSourceChange, without } from './outdated-marks.ts';
import type { OutdatedText } from './outdated-marks.ts';
import { changedTexts, pathKey } from './text-pairs.ts';

/** The table of translations whose original has changed. */
export const OUTDATED_TEXT = 'plugin::showroom.outdated-text';

export const outdatedTextType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_outdated_texts',
    info: {
      singularName: 'outdated-text',
      pluralName: 'outdated-texts',
      displayName: 'Outdated translation',
    },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      uid: { type: 'string', required: true },
      entry: { type: 'string', required: true },
      language: { type: 'string', required: true },
      paths: { type: 'json', required: true },
      /** By path: what the original said. Rows from before it was kept have none. */
      originals: { type: 'json' },
    },
  },
} as const;

interface Mark {
  readonly id: number;
  readonly uid: string;
  readonly entry: string;
  readonly language: string;
  readonly paths: readonly TextPath[];
  readonly originals: Readonly<Record<string, unknown>> | null;
}

/** The texts whose original has changed, by language. */
export type OutdatedByLanguage = ReadonlyMap<string, readonly OutdatedText[]>;

/** Tracks translations that are older than their original, and what that said before. */
export interface OutdatedTexts {
  /** By `uid documentId`. */
  readonly all: () => Promise<ReadonlyMap<string, OutdatedByLanguage>>;
  readonly of: (uid: string, documentId: string) => Promise<OutdatedByLanguage>;
  /** Removes the marks of texts that an editor found right. The caller holds a transaction. */
  readonly review: (
    entry: { readonly uid: string; readonly documentId: string; readonly language: string },
    paths: readonly TextPath[],
  ) => Promise<void>;
  /** Updates the table after an editor's write, in the same transaction. */
  readonly follow: (attributesOf: AttributesOf, change: Change) => Promise<void>;
}

export function outdatedTextsIn(strapi: Core.Strapi): OutdatedTexts {
  const marks = () => strapi.db.query(OUTDATED_TEXT);
  const find = async (where: object): Promise<readonly Mark[]> => marks().findMany({ where });
  const store = async (
    entry: { readonly uid: string; readonly entry: string; readonly language: string },
    known: Mark | undefined,
    texts: readonly OutdatedText[],
  ): Promise<void> => {
    const data = {
      ...entry,
      paths: texts.map(({ path }) => path),
      originals: Object.fromEntries(
        texts.flatMap((text) => ('original' in text ? [[pathKey(text.path), text.original]] : [])),
      ),
    };
    if (texts.length === 0) await marks().deleteMany({ where: entry });
    else if (known === undefined) await marks().create({ data });
    else await marks().update({ where: { id: known.id }, data });
  };

  const mark = async (
    { uid, documentId }: Change,
    changed: ReturnType<typeof changedTexts>,
  ): Promise<void> => {
    const rows: readonly { readonly locale: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId, locale: { $ne: DEFAULT_LOCALE } }, select: ['locale'] });
    if (rows.length === 0) return;
    const stored = await find({ uid, entry: documentId });
    const languages = new Set(rows.map(({ locale }) => locale));
    for (const language of languages) {
      const known = stored.find((other) => other.language === language);
      await store(
        { uid, entry: documentId, language },
        known,
        afterSourceChange(known === undefined ? [] : textsOf(known), changed),
      );
    }
  };
  const review: OutdatedTexts['review'] = async ({ uid, documentId, language }, paths) => {
    const entry = { uid, entry: documentId, language };
    const [known] = await find(entry);
    if (known !== undefined) await store(entry, known, without(textsOf(known), paths));
  };

  return {
    async all() {
      const found = new Map<string, Map<string, readonly OutdatedText[]>>();
      for (const row of await find({})) {
        const name = `${row.uid} ${row.entry}`;
        const byLanguage = found.get(name) ?? new Map<string, readonly OutdatedText[]>();
        found.set(name, byLanguage.set(row.language, textsOf(row)));
      }
      return found;
    },
    async of(uid, entry) {
      return new Map((await find({ uid, entry })).map((row) => [row.language, textsOf(row)]));
    },
    review,
    async follow(attributesOf, change) {
      const { action, uid, documentId, locale, before, after } = change;
      if (!isLocalisedType(strapi, uid)) return;
      const where = { uid, entry: documentId };
      if (action === 'delete') {
        await marks().deleteMany({ where: locale === undefined ? where : { ...where, language: locale } });
      } else if ((action === 'update' || action === 'create') && after !== undefined) {
        if (before === undefined) {
          if (locale !== DEFAULT_LOCALE) await marks().deleteMany({ where: { ...where, language: locale } });
          return;
        }
        const changed = changedTexts(attributesOf, uid, before, after);
        if (changed.length === 0) return;
        if (locale === DEFAULT_LOCALE) await mark(change, changed);
        // A text that was written is right; one that was left as it is may still be outdated.
        else if (locale !== undefined) {
          await review(
            { uid, documentId, language: locale },
            changed.map(({ path }) => path),
          );
        }
      }
    },
  };
}

function textsOf({ paths, originals }: Mark): readonly OutdatedText[] {
  return paths.map((path) => {
    const key = pathKey(path);
    return originals !== null && Object.hasOwn(originals, key)
      ? { path, original: originals[key] }
      : { path };
  });
}
