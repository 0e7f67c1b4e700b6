import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { permissionsOf, PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type {
  RecheckRequest,
  ChosenClip,
  TransitionAnswer,
  VideosAnswer,
  ReverseClipsRequest,
  WorkAnswer,
} from '../../../../contracts/media.ts';
import { conflictOf } from './conflict.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { videosInWork, videosOf } from './library-videos.ts';
import { isTransitionUid, seenDraftsOf } from './transition-draft.ts';
import type { TransitionDraft } from './transition-draft.ts';
import type { TransitionUid } from '../../../../content-model/content-uids.ts';
import { comparedEnds } from './transition-ends.ts';
import type { ReverseClipService } from './reverse-clips.ts';

/** The largest number of videos that an entry shows; a panel never asks for more. */
const MAX_IDS = 200;

function numbersOf(values: readonly unknown[]): readonly number[] {
  return values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}

type Context = Parameters<Core.ControllerHandler>[0];

export function mediaController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const pipeline = (): MediaPipeline => strapi.get('media-pipeline') as MediaPipeline;
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const reverseClips = (): ReverseClipService => strapi.plugin('showroom').service('reverseClips');

  return {
    async videos(ctx) {
      const ids = numbersOf(String(ctx.query['ids'] ?? '').split(',')).slice(0, MAX_IDS);
      const missing = await pipeline().whatIsMissing();
      ctx.body = {
        data: {
          ...(missing === undefined ? {} : { missing }),
          videos: await videosOf(strapi, pipeline(), permissionsOf(strapi, ctx.state), ids),
        },
      } satisfies VideosAnswer;
    },

    async work(ctx) {
      ctx.body = {
        data: await videosInWork(strapi, pipeline(), permissionsOf(strapi, ctx.state)),
      } satisfies WorkAnswer;
    },

    async again(ctx) {
      const { ids } = (ctx.request.body ?? {}) as Partial<RecheckRequest>;
      const wanted = numbersOf(Array.isArray(ids) ? ids : []);
      const videos = await videosOf(strapi, pipeline(), permissionsOf(strapi, ctx.state), wanted);
      for (const { id } of videos) await pipeline().add(id);
      ctx.status = 204;
    },

    async transition(ctx) {
      const { uid, documentId } = transitionOf(ctx);
      const account = permissionsOf(strapi, ctx.state);
      const drafts = await seenDraftsOf(strapi, account, uid, documentId);
      const locale = ctx.query['locale'];
      const draft = drafts.find((entry) => entry.locale === null || entry.locale === locale) ?? drafts[0];
      if (draft === undefined) throw new errors.NotFoundError();
      const content = await doctor().drafts();
      const reverse = await reverseClips().stateOf(uid, documentId, account);
      const isShown = {
        departure: await maySeeLocation(strapi, account, draft.from, draft.locale),
        arrival: await maySeeLocation(strapi, account, draft.to, draft.locale),
      };
      ctx.body = {
        data: {
          ends:
            content === undefined
              ? []
              : comparedEnds(content, draft, (pairs) => pipeline().clipEndsOfPairs(pairs)).filter(
                  ({ end }) => isShown[end],
                ),
          ...(reverse === undefined ? {} : { reverse }),
        },
      } satisfies TransitionAnswer;
    },

    async makeReverseClips(ctx) {
      const { uid, documentId } = transitionOf(ctx);
      const account = permissionsOf(strapi, ctx.state);
      const blocking = await reverseClips().make({ uid, documentId, account }, replacingOf(ctx.request.body));
      ctx.status = blocking.length === 0 ? 202 : 409;
      ctx.body =
        blocking.length === 0 ? { data: null } : { error: conflictOf('The opposite transition', blocking) };
    },
  };
}

function transitionOf({ params }: Context): { readonly uid: TransitionUid; readonly documentId: string } {
  const { uid, documentId } = params as Readonly<Record<string, string>>;
  if (!isTransitionUid(uid) || documentId === undefined) throw new errors.NotFoundError();
  return { uid, documentId };
}

/** Whether the account may see title and picture of the location at one end of a clip. */
async function maySeeLocation(
  strapi: Core.Strapi,
  account: Permissions,
  location: TransitionDraft['from'],
  locale: string | null,
): Promise<boolean> {
  if (!location) return false;
  const row: object | null = await strapi.db.query(LOCATION).findOne({
    where: { documentId: location.documentId, locale: locale ?? DEFAULT_LOCALE, publishedAt: null },
    populate: PERMISSION_FIELDS,
  });
  return row !== null && account.can('read', LOCATION, row, ['title', 'background']);
}

function replacingOf(body: unknown): readonly ChosenClip[] {
  const { replacing } = (body ?? {}) as Partial<ReverseClipsRequest>;
  return Array.isArray(replacing) ? replacing : [];
}
