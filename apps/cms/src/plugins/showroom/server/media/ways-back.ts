import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { messageOf } from '../../../../media-pipeline/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { ChosenClip, Reversal, VideoMessage, WayBack } from '../../../../contracts/media.ts';
import { clipsOf, draftsOf, VIDEO_COMPONENT, wayBackDraftsOf } from './transition-draft.ts';
import type { MoveClip, MoveDraft, MoveUid } from './transition-draft.ts';

/** Whose way back is made, and for whom. */
export interface WayBackWish {
  readonly uid: MoveUid;
  readonly documentId: string;
  readonly account: Permissions;
}

/** Makes the clips of transitions that lead the other way. */
export interface WaysBack {
  /**
   * As far as the account may see it; undefined as long as the transition lacks a place at one end, or a clip,
   * for it.
   */
  readonly stateOf: (uid: MoveUid, documentId: string, account: Permissions) => Promise<WayBack | undefined>;
  /**
   * Turns the clips of a transition round, in all its languages, and puts them into the draft of the one that
   * leads the other way, which is made where there is none. Goes on in the background.
   *
   * @param replacing the clips that may be replaced.
   * @returns The clips that stand in the way; nothing is begun as long as there are any.
   * @throws ForbiddenError where the account may not see the transition, write the way back in one of its
   *   languages, or add files to the media library. It is judged again when the clips are made, as far as the
   *   entries have changed: the account's rights are those of the moment in which it asked.
   */
  readonly make: (wish: WayBackWish, replacing: readonly ChosenClip[]) => Promise<readonly ChosenClip[]>;
}

/** A clip of a transition, where it belongs on the way back. */
interface Place {
  readonly locale: string;
  readonly clip: MoveClip;
  /** What stands there now. */
  readonly now: MoveClip | undefined;
}

interface Situation {
  readonly there: readonly MoveDraft[];
  readonly back: readonly MoveDraft[];
  readonly places: readonly Place[];
}

function localeOf({ locale }: MoveDraft): string {
  return locale ?? DEFAULT_LOCALE;
}

