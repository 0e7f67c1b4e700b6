import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { FILES_UID } from '../../contracts/translations.ts';
import type { EntryTranslationAnswer, TranslationsAnswer } from '../../contracts/translations.ts';
import { rowsIn } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { OvertakenError, readEntryTranslation, writeEntryTranslation } from './entry-translation.ts';
import type { Wanted } from './entry-translation.ts';
import { readFileTranslation, writeFileTranslation } from './file-translation.ts';
import { readOverview, translatedTypes } from './overview.ts';
import { readTranslationInput } from './text-input.ts';

export function translationsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const wantedEntry = async (params: Readonly<Record<string, unknown>>, source: unknown, target: unknown) => {
    const uid = String(params['uid']);
    const rows = rowsIn(strapi);
    const locales = await readLocales(strapi);
    if (uid !== FILES_UID && !translatedTypes(strapi, rows).includes(uid))
      throw new errors.NotFoundError('There is nothing to translate.');
    if (!locales.includes(String(source)) || !locales.includes(String(target))) {
      throw new errors.ValidationError('The CMS does not have this language.');
    }
    const wanted = {
      uid,
      documentId: String(params['documentId']),
      source: String(source),
      target: String(target),
    };
    return { rows, wanted };
  };

  const read = (rows: Rows, wanted: Wanted, account: Permissions) =>
    wanted.uid === FILES_UID
      ? readFileTranslation(strapi, wanted, account)
      : readEntryTranslation(strapi, rows, wanted, account);

  return {
    async find(ctx) {
      const data = await readOverview(strapi, rowsIn(strapi), permissionsOf(strapi, ctx.state));
      ctx.body = { data } satisfies TranslationsAnswer;
    },

    async findOne(ctx) {
      const { rows, wanted } = await wantedEntry(ctx.params, ctx.query['source'], ctx.query['target']);
      const account = permissionsOf(strapi, ctx.state);
      ctx.body = { data: await read(rows, wanted, account) } satisfies EntryTranslationAnswer;
    },

    async update(ctx) {
      const input = readTranslationInput(ctx.request.body);
      const { rows, wanted } = await wantedEntry(ctx.params, input.source, input.target);
      const account = permissionsOf(strapi, ctx.state);
      try {
        if (wanted.uid === FILES_UID) await writeFileTranslation(strapi, wanted, { input, account });
        else await writeEntryTranslation(strapi, rows, wanted, { input, account });
      } catch (error) {
        if (error instanceof OvertakenError) return ctx.conflict(error.message, error.conflict);
        throw error;
      }
      ctx.body = { data: await read(rows, wanted, account) } satisfies EntryTranslationAnswer;
      return undefined;
    },
  };
}
