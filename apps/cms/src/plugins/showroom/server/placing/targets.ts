import type { Core } from '@strapi/strapi';
import { JUDGED_BY } from '../../../../accounts/account.ts';
import type { Account } from '../../../../accounts/account.ts';
import { WORLD } from '../../../../rules/content-uids.ts';
import { isLocalisedType } from '../../../../world-transfer/model.ts';
import { TARGET_UIDS } from '../../contracts/placing.ts';
import type { TargetChoice, TargetKind } from '../../contracts/placing.ts';
import { pictureOfBackgrounds, smallPicture } from './pictures.ts';

/** Entries per answer; others are found by searching. */
const MAX_CHOICES = 60;

const BACKGROUND = {
  on: {
    'background-content.image': { populate: { image: true } },
    'background-content.video': { populate: { poster: true } },
  },
};

/** What to populate to show an entry in a list of pictures. */
export const SHOWN_PARTS: Readonly<Record<TargetKind, object>> = {
  article: { cover: true, ...JUDGED_BY },
  dashboard: { logo: true, ...JUDGED_BY },
  location: { world: { populate: JUDGED_BY }, background: BACKGROUND, ...JUDGED_BY },
  menu: JUDGED_BY,
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

/**
 * An entry as a choice, as far as the account may see it; undefined if it may not see it at all.
 *
 * @param entry read with {@link SHOWN_PARTS}.
 */
export function choiceOf(account: Account, kind: TargetKind, entry: object): TargetChoice | undefined {
  const uid = TARGET_UIDS[kind];
  if (!account.may('read', uid, entry)) return undefined;
  const seen = account.seen(uid, entry as StoredTarget);
  const { id, documentId, locale, title, key, cover, logo, background } = seen;
  const world = seen.world && account.may('read', WORLD, seen.world) ? account.seen(WORLD, seen.world) : null;
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
}

export interface TargetSearch {
  readonly kind: TargetKind;
  readonly locale: string;
  /** Part of a title; empty for the first entries. */
  readonly text: string;
}

/** Entries of a kind that a hotspot can lead to, by title. */
export async function findTargets(
  strapi: Core.Strapi,
  account: Account,
  { kind, locale, text }: TargetSearch,
): Promise<{ readonly choices: readonly TargetChoice[]; readonly hasMore: boolean }> {
  const named = { title: { $containsi: text } };
  const keyed = kind === 'menu' ? [{ key: { $containsi: text } }] : [];
  const uid = TARGET_UIDS[kind];
  const readable = await account.readable(uid, isLocalisedType(strapi, uid) ? { locale } : {});
  const found: readonly object[] = await strapi.documents(uid).findMany({
    locale,
    status: 'draft',
    sort: 'title:asc',
    limit: MAX_CHOICES + 1,
    populate: SHOWN_PARTS[kind],
    filters: { id: { $in: [...readable] }, ...(text === '' ? {} : { $or: [named, ...keyed] }) },
  } as never);
  const choices = found.slice(0, MAX_CHOICES).flatMap((entry) => choiceOf(account, kind, entry) ?? []);
  return { choices, hasMore: found.length > MAX_CHOICES };
}
