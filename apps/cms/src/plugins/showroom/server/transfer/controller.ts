import { PassThrough, Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { WORLD_FILE_LIMITS, WorldFileError, writeWorldArchive } from '@vitrine/world-file';
import { exportWorlds } from '../../../../world-transfer/export-worlds.ts';
import { readLocales } from '../../../../world-transfer/stored-entries.ts';
import { WorldTransferError } from '../../../../world-transfer/transfer-error.ts';
import type { ImportAnswer, Overwriting, WorldsAnswer } from '../../contracts/transfer.ts';
import { ARCHIVE_TYPE, isUnderWay, LEFT_BEHIND_HEADER } from '../../contracts/transfer.ts';
import { exportableWorlds } from './exportable-worlds.ts';
import type { ImportDesk } from './import-desk.ts';
import { DeskError, TOO_LARGE } from './import-desk.ts';

/** Bytes that are handed to the connection at once. */
const CHUNK = 256 * 1024;
/** A header has room for a few sentences. */
const MOST_LEFT_BEHIND = 20;

const OVERWRITING: ReadonlySet<unknown> = new Set<Overwriting>(['nothing', 'published', 'drafts']);

export const transferController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => {
  const desk = (): ImportDesk => strapi.plugin('showroom').service('importDesk');
  const answer = async (): Promise<ImportAnswer> => ({
    data: desk().state(),
    meta: { locales: await readLocales(strapi), mostBytes: WORLD_FILE_LIMITS.archiveBytes },
  });

  return {
    async worlds(ctx) {
      const [defaultLocale = 'en'] = await readLocales(strapi);
      ctx.body = { data: await exportableWorlds(strapi, defaultLocale) } satisfies WorldsAnswer;
    },

    async export(ctx) {
      const slugs = [ctx.query['world'] ?? []].flat().map(String);
      if (slugs.length === 0) throw new errors.ValidationError('Choose at least one world.');
      const { worldFile, media, notes } = await sayingWhy(() => exportWorlds(strapi, { slugs }));
      const archive = await sayingWhy(async () => writeWorldArchive(worldFile, media));
      const sentences = notes.slice(0, MOST_LEFT_BEHIND).map(({ sentence }) => sentence);
      ctx.set(LEFT_BEHIND_HEADER, encodeURIComponent(JSON.stringify(sentences)));
      ctx.type = ARCHIVE_TYPE;
      ctx.length = archive.byteLength;
      ctx.body = Readable.from(chunksOf(archive));
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
      const [defaultLocale = 'en'] = await readLocales(strapi);
      await sayingWhy(() =>
        desk().receive(ctx.req, textOf(name) ?? 'world.zip', {
          locale: textOf(locale) ?? defaultLocale,
          name: textOf(title),
        }),
      );
      ctx.body = await answer();
    },

    async start(ctx) {
      const { overwriting } = (ctx.request.body ?? {}) as { readonly overwriting?: unknown };
      if (!OVERWRITING.has(overwriting)) throw new errors.ValidationError('Say what may be overwritten.');
      await sayingWhy(async () => desk().start(overwriting as Overwriting));
      ctx.body = await answer();
    },

    async discard(ctx) {
      await sayingWhy(() => desk().discard());
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
        if (!isUnderWay(state)) lines.end();
      };
      const stop = desk().watch(tell);
      lines.once('close', stop);
      tell();
      ctx.type = 'application/x-ndjson';
      ctx.body = lines;
    },
  };
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** What the editor can do something about is told; anything else goes into the log. */
const sayingWhy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const isSaid =
      error instanceof WorldTransferError || error instanceof WorldFileError || error instanceof DeskError;
    throw isSaid ? new errors.ApplicationError(error.message) : error;
  }
};
