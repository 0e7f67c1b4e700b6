import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { TextPath } from '../../contracts/translations.ts';
import type { Change } from '../changes/changes.ts';
import type { AttributesOf } from './text-pairs.ts';
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
    },
  },
} as const;

interface Mark {
  readonly id: number;
  readonly uid: string;
  readonly entry: string;
  readonly language: string;
  readonly paths: readonly TextPath[];
}

/** The paths of texts whose original has changed, by language. */
export type OutdatedPaths = ReadonlyMap<string, readonly TextPath[]>;

/** Tracks translations that are older than their original. It stores paths, no texts. */
export interface OutdatedTexts {
  /** By `uid documentId`. */
  readonly all: () => Promise<ReadonlyMap<string, OutdatedPaths>>;
  readonly of: (uid: string, documentId: string) => Promise<OutdatedPaths>;
  /** Updates the table after an editor's write, in the same transaction. */
  readonly follow: (attributesOf: AttributesOf, change: Change) => Promise<void>;
}

export function outdatedTextsIn(strapi: Core.Strapi): OutdatedTexts {
  const marks = () => strapi.db.query(OUTDATED_TEXT);
  const find = async (where: object): Promise<readonly Mark[]> => marks().findMany({ where });

  const mark = async ({ uid, documentId }: Change, changed: readonly TextPath[]): Promise<void> => {
    const stored = await find({ uid, entry: documentId });
    const rows: readonly { readonly locale: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId }, select: ['locale'] });
    const languages = new Set(rows.map(({ locale }) => locale).filter((locale) => locale !== DEFAULT_LOCALE));
    for (const language of languages) {
      const known = stored.find((other) => other.language === language);
      const paths = [
        ...new Map([...(known?.paths ?? []), ...changed].map((path) => [pathKey(path), path])).values(),
      ];
      if (known === undefined) await marks().create({ data: { uid, entry: documentId, language, paths } });
      else await marks().update({ where: { id: known.id }, data: { paths } });
    }
  };

  return {
    async all() {
      const found = new Map<string, Map<string, readonly TextPath[]>>();
      for (const { uid, entry, language, paths } of await find({})) {
        const name = `${uid} ${entry}`;
        found.set(name, (found.get(name) ?? new Map<string, readonly TextPath[]>()).set(language, paths));
      }
      return found;
    },
    async of(uid, entry) {
      return new Map((await find({ uid, entry })).map(({ language, paths }) => [language, paths]));
    },
    async follow(attributesOf, change) {
      const { action, uid, documentId, locale, before, after } = change;
      if (!isLocalisedType(strapi, uid)) return;
      const where = { uid, entry: documentId };
      if (action === 'delete') {
        await marks().deleteMany({ where: locale === undefined ? where : { ...where, language: locale } });
      } else if (action === 'update' || action === 'create') {
        if (locale !== DEFAULT_LOCALE) {
          await marks().deleteMany({ where: { ...where, language: locale } });
        } else if (before !== undefined && after !== undefined) {
          const changed = changedTexts(attributesOf, uid, before, after);
          if (changed.length > 0) await mark(change, changed);
        }
      }
    },
  };
}
