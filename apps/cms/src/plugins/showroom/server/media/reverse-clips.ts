import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { FILE } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { messageOf } from '../../../../media-pipeline/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { ChosenClip, Reversal, VideoMessage, ReverseTransition } from '../../../../contracts/media.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { refuseOutside } from '../world-limits/limits.ts';
import { clipsOf, draftsOf, VIDEO_COMPONENT, reverseDraftsOf } from './transition-draft.ts';
import type { TransitionClip, TransitionDraft } from './transition-draft.ts';
import type { TransitionUid } from '../../../../content-model/content-uids.ts';

/** The transition whose clips are reversed, and the account that requested it. */
export interface ReverseClipsTarget {
  readonly uid: TransitionUid;
  readonly documentId: string;
  readonly account: Permissions;
}

/** Reverses the clips of a transition for the transition in the opposite direction. */
export interface ReverseClipService {
  /**
   * The state of the reverse transition, as far as the account may see it; undefined if the transition lacks a
   * location at one end, or a clip.
   */
  readonly stateOf: (
    uid: TransitionUid,
    documentId: string,
    account: Permissions,
  ) => Promise<ReverseTransition | undefined>;
  /**
   * Reverses the clips of a transition in all its languages, and puts them into the draft of the opposite
   * transition, which is created if it does not exist. It continues in the background.
   *
   * @param replacing the clips that may be replaced.
   * @returns Other clips that it would replace; if there are any, nothing is started.
   * @throws ForbiddenError if the account may not see the transition, write the reverse one in one of its
   *   languages, or add files to the media library. Entries changed meanwhile are checked again when the clips
   *   are ready, with the permissions the account had at the request.
   */
  readonly make: (
    target: ReverseClipsTarget,
    replacing: readonly ChosenClip[],
  ) => Promise<readonly ChosenClip[]>;
}

/** The slot of the reverse transition in which a clip belongs. */
interface Slot {
  readonly locale: string;
  readonly clip: TransitionClip;
  /** The clip it contains now. */
  readonly now: TransitionClip | undefined;
}

interface Situation {
  readonly there: readonly TransitionDraft[];
  readonly back: readonly TransitionDraft[];
  readonly slots: readonly Slot[];
}

function localeOf({ locale }: TransitionDraft): string {
  return locale ?? DEFAULT_LOCALE;
}