export function createWaysBack(strapi: Core.Strapi, pipelineOf: () => MediaPipeline): WaysBack {
  const work = new Map<string, Reversal>();

  /** @param seen What an account may see of a draft. */
  const situationOf = async (
    uid: MoveUid,
    documentId: string,
    seen: (draft: MoveDraft) => MoveDraft | undefined = (draft) => draft,
  ): Promise<Situation> => {
    const there = (await draftsOf(strapi, uid, documentId)).flatMap((draft) => seen(draft) ?? []);
    const [first] = there;
    const all = first === undefined ? [] : await wayBackDraftsOf(strapi, uid, first);
    const back = all.flatMap((draft) => seen(draft) ?? []);
    const places = there.flatMap((draft) => {
      const locale = localeOf(draft);
      const opposite = back.find((entry) => localeOf(entry) === locale);
      // A way back that is not there in a language is shown in the default one.
      if (back.length > 0 && opposite === undefined) return [];
      const clipsBack = opposite === undefined ? [] : clipsOf(opposite);
      return clipsOf(draft).map((clip) => ({
        locale,
        clip,
        now: clipsBack.find(({ key }) => key === clip.key),
      }));
    });
    return { there, back, places };
  };

  /** Whether what stands there was made of the clip, or the clip of it. */
  const isOwn = async ({ clip, now }: Place): Promise<boolean> =>
    now !== undefined &&
    ((await pipelineOf().knownReverseClip(clip.video.id)) === now.video.id ||
      (await pipelineOf().knownReverseClip(now.video.id)) === clip.video.id);

  const chosenOf = async (places: readonly Place[]): Promise<readonly ChosenClip[]> => {
    const chosen: ChosenClip[] = [];
    for (const place of places) {
      if (place.now === undefined || (await isOwn(place))) continue;
      chosen.push({ locale: place.locale, key: place.clip.key, name: place.now.video.name });
    }
    return chosen;
  };

  /** @throws ForbiddenError where the account may not do what putting clips into these places comes to. */
  const judge = (
    { uid, account }: WayBackWish,
    { there, back }: Situation,
    wanted: readonly Place[],
  ): void => {
    const mayRead = there.every((draft) => account.can('read', uid, draft, ['from', 'to', 'background']));
    const mayWrite = wanted.every(({ locale }) => {
      const standing = back.find((draft) => localeOf(draft) === locale);
      if (standing !== undefined) return account.can('update', uid, standing, ['background']);
      const row = account.newRow(isLocalisedType(strapi, uid) ? locale : null);
      return account.can('create', uid, row, ['from', 'to', 'background']);
    });
    if (!mayRead || !mayWrite) {
      throw new errors.ForbiddenError('You may not write the way back in every language of this transition.');
    }
  };

  const link = async (
    wish: WayBackWish,
    made: ReadonlyMap<number, number>,
    replacing: readonly ChosenClip[],
  ): Promise<void> => {
    const { uid, documentId, account } = wish;
    // It may have been changed while the clips were made.
    const situation = await situationOf(uid, documentId);
    const { there, back, places } = situation;
    const blocked = (await chosenOf(places)).filter((clip) => !isAmong(replacing, clip));
    const wanted = places.filter(
      ({ locale, clip }) =>
        made.has(clip.video.id) &&
        !blocked.some((other) => other.locale === locale && other.key === clip.key),
    );
    judge(wish, situation, wanted);
    const documents = strapi.documents(uid as UID.ContentType);
    let backId = back[0]?.documentId;
    for (const draft of there) {
      const locale = localeOf(draft);
      const clips = wanted.filter((place) => place.locale === locale).map(({ clip }) => clip);
      if (clips.length === 0) continue;
      const keys = new Set(clips.map(({ key }) => key));
      const standing = back.find((entry) => localeOf(entry) === locale);
      const kept = (standing?.background ?? []).filter(
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
        const data = account.stamp({ background }, standing === undefined);
        await documents.update({ documentId: backId, data, ...where });
      }
    }
  };

  const run = async (
    wish: WayBackWish,
    replacing: readonly ChosenClip[],
    sources: readonly number[],
  ): Promise<void> => {
    const { documentId, account } = wish;
    try {
      const made = new Map<number, number>();
      for (const id of sources) made.set(id, await pipelineOf().reverse(id, account.id));
      await strapi.db.transaction(async ({ trx }) => {
        // Between what is read and what is written nobody else may write.
        await acquireWriteLock(strapi, trx);
        await link(wish, made, replacing);
      });
      work.delete(documentId);
    } catch (error) {
      const about: VideoMessage =
        error instanceof errors.ForbiddenError ? { code: 'forbidden' } : messageOf(error);
      work.set(documentId, { status: 'failed', about });
    }
  };

  /** The part of all clips that is done, 0 to 1. */
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
      // Read before the entries. Work that ends while they are read would otherwise be in neither answer: the panel
      // asks again only while work is under way, and would never show the result.
      const current = work.get(documentId);
      const { there, back, places } = await situationOf(uid, documentId, (draft) =>
        account.can('read', uid, draft) ? account.readable(uid, draft) : undefined,
      );
      const [first] = there;
      if (!first?.from || !first.to || there.every((draft) => clipsOf(draft).length === 0)) return undefined;
      const owns = await Promise.all(places.map(isOwn));
      return {
        ...(back[0] === undefined ? {} : { documentId: back[0].documentId }),
        isMade: places.length > 0 && owns.every(Boolean),
        chosen: await chosenOf(places),
        ...(current === undefined
          ? {}
          : {
              work:
                current.status === 'making'
                  ? { status: 'making', progress: await progressOf(sourcesOf(places)) }
                  : current,
            }),
      };
    },
    async make(wish, replacing) {
      const { uid, documentId, account } = wish;
      const situation = await situationOf(uid, documentId);
      const { places } = situation;
      judge(wish, situation, places);
      const sources = sourcesOf(places);
      const known = await Promise.all(sources.map((id) => pipelineOf().knownReverseClip(id)));
      if (known.includes(undefined) && !account.can('create', FILE)) {
        throw new errors.ForbiddenError('You may not add files to the media library.');
      }
      const inTheWay = (await chosenOf(places)).filter((clip) => !isAmong(replacing, clip));
      if (inTheWay.length > 0 || work.get(documentId)?.status === 'making') return inTheWay;
      work.set(documentId, { status: 'making', progress: 0 });
      void run(wish, replacing, sources);
      return [];
    },
  };
}

function sourcesOf(places: readonly Place[]): readonly number[] {
  return [...new Set(places.map(({ clip }) => clip.video.id))];
}

function isAmong(clips: readonly ChosenClip[], { locale, key, name }: ChosenClip): boolean {
  return clips.some((clip) => clip.locale === locale && clip.key === key && clip.name === name);
}

/** What the way back has in common with the way there, as far as the account may write it. */
function turnedRound(
  account: Permissions,
  uid: MoveUid,
  { locale, from, to, world, weight, transitionOptions }: MoveDraft,
): object {
  const { id: _, ...options } = transitionOptions ?? {};
  const row = account.newRow(locale);
  const mayWrite = (...fields: readonly string[]): boolean => account.can('create', uid, row, fields);
  const optionFields = Object.keys(options).map((name) => `transitionOptions.${name}`);
  return {
    from: to?.documentId,
    to: from?.documentId,
    // No choice: it is the world that both ends stand in.
    ...(world ? { world: world.documentId } : {}),
    ...(mayWrite('weight') ? { weight } : {}),
    ...(transitionOptions && mayWrite(...optionFields) ? { transitionOptions: options } : {}),
  };
}
