import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { ImportAnswer, Overwriting, WorldsAnswer } from '../../contracts/transfer.ts';
import {
  ARCHIVE_TYPE,
  isUnderWay,
  LEFT_BEHIND_HEADER,
  LONGEST_FILE_NAME,
  LONGEST_WORLD_NAME,
} from '../../contracts/transfer.ts';
import { DeskError } from './desk-error.ts';
import type { ExportDesk } from './export-desk.ts';
import { exportableWorlds } from './exportable-worlds.ts';
import type { ImportDesk } from './import-desk.ts';
import { TOO_LARGE } from './import-desk.ts';
import { leftBehindHeader } from './left-behind.ts';

/** Milliseconds. */
const LONGEST_DOWNLOAD = 60 * 60 * 1000;

type Context = Parameters<Core.ControllerHandler>[0];

const OVERWRITING: ReadonlySet<unknown> = new Set<Overwriting>(['nothing', 'published', 'drafts']);

export function transferController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const desk = (): ImportDesk => strapi.plugin('showroom').service('importDesk');
  const exportDesk = (): ExportDesk => strapi.plugin('showroom').service('exportDesk');
  const answer = async (): Promise<ImportAnswer> => ({
    data: desk().state(),
    meta: { locales: await readLocales(strapi), mostBytes: WORLD_FILE_LIMITS.archiveBytes },
  });

  return {
    async worlds(ctx) {
      ctx.body = { data: await exportableWorlds(strapi) } satisfies WorldsAnswer;
    },

    async export(ctx) {
      const slugs = [ctx.query['world'] ?? []].flat().map(String);
      if (slugs.length === 0) throw new errors.ValidationError('Choose at least one world.');
      // Who has gone while their rights were looked up: `close` does not come again.
      if (ctx.res.closed) return;
      const ended = new AbortController();
      // Whoever takes an hour for a download blocks it for others.
      const limit = setTimeout(() => ctx.res.destroy(), LONGEST_DOWNLOAD);
      ctx.res.once('close', () => {
        clearTimeout(limit);
        ended.abort();
      });
      const packed = await sayingWhy(ctx, () =>
        exportDesk().pack(slugs, { account: ctx.state['user'].id, ended: ended.signal }),
      ).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
        // Nobody waits for it any more.
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
      // Before anything of it is read. Koa's own length is one of 32 bits, which is below zero from 2 GB on.
      if (Number(ctx.get('content-length')) > WORLD_FILE_LIMITS.archiveBytes) {
        ctx.set('connection', 'close');
        throw new errors.PayloadTooLargeError(TOO_LARGE);
      }
      const { name, locale, title } = ctx.query;
      const wishes = { locale: textOf(locale) ?? DEFAULT_LOCALE, name: textOf(title) };
      if ((wishes.name ?? '').length > LONGEST_WORLD_NAME) {
        throw new errors.ValidationError(`The name of a world has ${LONGEST_WORLD_NAME} signs at most.`);
      }
      const file = (textOf(name) ?? 'world.zip').slice(0, LONGEST_FILE_NAME).toWellFormed();
      await sayingWhy(ctx, () => desk().receive(ctx.req, file, wishes));
      ctx.body = await answer();
    },

    async start(ctx) {
      const { token, overwriting } = (ctx.request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (!OVERWRITING.has(overwriting)) throw new errors.ValidationError('Say what may be overwritten.');
      await sayingWhy(ctx, async () => desk().start(String(token), overwriting as Overwriting));
      ctx.body = await answer();
    },

    async discard(ctx) {
      await sayingWhy(ctx, () => desk().discard(String(ctx.query['token'])));
      ctx.body = await answer();
    },

    /**
     * The state line by line as JSON, until nothing is under way any more: whoever listens is told also while
     * the database is busy with the import, and nobody else can be asked who they are.
     */
    progress(ctx) {
      const lines = new PassThrough();
      const tell = (): void => {
        const state = desk().state();
        lines.write(`${JSON.stringify(state)}\n`);
        if (isUnderWay(state)) return;
        lines.end();
        // A slow reader is here still when the next file comes.
        stop();
      };
      const stop = desk().watch(tell);
      lines.once('close', stop);
      tell();
      ctx.type = 'application/x-ndjson';
      ctx.body = lines;
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

const STATUSES = { busy: 429, otherFile: 409, refused: 400 } as const;

/** What the editor can do something about is told; anything else goes into the log. */
async function sayingWhy<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DeskError) ctx.throw(STATUSES[error.reason], error.message);
    throw error instanceof WorldTransferError ? new errors.ApplicationError(error.message) : error;
  }
}