export function createReverseClipService(
  strapi: Core.Strapi,
  pipelineOf: () => MediaPipeline,
): ReverseClipService {
  const work = new Map<string, Reversal>();

  /** @param seen the part of a draft that an account may see. */
  const situationOf = async (
    uid: TransitionUid,
    documentId: string,
    seen: (draft: TransitionDraft) => TransitionDraft | undefined = (draft) => draft,
  ): Promise<Situation> => {
    const there = (await draftsOf(strapi, uid, documentId)).flatMap((draft) => seen(draft) ?? []);
    const [first] = there;
    const all = first === undefined ? [] : await reverseDraftsOf(strapi, uid, first);
    const back = all.flatMap((draft) => seen(draft) ?? []);
    const slots = there.flatMap((draft) => {
      const locale = localeOf(draft);
      const opposite = back.find((entry) => localeOf(entry) === locale);
      // A language without a reverse transition shows the one of the default language.
      if (back.length > 0 && opposite === undefined) return [];
      const clipsBack = opposite === undefined ? [] : clipsOf(opposite);
      return clipsOf(draft).map((clip) => ({
        locale,
        clip,
        now: clipsBack.find(({ key }) => key === clip.key),
      }));
    });
    return { there, back, slots };
  };

  /** Whether one of the two clips was made by reversing the other. */
  const isOwn = async ({ clip, now }: Slot): Promise<boolean> =>
    now !== undefined &&
    ((await pipelineOf().knownReverseClip(clip.video.id)) === now.video.id ||
      (await pipelineOf().knownReverseClip(now.video.id)) === clip.video.id);

  const chosenOf = async (slots: readonly Slot[]): Promise<readonly ChosenClip[]> => {
    const chosen: ChosenClip[] = [];
    for (const slot of slots) {
      if (slot.now === undefined || (await isOwn(slot))) continue;
      chosen.push({ locale: slot.locale, key: slot.clip.key, name: slot.now.video.name });
    }
    return chosen;
  };

  /** @throws ForbiddenError if the account may not put clips into these slots. */
  const judge = (
    { uid, account }: ReverseClipsTarget,
    { there, back }: Situation,
    wanted: readonly Slot[],
  ): void => {
    const mayRead = there.every((draft) => account.can('read', uid, draft, ['from', 'to', 'background']));
    const mayWrite = wanted.every(({ locale }) => {
      const existing = back.find((draft) => localeOf(draft) === locale);
      if (existing !== undefined) return account.can('update', uid, existing, ['background']);
      const row = account.newRow(isLocalisedType(strapi, uid) ? locale : null);
      return account.can('create', uid, row, ['from', 'to', 'background']);
    });
    if (!mayRead || !mayWrite) {
      throw new errors.ForbiddenError(
        'You may not write the opposite transition in every language of this transition.',
      );
    }
  };

  const link = async (
    target: ReverseClipsTarget,
    made: ReadonlyMap<number, number>,
    replacing: readonly ChosenClip[],
  ): Promise<void> => {
    const { uid, documentId, account } = target;
    // It may have changed while the clips were being made.
    const situation = await situationOf(uid, documentId);
    const { there, back, slots } = situation;
    const blocked = (await chosenOf(slots)).filter((clip) => !isAmong(replacing, clip));
    const wanted = slots.filter(
      ({ locale, clip }) =>
        made.has(clip.video.id) &&
        !blocked.some((other) => other.locale === locale && other.key === clip.key),
    );
    judge(target, situation, wanted);
    const documents = documentsOf(strapi, uid);
    let backId = back[0]?.documentId;
    for (const draft of there) {
      const locale = localeOf(draft);
      const clips = wanted.filter((slot) => slot.locale === locale).map(({ clip }) => clip);
      if (clips.length === 0) continue;
      const keys = new Set(clips.map(({ key }) => key));
      const existing = back.find((entry) => localeOf(entry) === locale);
      const kept = (existing?.background ?? []).filter(
        ({ __component, key }) => __component !== VIDEO_COMPONENT || !keys.has(key),
      );
      const background = [
        ...kept.map(({ __component, id }) => ({ __component, id })),
        ...clips.map(({ key, loop, video }) => ({
          __component: VIDEO_COMPONENT,
          key,
          loop,
          video: made.get(video.id),
        })),
      ];
      const where = draft.locale === null ? {} : { locale };
      if (backId === undefined) {
        const data = account.stamp({ ...turnedRound(account, uid, draft), background }, true);
        const created = await documents.create({ data, ...where });
        backId = created.documentId;
      } else {
        const data = account.stamp({ background }, existing === undefined);
        await documents.update({ documentId: backId, data, ...where });
      }
    }
  };

  const run = async (
    target: ReverseClipsTarget,
    replacing: readonly ChosenClip[],
    sources: readonly number[],
  ): Promise<void> => {
    const { documentId, account } = target;
    try {
      const made = new Map<number, number>();
      for (const id of sources) made.set(id, await pipelineOf().reverse(id, account.id));
      await strapi.db.transaction(async ({ trx }) => {
        // No other write may happen between reading and writing.
        await acquireWriteLock(strapi, trx);
        await link(target, made, replacing);
      });
      work.delete(documentId);
    } catch (error) {
      const about: VideoMessage =
        error instanceof errors.ForbiddenError ? { code: 'forbidden' } : messageOf(error);
      work.set(documentId, { status: 'failed', about });
    }
  };

  /** The progress over all clips, 0 to 1. */
  const progressOf = async (sources: readonly number[]): Promise<number> => {
    const parts = await Promise.all(
      sources.map(async (id) => {
        if ((await pipelineOf().knownReverseClip(id)) !== undefined) return 1;
        const current = pipelineOf().reversalOf(id);
        return current?.status === 'making' ? current.progress : 0;
      }),
    );
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
  };

  return {
    async stateOf(uid, documentId, account) {
      // Read before the entries: work that ends while they are read would otherwise be in neither answer. The
      // panel only polls while work is in progress, and would never show the result.
      const current = work.get(documentId);
      const { there, back, slots } = await situationOf(uid, documentId, (draft) =>
        account.can('read', uid, draft) ? account.readable(uid, draft) : undefined,
      );
      const [first] = there;
      if (!first?.from || !first.to || there.every((draft) => clipsOf(draft).length === 0)) return undefined;
      const owns = await Promise.all(slots.map(isOwn));
      return {
        ...(back[0] === undefined ? {} : { documentId: back[0].documentId }),
        isMade: slots.length > 0 && owns.every(Boolean),
        chosen: await chosenOf(slots),
        ...(current === undefined
          ? {}
          : {
              work:
                current.status === 'making'
                  ? { status: 'making', progress: await progressOf(sourcesOf(slots)) }
                  : current,
            }),
      };
    },
    async make(target, replacing) {
      const { uid, documentId, account } = target;
      const situation = await situationOf(uid, documentId);
      const { slots } = situation;
      judge(target, situation, slots);
      // The opposite transition belongs to the world that this one leads into. Its writes are judged as well.
      const opposite = situation.there[0]?.to?.documentId;
      if (opposite !== undefined) {
        const limit = await presentLimit(strapi);
        await refuseOutside(strapi, limit, [{ uid: LOCATION, documentId: opposite }]);
      }
      const sources = sourcesOf(slots);
      const known = await Promise.all(sources.map((id) => pipelineOf().knownReverseClip(id)));
      if (known.includes(undefined) && !account.can('create', FILE)) {
        throw new errors.ForbiddenError('You may not add files to the media library.');
      }
      const blocking = (await chosenOf(slots)).filter((clip) => !isAmong(replacing, clip));
      if (blocking.length > 0 || work.get(documentId)?.status === 'making') return blocking;
      work.set(documentId, { status: 'making', progress: 0 });
      void run(target, replacing, sources);
      return [];
    },
  };
}

function sourcesOf(slots: readonly Slot[]): readonly number[] {
  return [...new Set(slots.map(({ clip }) => clip.video.id))];
}

function isAmong(clips: readonly ChosenClip[], { locale, key, name }: ChosenClip): boolean {
  return clips.some((clip) => clip.locale === locale && clip.key === key && clip.name === name);
}

/** The reverse transition's copy of the original's fields, as far as the account may write them. */
function turnedRound(
  account: Permissions,
  uid: TransitionUid,
  { locale, from, to, world, weight, transitionOptions }: TransitionDraft,
): object {
  const { id: _, ...options } = transitionOptions ?? {};
  const row = account.newRow(locale);
  const mayWrite = (...fields: readonly string[]): boolean => account.can('create', uid, row, fields);
  const optionFields = Object.keys(options).map((name) => `transitionOptions.${name}`);
  return {
    from: to?.documentId,
    to: from?.documentId,
    // Always the world of both ends.
    ...(world ? { world: world.documentId } : {}),
    ...(mayWrite('weight') ? { weight } : {}),
    ...(transitionOptions && mayWrite(...optionFields) ? { transitionOptions: options } : {}),
  };
}
