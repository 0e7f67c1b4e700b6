import type { Core, UID } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content';
import { messageOf } from '../../../../media-pipeline/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import type { ChosenClip, Reversal, WayBack } from '../../contracts/media.ts';
import { clipsOf, draftsOf, VIDEO_COMPONENT, wayBackDraftsOf } from './transition-draft.ts';
import type { MoveClip, MoveDraft, MoveUid } from './transition-draft.ts';

/** Makes the clips of transitions that lead the other way. */
export interface WaysBack {
  /** Undefined as long as the transition lacks a place at one end, or a clip. */
  readonly stateOf: (uid: MoveUid, documentId: string) => Promise<WayBack | undefined>;
  /**
   * Turns the clips of a transition round, in all its languages, and puts them into the draft of the one that
   * leads the other way, which is made where there is none. Goes on in the background.
   *
   * @param replacing the clips that may be replaced.
   * @returns The clips that stand in the way; nothing is begun as long as there are any.
   */
  readonly make: (
    uid: MoveUid,
    documentId: string,
    replacing: readonly ChosenClip[],
  ) => Promise<readonly ChosenClip[]>;
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

const localeOf = ({ locale }: MoveDraft): string => locale ?? DEFAULT_LOCALE;

export const createWaysBack = (strapi: Core.Strapi, pipelineOf: () => MediaPipeline): WaysBack => {
  const work = new Map<string, Reversal>();

  const situationOf = async (uid: MoveUid, documentId: string): Promise<Situation> => {
    const there = await draftsOf(strapi, uid, documentId);
    const [first] = there;
    const back = first === undefined ? [] : await wayBackDraftsOf(strapi, uid, first);
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
    ((await pipelineOf().knownWayBack(clip.video.id)) === now.video.id ||
      (await pipelineOf().knownWayBack(now.video.id)) === clip.video.id);

  const chosenOf = async (places: readonly Place[]): Promise<readonly ChosenClip[]> => {
    const chosen: ChosenClip[] = [];
    for (const place of places) {
      if (place.now === undefined || (await isOwn(place))) continue;
      chosen.push({ locale: place.locale, key: place.clip.key, name: place.now.video.name });
    }
    return chosen;
  };

  const link = async (
    uid: MoveUid,
    documentId: string,
    made: ReadonlyMap<number, number>,
    replacing: readonly ChosenClip[],
  ): Promise<void> => {
    // It may have been changed while the clips were made.
    const { there, back, places } = await situationOf(uid, documentId);
    const blocked = (await chosenOf(places)).filter((clip) => !isAmong(replacing, clip));
    const documents = strapi.documents(uid as UID.ContentType);
    let backId = back[0]?.documentId;
    for (const draft of there) {
      const locale = localeOf(draft);
      const wanted = places.filter(
        (place) =>
          place.locale === locale &&
          made.has(place.clip.video.id) &&
          !blocked.some((clip) => clip.locale === locale && clip.key === place.clip.key),
      );
      if (wanted.length === 0) continue;
      const keys = new Set(wanted.map(({ clip }) => clip.key));
      const kept = (back.find((entry) => localeOf(entry) === locale)?.background ?? []).filter(
        ({ __component, key }) => __component !== VIDEO_COMPONENT || !keys.has(key),
      );
      const background = [
        ...kept.map(({ __component, id }) => ({ __component, id })),
        ...wanted.map(({ clip }) => ({
          __component: VIDEO_COMPONENT,
          key: clip.key,
          loop: clip.loop,
          video: made.get(clip.video.id),
        })),
      ];
      const where = draft.locale === null ? {} : { locale };
      if (backId === undefined) {
        const created = await documents.create({
          data: { ...turnedRound(draft), background },
          ...where,
        } as never);
        backId = created.documentId;
      } else {
        await documents.update({ documentId: backId, data: { background }, ...where } as never);
      }
    }
  };

  const run = async (
    uid: MoveUid,
    documentId: string,
    replacing: readonly ChosenClip[],
    sources: readonly number[],
  ): Promise<void> => {
    try {
      const made = new Map<number, number>();
      for (const id of sources) made.set(id, await pipelineOf().reverse(id));
      await link(uid, documentId, made, replacing);
      work.delete(documentId);
    } catch (error) {
      work.set(documentId, { status: 'failed', about: messageOf(error) });
    }
  };

  /** The part of all clips that is done, 0 to 1. */
  const progressOf = async (sources: readonly number[]): Promise<number> => {
    const parts = await Promise.all(
      sources.map(async (id) => {
        if ((await pipelineOf().knownWayBack(id)) !== undefined) return 1;
        const current = pipelineOf().reversalOf(id);
        return current?.status === 'making' ? current.progress : 0;
      }),
    );
    return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
  };

  return {
    async stateOf(uid, documentId) {
      const { there, back, places } = await situationOf(uid, documentId);
      const [first] = there;
      if (!first?.from || !first.to || there.every((draft) => clipsOf(draft).length === 0)) return undefined;
      const owns = await Promise.all(places.map(isOwn));
      const current = work.get(documentId);
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
    async make(uid, documentId, replacing) {
      const { places } = await situationOf(uid, documentId);
      const inTheWay = (await chosenOf(places)).filter((clip) => !isAmong(replacing, clip));
      if (inTheWay.length > 0 || work.get(documentId)?.status === 'making') return inTheWay;
      work.set(documentId, { status: 'making', progress: 0 });
      void run(uid, documentId, replacing, sourcesOf(places));
      return [];
    },
  };
};

const sourcesOf = (places: readonly Place[]): readonly number[] => [
  ...new Set(places.map(({ clip }) => clip.video.id)),
];

const isAmong = (clips: readonly ChosenClip[], { locale, key, name }: ChosenClip): boolean =>
  clips.some((clip) => clip.locale === locale && clip.key === key && clip.name === name);

/** What the way back has in common with the way there. */
const turnedRound = ({ from, to, world, weight, transitionOptions }: MoveDraft): object => {
  const { id: _, ...options } = transitionOptions ?? {};
  return {
    from: to?.documentId,
    to: from?.documentId,
    ...(world ? { world: world.documentId } : {}),
    weight,
    ...(transitionOptions === null ? {} : { transitionOptions: options }),
  };
};
