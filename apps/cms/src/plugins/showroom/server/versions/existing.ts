import type { Core } from '@strapi/strapi';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { FILE } from '../../../../accounts/permissions.ts';
import { referencesIn } from './restored-data.ts';
import type { Existing } from './restored-data.ts';
import type { State } from './state.ts';
import type { Subject } from './new-version.ts';

/** Finds out what of the things that a state refers to is still there. */
export async function existingOf(
  strapi: Core.Strapi,
  attributesOf: (uid: string) => Attributes,
  { uid, locale }: Subject,
  state: State,
): Promise<Existing> {
  const { entries, files } = referencesIn(attributesOf, uid, state);
  const there = new Set<string>();
  for (const [target, group] of Map.groupBy(entries, (entry) => entry.uid)) {
    const rows: readonly { readonly documentId: string; readonly locale: string | null }[] = await strapi.db
      .query(target)
      .findMany({
        select: ['documentId', 'locale'],
        where: {
          documentId: { $in: [...new Set(group.map(({ reference }) => reference.documentId))] },
          ...(hasDrafts(strapi, target) ? { publishedAt: null } : {}),
        },
      });
    for (const row of rows) {
      there.add(nameOf(target, row.documentId, isLocalisedType(strapi, target) ? row.locale : null));
    }
  }
  const stored: readonly { readonly id: number; readonly hash: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id', 'hash'], where: { id: { $in: files.map(({ id }) => id) } } });
  const hashes = new Map(stored.map(({ id, hash }) => [id, hash]));
  return {
    entry: (target, reference) =>
      there.has(
        nameOf(
          target,
          reference.documentId,
          isLocalisedType(strapi, target) ? (reference.locale ?? locale) : null,
        ),
      ),
    file: ({ id, hash }) => hashes.get(id) === hash,
  };
}

function nameOf(uid: string, documentId: string, locale: string | null): string {
  return `${uid} ${documentId} ${locale ?? ''}`;
}
