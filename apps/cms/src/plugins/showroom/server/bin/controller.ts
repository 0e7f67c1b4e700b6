import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type {
  BinAnswer,
  HeldAnswer,
  NewName,
  OneDeletionAnswer,
  RestoreDeletedAnswer,
  RestoreDeletedInput,
} from '../../contracts/bin.ts';
import { binFor } from './bin-reader.ts';
import { restoreDeleted } from './restore-deleted.ts';

/** The account's permissions for each entry decide. */
export function binController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      const { kind, search, page } = ctx.query;
      ctx.body = {
        data: await binFor(strapi, permissionsOf(strapi, ctx.state)).list({
          kind: textOf(kind),
          search: textOf(search),
          page: Math.max(1, Math.trunc(Number(page)) || 1),
        }),
      } satisfies BinAnswer;
    },

    async findOne(ctx) {
      const bin = binFor(strapi, permissionsOf(strapi, ctx.state));
      ctx.body = { data: await bin.one(String(ctx['params'].deletion)) } satisfies OneDeletionAnswer;
    },

    async held(ctx) {
      const { deletion, uid, documentId } = ctx['params'] as Readonly<Record<string, string>>;
      const bin = binFor(strapi, permissionsOf(strapi, ctx.state));
      const wanted = { uid: String(uid), documentId: String(documentId), locale: ctx.query['locale'] };
      ctx.body = { data: await bin.held(String(deletion), wanted) } satisfies HeldAnswer;
    },

    async restore(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const data = await restoreDeleted(strapi, account, binFor(strapi, account), {
        deletion: String(ctx['params'].deletion),
        input: readInput(ctx.request.body),
      });
      ctx.body = { data } satisfies RestoreDeletedAnswer;
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readInput(body: unknown): RestoreDeletedInput {
  const { entries, names = [] } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(names)) throw new errors.ValidationError('“names” is a list.');
  const read = {
    names: names.map((one: Readonly<Record<string, unknown>> | null): NewName => ({
      documentId: String(one?.['documentId']),
      field: String(one?.['field']),
      name: String(one?.['name']).trim(),
    })),
  };
  if (entries === undefined) return read;
  if (!Array.isArray(entries)) throw new errors.ValidationError('“entries” is a list.');
  return {
    ...read,
    entries: entries.map((one: Readonly<Record<string, unknown>> | null) => ({
      uid: String(one?.['uid']),
      documentId: String(one?.['documentId']),
    })),
  };
}
