import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import { hasPermission } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { WORK_AT_MEDIA } from '../../../../contracts/media.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { ImportAnswer, ImportState, Overwriting, WorldsAnswer } from '../../contracts/transfer.ts';
import {
  ARCHIVE_TYPE,
  isRunning,
  LEFT_BEHIND_HEADER,
  MAX_FILE_NAME_LENGTH,
  MAX_WORLD_NAME_LENGTH,
} from '../../contracts/transfer.ts';
import { ownSlugs, refuseOtherSlugs } from '../world-limits/limits.ts';
import { explained } from './job-error.ts';
import type { ExportJob } from './export-job.ts';
import { exportableWorlds } from './exportable-worlds.ts';
import type { ImportJob } from './import-job.ts';
import { TOO_LARGE } from './import-job.ts';
import { leftBehindHeader } from './left-behind.ts';

/** The longest download, in milliseconds. */
const MAX_DOWNLOAD_TIME = 60 * 60 * 1000;

type Context = Parameters<Core.ControllerHandler>[0];

const OVERWRITING: ReadonlySet<unknown> = new Set<Overwriting>(['nothing', 'published', 'drafts']);

export function transferController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const job = (): ImportJob => strapi.plugin('showroom').service('importJob');
  const exportJob = (): ExportJob => strapi.plugin('showroom').service('exportJob');
  const answer = async (): Promise<ImportAnswer> => ({
    data: await job().state(),
    meta: { locales: await readLocales(strapi), maxBytes: WORLD_FILE_LIMITS.archiveBytes },
  });

  return {
    async worlds(ctx) {
      const own = await ownSlugs(strapi);
      const data = (await exportableWorlds(strapi)).filter(({ slug }) => own?.has(slug) ?? true);
      ctx.body = { data } satisfies WorldsAnswer;
    },

    async export(ctx) {
      const slugs = [ctx.query['world'] ?? []].flat().map(String);
      if (slugs.length === 0) throw new errors.ValidationError('Choose at least one world.');
      await refuseOtherSlugs(strapi, slugs);
      // The client may have disconnected while its permissions were read: `close` is not emitted again.
      if (ctx.res.closed) return;
      const ended = new AbortController();
      // A download that takes an hour would block other exports.
      const limit = setTimeout(() => ctx.res.destroy(), MAX_DOWNLOAD_TIME);
      ctx.res.once('close', () => {
        clearTimeout(limit);
        ended.abort();
      });
      const packed = await withSentences(ctx, () =>
        exportJob().pack(slugs, { account: ctx.state['user'].id, ended: ended.signal }),
      ).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
      });
      if (packed === undefined) return;
      const { path, size, notes } = packed;
      ctx.set(LEFT_BEHIND_HEADER, leftBehindHeader(notes.map(({ sentence }) => sentence)));
      ctx.type = ARCHIVE_TYPE;
      ctx.length = size;
      ctx.body = createReadStream(path);
    },

    async find(ctx) {
      ctx.body = await answer();
    },

    async receive(ctx) {
      // Checked before reading the body. Koa's own length is a 32-bit integer, negative from 2 GB on.
      if (Number(ctx.get('content-length')) > WORLD_FILE_LIMITS.archiveBytes) {
        ctx.set('connection', 'close');
        throw new errors.PayloadTooLargeError(TOO_LARGE);
      }
      const { name, locale, title } = ctx.query;
      const options = { locale: textOf(locale) ?? DEFAULT_LOCALE, name: textOf(title) };
      if ((options.name ?? '').length > MAX_WORLD_NAME_LENGTH) {
        throw new errors.ValidationError(
          `The name of a world has ${MAX_WORLD_NAME_LENGTH} characters at most.`,
        );
      }
      const file = (textOf(name) ?? 'world.zip').slice(0, MAX_FILE_NAME_LENGTH).toWellFormed();
      const { id } = permissionsOf(strapi, ctx.state);
      await withSentences(ctx, () => job().receive(id, ctx.req, file, options));
      ctx.body = await answer();
    },

    async start(ctx) {
      const { token, overwriting, films } = (ctx.request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (!OVERWRITING.has(overwriting)) throw new errors.ValidationError('Say what may be overwritten.');
      if (films === true && !hasPermission(ctx.state, WORK_AT_MEDIA)) throw new errors.ForbiddenError();
      await withSentences(ctx, () =>
        job().start(permissionsOf(strapi, ctx.state).id, String(token), {
          overwriting: overwriting as Overwriting,
          films: films === true,
        }),
      );
      ctx.body = await answer();
    },

    async choose(ctx) {
      const { token, at } = (ctx.request.body ?? {}) as Readonly<Record<string, unknown>>;
      const { id } = permissionsOf(strapi, ctx.state);
      await withSentences(ctx, () => job().choose(id, String(token), String(at)));
      ctx.body = await answer();
    },

    async discard(ctx) {
      await withSentences(ctx, () => job().discard(String(ctx.query['token'])));
      ctx.body = await answer();
    },

    /**
     * Streams the state as JSON lines until the work has ended. On SQLite this is the only way to follow an
     * import, because no request can be authenticated while the database is busy.
     */
    async progress(ctx) {
      const lines = new PassThrough();
      let hasBegun = false;
      const notify = (state: ImportState): void => {
        hasBegun = true;
        lines.write(`${JSON.stringify(state)}\n`);
        if (isRunning(state)) return;
        lines.end();
        // A slow reader may still be connected when the next file arrives.
        stop();
      };
      const stop = job().watch(notify);
      lines.once('close', stop);
      const first = await job().state();
      if (!hasBegun) notify(first);
      ctx.type = 'application/x-ndjson';
      ctx.body = lines;
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns errors that the editor can act on; everything else goes to the log. */
function withSentences<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  return explained(ctx, work).catch((error: unknown) => {
    throw error instanceof WorldTransferError ? new errors.ApplicationError(error.message) : error;
  });
}
