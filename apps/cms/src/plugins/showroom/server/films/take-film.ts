import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { FILM_SLOTS } from '../../../../contracts/films.ts';
import type { FilmCrop } from '../../../../contracts/films.ts';
import type { ChosenClip } from '../../../../contracts/media.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { clipsOf, draftsOf, VIDEO_COMPONENT } from '../media/transition-draft.ts';
import type { TransitionDraft } from '../media/transition-draft.ts';
import { limitOfAccount } from '../world-limits/limit.ts';
import { refuseOutside } from '../world-limits/limits.ts';
import type { FilmKey } from './film-store.ts';

/** Phones have a clip of their own: a film leaves it as it is. */
const PHONES = 'mobile';

/**
 * The clips of drafts that visitors would not see any more with a film: all that are no films of ours, and not for
 * phones alone.
 *
 * @param own the ids of our films.
 */
export function chosenClips(
  drafts: readonly TransitionDraft[],
  own: readonly number[],
): readonly ChosenClip[] {
  return drafts.flatMap((draft) =>
    clipsOf(draft)
      .filter(({ key, video }) => key !== PHONES && !own.includes(video.id))
      .map(({ key, video }) => ({ locale: draft.locale ?? DEFAULT_LOCALE, key, name: video.name })),
  );
}

/**
 * @throws ForbiddenError if the account may not write the clips of a transition in each of its languages, or not in its
 *   world. A film is taken without a request as well, so the account is asked and not the present work.
 */
export async function judgeWriting(
  strapi: Core.Strapi,
  account: Permissions,
  key: FilmKey,
  drafts: readonly TransitionDraft[],
): Promise<void> {
  const { uid } = key;
  const mayWrite = drafts.every((draft) => account.can('update', uid, draft, ['background']));
  if (!mayWrite || !account.can('create', FILE)) {
    throw new errors.ForbiddenError(
      'You may not change the clips of this transition in every language, or not add files to the media library.',
    );
  }
  await refuseOutside(strapi, await limitOfAccount(strapi, account.id), [key]);
}

/**
 * Makes two files the clips of a transition's drafts, in all its languages.
 *
 * @returns Clips that it would replace and that are not in `replacing`; if there are any, nothing is written.
 * @throws ForbiddenError
 */
export async function linkFilm(
  strapi: Core.Strapi,
  given: {
    readonly key: FilmKey;
    readonly account: Permissions;
    readonly files: Readonly<Record<FilmCrop, number>>;
    readonly own: readonly number[];
    readonly replacing: readonly ChosenClip[];
  },
): Promise<readonly ChosenClip[]> {
  const { key, account, files, own, replacing } = given;
  return strapi.db.transaction(async ({ trx }) => {
    // No other write may happen between reading and writing.
    await acquireWriteLock(strapi, trx);
    const drafts = await draftsOf(strapi, key.uid, key.documentId);
    await judgeWriting(strapi, account, key, drafts);
    const blocking = blockingOf(drafts, own, replacing);
    if (blocking.length > 0) return blocking;
    for (const draft of drafts) {
      const kept = (draft.background ?? []).filter(
        (entry) => entry.__component !== VIDEO_COMPONENT || entry.key === PHONES,
      );
      const background = [
        ...kept.map(({ __component, id }) => ({ __component, id })),
        ...Object.entries(FILM_SLOTS).map(([crop, slot]) => ({
          __component: VIDEO_COMPONENT,
          key: slot,
          loop: false,
          video: files[crop as FilmCrop],
        })),
      ];
      await documentsOf(strapi, key.uid).update({
        documentId: key.documentId,
        data: account.stamp({ background }, false),
        ...(draft.locale === null ? {} : { locale: draft.locale }),
      });
    }
    return [];
  });
}

/** The clips that a film would replace without having been agreed to. */
export function blockingOf(
  drafts: readonly TransitionDraft[],
  own: readonly number[],
  replacing: readonly ChosenClip[],
): readonly ChosenClip[] {
  return chosenClips(drafts, own).filter(
    ({ locale, key, name }) =>
      !replacing.some((clip) => clip.locale === locale && clip.key === key && clip.name === name),
  );
}
