import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { wallTimeAt } from '@vitrine/core/time/zoned-time';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { hasPermission } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import { mailerOf } from '../../../../mail/start-mail.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { READ_PREVIEW } from '../../contracts/preview.ts';
import { PLAN_RELEASES } from '../../contracts/releases.ts';
import type {
  Release,
  ReleaseAnswer,
  ReleaseListAnswer,
  ReleaseVerdictAnswer,
} from '../../contracts/releases.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import type { Actor } from '../changes/changes.ts';
import { titleOf } from '../content/rows.ts';
import { GRACE_HOURS } from './due.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { listedReleases, withTitles } from './listed-releases.ts';
import { objectIn, readItem, readPlan, readRevision, refuseItems } from './plan-input.ts';
import { planItems, refuseForeignRelease } from './plan-release.ts';
import { RELEASE } from './release-type.ts';
import { releasesIn } from './release-store.ts';
import type { StoredRelease } from './release-store.ts';
import { rehearseRelease } from './rehearse.ts';
import type { Scheduler } from './scheduler.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/** How many of those that are over are listed. */
const LISTED = 50;

/** Routes check the permissions to see and to plan; what is planned is judged item by item. */
export function releasesController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const store = releasesIn(strapi);
  const scheduler = (): Scheduler => strapi.plugin('showroom').service('releases');
  const known = async (ctx: Context): Promise<StoredRelease> => {
    const found = await store.one(Number(ctx['params'].id) || 0);
    if (found === undefined) throw new errors.NotFoundError('This release no longer exists.');
    return found;
  };
  /** A release that the account may change: nothing in it is outside of the worlds that it may change. */
  const changeable = async (ctx: Context): Promise<StoredRelease> => {
    const found = await known(ctx);
    await refuseForeignRelease(strapi, found);
    return found;
  };
  const shown = async (state: AuthState, release: StoredRelease): Promise<Release> => {
    const [listed] = await listedReleases(strapi, permissionsOf(strapi, state), [release]);
    if (listed === undefined) throw new errors.NotFoundError('This release no longer exists.');
    return listed;
  };
  const answer = async (ctx: Context, release: StoredRelease | undefined): Promise<void> => {
    if (release === undefined) throw overtaken();
    ctx.body = { data: await shown(ctx.state, release) } satisfies ReleaseAnswer;
  };
  const record = (ctx: Context, action: 'planRelease' | 'cancelRelease', { name }: StoredRelease): void =>
    activityLogOf(strapi).record({ action, uid: RELEASE, title: name, actor: plannerIn(ctx) });

  return {
    async find(ctx) {
      const account = permissionsOf(strapi, ctx.state);
      const releases = [...(await store.planned()), ...(await store.ended(LISTED))];
      ctx.body = {
        data: {
          releases: await listedReleases(strapi, account, releases),
          mayPlan: hasPermission(ctx.state, PLAN_RELEASES),
          mayRehearse: hasPermission(ctx.state, READ_PREVIEW),
          sendsMails: mailerOf(strapi) !== undefined,
          graceHours: GRACE_HOURS,
          worlds: await plannableWorlds(strapi, ctx.state),
          kinds: Object.keys(strapi.contentTypes).filter(
            (uid) => isSeenByVisitors(uid) && hasDrafts(strapi, uid),
          ),
        },
      } satisfies ReleaseListAnswer;
    },

    async findOne(ctx) {
      await answer(ctx, await known(ctx));
    },

    async create(ctx) {
      const now = Date.now();
      const { at, ...plan } = readPlan(strapi, ctx.request.body, now);
      const stamps = await planItems(strapi, plan.items, ctx.state);
      const release = await store.create({ ...plan, stamps, planner: plannerIn(ctx), plannedAt: now }, at);
      record(ctx, 'planRelease', release);
      void scheduler().look();
      await answer(ctx, release);
    },

    async update(ctx) {
      const now = Date.now();
      const release = seen(await changeable(ctx), ctx.request.body);
      const { at, ...plan } = readPlan(strapi, ctx.request.body, now);
      const stamps = await planItems(strapi, plan.items, ctx.state);
      const planned = await store.apply(
        release,
        { type: 'planned', at },
        { ...plan, stamps, planner: plannerIn(ctx), plannedAt: now, ...AS_NEW },
      );
      if (planned !== undefined) record(ctx, 'planRelease', planned);
      void scheduler().look();
      await answer(ctx, planned);
    },

    async addItem(ctx) {
      const now = Date.now();
      const release = await changeable(ctx);
      if (release.state !== 'planned') throw overtaken();
      const item = readItem(strapi, objectIn(ctx.request.body)['item']);
      const items = [...release.items, item];
      refuseItems(items);
      // The account answers for all of them from now on, and the others stay as they were planned.
      await planItems(strapi, items, ctx.state);
      const stamps = { ...(await planItems(strapi, [item], ctx.state)), ...release.stamps };
      const planned = await store.apply(
        release,
        { type: 'planned', at: release.at },
        { items, stamps, planner: plannerIn(ctx), plannedAt: now },
      );
      if (planned !== undefined) record(ctx, 'planRelease', planned);
      await answer(ctx, planned);
    },

    async check(ctx) {
      const problems = await rehearseRelease(strapi, await known(ctx));
      const reason = withTitles(permissionsOf(strapi, ctx.state), problems);
      ctx.body = { data: { reason } } satisfies ReleaseVerdictAnswer;
    },

    async run(ctx) {
      const now = Date.now();
      const release = seen(await changeable(ctx), ctx.request.body);
      if (release.state !== 'planned') throw overtaken();
      // The drafts stay those that were planned: what was changed since holds it back.
      const due = await store.apply(
        release,
        { type: 'planned', at: now },
        { wall: wallTimeAt(now, release.zone), planner: plannerIn(ctx), plannedAt: now },
      );
      if (due === undefined) throw overtaken();
      await scheduler().look();
      await answer(ctx, await known(ctx));
    },

    async cancel(ctx) {
      const release = seen(await changeable(ctx), ctx.request.body);
      const cancelled = await store.apply(
        release,
        { type: 'cancelled' },
        { endedAt: Date.now(), reason: null, unmailed: false },
      );
      if (cancelled !== undefined) record(ctx, 'cancelRelease', cancelled);
      await answer(ctx, cancelled);
    },

    async remove(ctx) {
      const release = await changeable(ctx);
      if (release.state === 'planned') {
        throw new errors.ApplicationError('This release is planned: cancel it first.');
      }
      if (!(await store.remove(release))) throw overtaken();
      ctx.status = 204;
    },
  };
}

