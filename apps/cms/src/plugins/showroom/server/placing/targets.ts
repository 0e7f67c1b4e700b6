import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../../../content-model/documents.ts';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import {
  BACKGROUND_PICTURES,
  pictureOfBackgrounds,
  smallPicture,
} from '../../../../content-model/small-pictures.ts';
import { TARGET_UIDS } from '../../contracts/placing.ts';
import type { TargetChoice, TargetKind } from '../../contracts/placing.ts';

/** Entries per answer; others are found by searching. */
const MAX_CHOICES = 60;

/** What to populate to show an entry in a list of pictures. */
export const SHOWN_PARTS: Readonly<Record<TargetKind, object>> = {
  article: { cover: true, ...PERMISSION_FIELDS },
  dashboard: { logo: true, ...PERMISSION_FIELDS },
  location: { world: { populate: PERMISSION_FIELDS }, background: BACKGROUND_PICTURES, ...PERMISSION_FIELDS },
  menu: PERMISSION_FIELDS,
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
export function choiceOf(account: Permissions, kind: TargetKind, entry: object): TargetChoice | undefined {
  const uid = TARGET_UIDS[kind];
  if (!account.can('read', uid, entry)) return undefined;
  const seen = account.readable(uid, entry as StoredTarget);
  const { id, documentId, locale, title, key, cover, logo, background } = seen;
  const world =
    seen.world && account.can('read', WORLD, seen.world) ? account.readable(WORLD, seen.world) : null;
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
  /** The location to lead from, by its documentId: locations of its world come first. */
  readonly from?: string | undefined;
}

/** Entries of a kind that a hotspot can lead to, by title. */
export async function findTargets(
  strapi: Core.Strapi,
  account: Permissions,
  { kind, locale, text, from }: TargetSearch,
): Promise<{ readonly choices: readonly TargetChoice[]; readonly hasMore: boolean }> {
  const named = { title: { $containsi: text } };
  const keyed = kind === 'menu' ? [{ key: { $containsi: text } }] : [];
  const uid = TARGET_UIDS[kind];
  const readable = await account.readableIds(uid, isLocalisedType(strapi, uid) ? { locale } : {});
  const find = async (limit: number, further: object = {}) =>
    await documentsOf(strapi, uid).findMany({
      locale,
      status: 'draft',
      sort: 'title:asc',
      limit,
      populate: SHOWN_PARTS[kind],
      filters: {
        $and: [{ id: { $in: [...readable] } }, ...(text === '' ? [] : [{ $or: [named, ...keyed] }]), further],
      },
    });
  const home = kind === 'location' ? await worldOf(strapi, account, from) : undefined;
  const near = home === undefined ? [] : await find(MAX_CHOICES + 1, { world: { documentId: home } });
  const isElsewhere = home === undefined ? {} : { id: { $notIn: near.map(({ id }) => Number(id)) } };
  const found =
    near.length > MAX_CHOICES ? near : [...near, ...(await find(MAX_CHOICES + 1 - near.length, isElsewhere))];
  const choices = found.slice(0, MAX_CHOICES).flatMap((entry) => choiceOf(account, kind, entry) ?? []);
  return { choices, hasMore: found.length > MAX_CHOICES };
}

/** The world of a location that the account may see, by its documentId. */
async function worldOf(
  strapi: Core.Strapi,
  account: Permissions,
  documentId: string | undefined,
): Promise<string | undefined> {
  if (documentId === undefined) return undefined;
  const [id] = await account.readableIds(LOCATION, { documentId });
  if (id === undefined) return undefined;
  const row = await strapi.db.query(LOCATION).findOne({ where: { id }, populate: { world: true } });
  return (row as { readonly world?: { readonly documentId: string } | null } | null)?.world?.documentId;
}
