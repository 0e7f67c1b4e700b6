import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import type {
  LinesAnswer,
  LineStatus,
  TableName,
  TableAnswer,
  TableChoicesAnswer,
  TableFormat,
} from '../../contracts/bulk.ts';
import { LINE_STATUSES, MAX_TABLE_BYTES, TABLE_NAMES, TABLE_FORMATS } from '../../contracts/bulk.ts';
import { MAX_FILE_NAME_LENGTH } from '../../contracts/transfer.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { refuseLimited, refuseOtherWorlds } from '../world-limits/limits.ts';
import { explained } from '../transfer/job-error.ts';
import { exportTable } from './export-table.ts';
import { draftedTypes } from './kinds/translations.ts';
import type { TableJob } from './table-job.ts';
import { TABLE_TOO_LARGE } from './table-job.ts';
import { workplaceOf } from './workplace.ts';

type Context = Parameters<Core.ControllerHandler>[0];

export function bulkController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const job = (): TableJob => strapi.plugin('showroom').service('tableJob');
  const answer = async (ctx: Context): Promise<TableAnswer> => ({
    data: await job().state(permissionsOf(strapi, ctx.state).id),
  });

  return {
    async choices(ctx) {
      const workplace = await workplaceOf(strapi, ctx.state);
      const readable = await workplace.account.readableIds(WORLD);
      const limit = await presentLimit(strapi);
      const worlds: readonly {
        readonly id: number;
        readonly documentId: string;
        readonly name: string | null;
      }[] = await strapi.db.query(WORLD).findMany({
        where: { publishedAt: null, locale: workplace.locales[0] },
        select: ['id', 'documentId', 'name'],
        orderBy: { name: 'asc' },
      });
      ctx.body = {
        data: {
          worlds: worlds
            .filter(({ id, documentId }) => readable.has(id) && (limit?.worlds.has(documentId) ?? true))
            .map(({ documentId, name }) => ({ documentId, name: name ?? '' })),
          mayExportAll: limit === undefined,
          kinds: draftedTypes(workplace),
        },
      } satisfies TableChoicesAnswer;
    },

    async export(ctx) {
      const { table, format, world, kind } = ctx.query;
      if (!isOneOf(TABLE_NAMES, table) || !isOneOf(TABLE_FORMATS, format)) {
        throw new errors.ValidationError('Choose what to export, and how.');
      }
      const kinds = [kind ?? []].flat().map(String);
      const isOfWorld = typeof world === 'string' && world !== '';
      await (isOfWorld ? refuseOtherWorlds(strapi, [world]) : refuseLimited(strapi));
      const pieces = exportTable(await workplaceOf(strapi, ctx.state), {
        table: table as TableName,
        format: format as TableFormat,
        ...(isOfWorld ? { world } : {}),
        ...(kinds.length === 0 ? {} : { kinds }),
      });
      ctx.type = format === 'json' ? 'application/json' : 'text/csv; charset=utf-8';
      ctx.set('cache-control', 'no-store');
      ctx.body = Readable.from(pieces, { objectMode: false });
    },

    async find(ctx) {
      ctx.body = await answer(ctx);
    },

    async receive(ctx) {
      if (Number(ctx.get('content-length')) > MAX_TABLE_BYTES) {
        ctx.set('connection', 'close');
        throw new errors.PayloadTooLargeError(TABLE_TOO_LARGE);
      }
      const { name } = ctx.query;
      const file = (typeof name === 'string' && name !== '' ? name : 'table').slice(0, MAX_FILE_NAME_LENGTH);
      const { id } = permissionsOf(strapi, ctx.state);
      await explained(ctx, () => job().receive(id, ctx.req, file.toWellFormed()));
      ctx.body = await answer(ctx);
    },

    async lines(ctx) {
      const { token, status, page } = ctx.query;
      const number = Number(page ?? 1);
      if (!isOneOf(LINE_STATUSES, status) || !Number.isSafeInteger(number) || number < 1) {
        throw new errors.ValidationError('Say which lines.');
      }
      const { id } = permissionsOf(strapi, ctx.state);
      const wanted = { status: status as LineStatus, page: number };
      const data = await explained(ctx, () => job().lines(id, String(token), wanted));
      ctx.body = { data } satisfies LinesAnswer;
    },

    async start(ctx) {
      const { token } = (ctx.request.body ?? {}) as Readonly<Record<string, unknown>>;
      const { id } = permissionsOf(strapi, ctx.state);
      await explained(ctx, () => job().start(id, String(token)));
      ctx.body = await answer(ctx);
    },

    async discard(ctx) {
      const { id } = permissionsOf(strapi, ctx.state);
      await explained(ctx, () => job().discard(id, String(ctx.query['token'])));
      ctx.body = await answer(ctx);
    },
  };
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}
