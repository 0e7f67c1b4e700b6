import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type {
  AgainOrder,
  ChosenClip,
  TransitionAnswer,
  VideosAnswer,
  WayBackOrder,
  WorkAnswer,
} from '../../contracts/media.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { videosInWork, videosOf } from './library-videos.ts';
import { draftsOf, isMoveUid } from './transition-draft.ts';
import type { MoveUid } from './transition-draft.ts';
import { comparedEnds } from './transition-ends.ts';
import type { WaysBack } from './ways-back.ts';

/** As many videos as an entry shows at most; more are no question of a panel. */
const MOST_IDS = 200;

const numbersOf = (values: readonly unknown[]): readonly number[] =>
  values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

type Context = Parameters<Core.ControllerHandler>[0];

export const mediaController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => {
  const pipeline = (): MediaPipeline => strapi.get('media-pipeline') as MediaPipeline;
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const waysBack = (): WaysBack => strapi.plugin('showroom').service('waysBack');

  return {
    async videos(ctx) {
      const ids = numbersOf(String(ctx.query['ids'] ?? '').split(',')).slice(0, MOST_IDS);
      const missing = await pipeline().whatIsMissing();
      ctx.body = {
        data: {
          ...(missing === undefined ? {} : { missing }),
          videos: await videosOf(strapi, pipeline(), ids),
        },
      } satisfies VideosAnswer;
    },

    async work(ctx) {
      ctx.body = { data: await videosInWork(strapi, pipeline()) } satisfies WorkAnswer;
    },

    async again(ctx) {
      const { ids } = (ctx.request.body ?? {}) as Partial<AgainOrder>;
      const videos = await videosOf(strapi, pipeline(), numbersOf(Array.isArray(ids) ? ids : []));
      for (const { id } of videos) await pipeline().add(id);
      ctx.status = 204;
    },

    async transition(ctx) {
      const { uid, documentId } = moveOf(ctx);
      mustBeAllowed(strapi, ctx, uid, 'read');
      const drafts = await draftsOf(strapi, uid, documentId);
      const locale = ctx.query['locale'];
      const draft = drafts.find((entry) => entry.locale === null || entry.locale === locale) ?? drafts[0];
      if (draft === undefined) throw new errors.NotFoundError();
      const content = await doctor().drafts();
      const wayBack = await waysBack().stateOf(uid, documentId);
      ctx.body = {
        data: {
          ends:
            content === undefined
              ? []
              : comparedEnds(content, draft, (pairs) => pipeline().clipEndsOfPairs(pairs)),
          ...(wayBack === undefined ? {} : { wayBack }),
        },
      } satisfies TransitionAnswer;
    },

    async makeWayBack(ctx) {
      const { uid, documentId } = moveOf(ctx);
      mustBeAllowed(strapi, ctx, uid, 'create');
      mustBeAllowed(strapi, ctx, uid, 'update');
      const inTheWay = await waysBack().make(uid, documentId, replacingOf(ctx.request.body));
      ctx.status = inTheWay.length === 0 ? 202 : 409;
      ctx.body = inTheWay.length === 0 ? { data: null } : { error: conflict(inTheWay) };
    },
  };
};

const moveOf = ({ params }: Context): { readonly uid: MoveUid; readonly documentId: string } => {
  const { uid, documentId } = params as Readonly<Record<string, string>>;
  if (!isMoveUid(uid) || documentId === undefined) throw new errors.NotFoundError();
  return { uid, documentId };
};

/** What a role may do with transitions is decided in the content manager; this plugin opens no other door. */
const mustBeAllowed = (
  strapi: Core.Strapi,
  ctx: Context,
  uid: MoveUid,
  action: 'read' | 'create' | 'update',
): void => {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state['userAbility'], model: uid });
  if (checker.cannot[action]()) throw new errors.ForbiddenError();
};

/** As Strapi's own errors look. */
const conflict = (chosen: readonly ChosenClip[]): object => ({
  status: 409,
  name: 'ConflictError',
  message: `The way back has clips of its own: ${chosen.map(({ name }) => `«${name}»`).join(', ')}.`,
  details: { chosen },
});

const replacingOf = (body: unknown): readonly ChosenClip[] => {
  const { replacing } = (body ?? {}) as Partial<WayBackOrder>;
  return Array.isArray(replacing) ? replacing : [];
};
