import type { Core } from '@strapi/strapi';
import { TARGET_UIDS, type TargetChoice, type TargetKind } from '../../contracts/placing.ts';
import { pictureOfBackgrounds, smallPicture } from './pictures.ts';

/** As many as are looked through at one go; more are found by their names. */
const MOST = 60;

const BACKGROUND = {
  on: {
    'background-content.image': { populate: { image: true } },
    'background-content.video': { populate: { poster: true } },
  },
};

/** What is read of an entry to show it in a list of pictures. */
export const SHOWN_PARTS: Readonly<Record<TargetKind, object>> = {
  article: { cover: true },
  dashboard: { logo: true },
  location: { world: true, background: BACKGROUND },
  menu: {},
};

interface StoredTarget {
  readonly id: number;
  readonly documentId: string;
  readonly locale?: string;
  readonly title?: string;
  readonly key?: string;
  readonly cover?: unknown;
  readonly logo?: unknown;
  readonly background?: unknown;
  readonly world?: { readonly name?: string } | null;
}

export const choiceOf = (entry: unknown): TargetChoice => {
  const { id, documentId, locale, title, key, cover, logo, background, world } = entry as StoredTarget;
  const picture = smallPicture(cover) ?? smallPicture(logo) ?? pictureOfBackgrounds(background);
  const note = world?.name ?? (title ? key : undefined);
  return {
    id,
    documentId,
    title: title || key || '',
    ...(locale === undefined ? {} : { locale }),
    ...(note === undefined ? {} : { note }),
    ...(picture === undefined ? {} : { picture }),
  };
};

export interface TargetSearch {
  readonly kind: TargetKind;
  readonly locale: string;
  /** Part of a title, or nothing for the first ones. */
  readonly text: string;
  /** What the account may see, as Strapi's permissions put it. */
  readonly permitted: object;
}

/** Entries of a kind that a hotspot can lead to, by their titles. */
export const findTargets = async (
  strapi: Core.Strapi,
  { kind, locale, text, permitted }: TargetSearch,
): Promise<{ readonly choices: readonly TargetChoice[]; readonly hasMore: boolean }> => {
  const named = { title: { $containsi: text } };
  const keyed = kind === 'menu' ? [{ key: { $containsi: text } }] : [];
  const found: readonly unknown[] = await strapi.documents(TARGET_UIDS[kind]).findMany({
    locale,
    status: 'draft',
    sort: 'title:asc',
    limit: MOST + 1,
    populate: SHOWN_PARTS[kind],
    filters: { $and: [permitted, ...(text === '' ? [] : [{ $or: [named, ...keyed] }])] },
  } as never);
  return { choices: found.slice(0, MOST).map((entry) => choiceOf(entry)), hasMore: found.length > MOST };
};
