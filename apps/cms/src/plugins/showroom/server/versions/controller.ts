import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE, permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type {
  ComparisonAnswer,
  ForgottenFileAnswer,
  RestoreAnswer,
  RestoreInput,
  UndoInput,
  VersionListAnswer,
} from '../../contracts/versions.ts';
import { refuseLimited } from '../world-limits/limits.ts';
import { isKeptType } from './kept-types.ts';
import { versionActionsOf } from './restore.ts';
import { versionsOf } from './versions.ts';
import { compareVersions, listVersions, namedLeftOut, presentOf } from './versions-reader.ts';

/** The account's permissions for the entry decide. */
export function versionsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const present = await presentOf(strapi, account, entryIn(ctx.params, ctx.query['locale']));
      const page = Math.max(1, Math.trunc(Number(ctx.query['page'])) || 1);
      ctx.body = {
        data: await listVersions(strapi, account, present, page),
      } satisfies VersionListAnswer;
    },

    async compare(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const present = await presentOf(strapi, account, entryIn(ctx.params, ctx.query['locale']));
      const other = ctx.query['with'] === undefined ? undefined : numberOf(ctx.query['with']);
      const wanted = { version: numberOf(ctx.query['version']), other };
      ctx.body = {
        data: await compareVersions(strapi, account, present, wanted),
      } satisfies ComparisonAnswer;
    },

    async forgetFile(ctx) {
      await refuseLimited(strapi);
      const file: { readonly hash: string } | null = await strapi.db
        .query(FILE)
        .findOne({ where: { id: Number(ctx['params'].id) }, select: ['hash'] });
      if (file === null) throw new errors.NotFoundError('There is no such file.');
      ctx.body = {
        data: { count: await versionsOf(strapi).forgetFile(file.hash) },
      } satisfies ForgottenFileAnswer;
    },

    async restore(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      refuseWithout(account, ctx.params, 'update');
      const input = readRestore(ctx.request.body);
      const { subject, row } = await presentOf(strapi, account, entryIn(ctx.params, input.locale));
      if (!account.can('update', subject.uid, row)) throw new errors.ForbiddenError();
      const { state, leftOut } = await versionActionsOf(strapi).restore(subject, input.version, {
        fields: input.fields,
        writer: { account, row },
      });
      ctx.body = {
        data: { leftOut: await namedLeftOut(strapi, subject.uid, state, leftOut) },
      } satisfies RestoreAnswer;
    },

    async undoPublish(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      refuseWithout(account, ctx.params, 'publish');
      const input = readUndo(ctx.request.body);
      const { subject, row } = await presentOf(strapi, account, entryIn(ctx.params, input.locale));
      if (!account.can('publish', subject.uid, row) || !account.can('update', subject.uid, row)) {
        throw new errors.ForbiddenError();
      }
      const leftOut = await versionActionsOf(strapi).undoPublish(subject, input.version);
      ctx.body = {
        data: { leftOut: await namedLeftOut(strapi, subject.uid, {}, leftOut) },
      } satisfies RestoreAnswer;
    },
  };
}

function entryIn(params: Readonly<Record<string, unknown>>, locale: unknown) {
  return { uid: String(params['uid']), documentId: String(params['documentId']), locale };
}

/** Before anything is read: who may not do it to any entry learns nothing about this one. */
function refuseWithout(
  account: Permissions,
  { uid }: Readonly<Record<string, unknown>>,
  action: 'publish' | 'update',
): void {
  if (!isKeptType(String(uid)) || !account.can(action, String(uid))) throw new errors.ForbiddenError();
}

function numberOf(value: unknown): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1) throw new errors.ValidationError('There is no such version.');
  return id;
}

function readUndo(body: unknown): UndoInput {
  const { version, locale } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return { version: numberOf(version), ...(typeof locale === 'string' ? { locale } : {}) };
}

function readRestore(body: unknown): RestoreInput {
  const { fields } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (fields === undefined) return readUndo(body);
  if (!Array.isArray(fields)) throw new errors.ValidationError('“fields” is a list of names.');
  return { ...readUndo(body), fields: fields.map(String) };
}
