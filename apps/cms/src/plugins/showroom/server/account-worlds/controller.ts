import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { MAX_JUDGED } from '../../contracts/account-worlds.ts';
import type {
  AccountWorldsAnswer,
  OwnWorldsAnswer,
  RefusedEntriesAnswer,
} from '../../contracts/account-worlds.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import { changesOf } from '../changes/changes-area.ts';
import { ACCOUNT_WORLDS } from '../world-limits/account-worlds-type.ts';
import { ACCOUNT, presentLimit, SUPER_ADMIN } from '../world-limits/limit.ts';
import { isWithin, refuseLimited } from '../world-limits/limits.ts';
import { namedWorlds, sentenceFor } from '../world-limits/refusals.ts';

interface StoredAccount {
  readonly id: number;
  readonly email: string;
  readonly roles: readonly { readonly name: string; readonly code: string }[];
}

/** Sets the worlds that accounts may change, and answers what the account of a request may. */
export function accountWorldsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const table = () => strapi.db.query(ACCOUNT_WORLDS);
  const accountsWhere = (where: object): Promise<readonly StoredAccount[]> =>
    strapi.db.query(ACCOUNT).findMany({ where, populate: { roles: true }, orderBy: { id: 'asc' } });
  const list = async (): Promise<AccountWorldsAnswer> => {
    const rows: readonly { readonly person: number; readonly worlds: string }[] = await table().findMany();
    const limits = new Map(rows.map(({ person, worlds }) => [person, storedWorlds({ worlds })]));
    const accounts = await accountsWhere({});
    return {
      data: {
        accounts: accounts
          .map((account) => ({
            id: account.id,
            name: administratorName(account),
            email: account.email,
            roles: account.roles.map(({ name }) => name),
            isSuperAdmin: isSuperAdmin(account),
            worlds: isSuperAdmin(account) ? null : (limits.get(account.id) ?? null),
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
        worlds: await namedWorlds(strapi),
      },
    };
  };

  return {
    async find(ctx) {
      await refuseLimited(strapi);
      ctx.body = await list();
    },

    async update(ctx) {
      await refuseLimited(strapi);
      const person = Number(ctx['params'].id) || 0;
      const [account] = await accountsWhere({ id: person });
      if (account === undefined) throw new errors.NotFoundError('There is no such account.');
      const before: { readonly worlds: string } | null = await table().findOne({ where: { person } });
      const worlds = await readWorlds(strapi, ctx.request.body, storedWorlds(before));
      if (worlds !== null && isSuperAdmin(account)) {
        throw refusal('worlds', 'A super admin changes every world: give the account another role first.');
      }
      // In one transaction: an account is never without its limit meanwhile.
      await strapi.db.transaction(async () => {
        await table().deleteMany({ where: { person } });
        if (worlds !== null) await table().create({ data: { person, worlds: JSON.stringify(worlds) } });
      });
      const actor = changesOf(strapi).actor();
      activityLogOf(strapi).record({
        action: 'user.update',
        uid: ACCOUNT,
        title: administratorName(account),
        fields: ['worlds'],
        ...(actor === undefined ? {} : { actor }),
      });
      ctx.body = await list();
    },

    async own(ctx) {
      const limit = await presentLimit(strapi);
      const worlds =
        limit === undefined
          ? null
          : (await namedWorlds(strapi)).filter(({ documentId }) => limit.worlds.has(documentId));
      ctx.body = { data: { worlds } } satisfies OwnWorldsAnswer;
    },

    async entries(ctx) {
      const { uid, documentId } = ctx.query;
      if (typeof uid !== 'string' || !uid.startsWith('api::') || !Object.hasOwn(strapi.contentTypes, uid)) {
        throw new errors.ValidationError('“uid” is no type.');
      }
      const documentIds = [documentId ?? []].flat().map(String);
      if (documentIds.length > MAX_JUDGED) {
        throw new errors.ValidationError(`At most ${MAX_JUDGED} entries at once.`);
      }
      const limit = await presentLimit(strapi);
      const data: Record<string, string> = {};
      // The panel stands beside the entry, so the sentence need not name it.
      const sentence = limit === undefined ? '' : await sentenceFor(strapi, limit, { kind: 'entry' });
      for (const id of limit === undefined ? [] : documentIds) {
        if (limit !== undefined && !(await isWithin(strapi, limit, { uid, documentId: id }))) {
          data[id] = sentence;
        }
      }
      ctx.body = { data } satisfies RefusedEntriesAnswer;
    },
  };
}

function isSuperAdmin({ roles }: StoredAccount): boolean {
  return roles.some(({ code }) => code === SUPER_ADMIN);
}

function storedWorlds(row: { readonly worlds: string } | null): readonly string[] {
  return row === null ? [] : (JSON.parse(row.worlds) as readonly string[]);
}

/** @param before those that the account may change so far: one of them may be in the bin, and come back. */
async function readWorlds(
  strapi: Core.Strapi,
  body: unknown,
  before: readonly string[],
): Promise<readonly string[] | null> {
  const { worlds } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (worlds === null) return null;
  const known = new Set([...before, ...(await namedWorlds(strapi)).map(({ documentId }) => documentId)]);
  if (!Array.isArray(worlds) || !worlds.every((world) => typeof world === 'string' && known.has(world))) {
    throw refusal('worlds', 'Choose the worlds from the list.');
  }
  return [...new Set(worlds as readonly string[])];
}