/** What a release loses that is planned again. */
const AS_NEW = { endedAt: null, entries: null, reason: null, unmailed: false } as const;

function overtaken(): Error {
  return new errors.ApplicationError(
    'A colleague has changed this release, or it is over: load it again and look.',
  );
}

/** The release, if it is the one that the account has seen. */
function seen(release: StoredRelease, body: unknown): StoredRelease {
  if (release.revision !== readRevision(body)) throw overtaken();
  return release;
}

function plannerIn(ctx: Context): Actor {
  const { user } = ctx.state as { readonly user: { readonly id: number } };
  return { id: user.id, name: administratorName(user) };
}

/** Those that a release of this account can hold. */
async function plannableWorlds(
  strapi: Core.Strapi,
  state: AuthState,
): Promise<ReleaseListAnswer['data']['worlds']> {
  const readable = await permissionsOf(strapi, state).readableIds(WORLD);
  const rows: readonly { readonly id: number; readonly documentId: string; readonly name: string | null }[] =
    await strapi.db.query(WORLD).findMany({ where: { publishedAt: null }, orderBy: { id: 'asc' } });
  const limit = await presentLimit(strapi);
  const names = new Map<string, string>();
  for (const row of rows) {
    if (limit?.worlds.has(row.documentId) === false) continue;
    if (readable.has(row.id) && !names.has(row.documentId)) names.set(row.documentId, titleOf({ ...row }));
  }
  return [...names]
    .map(([documentId, name]) => ({ documentId, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
