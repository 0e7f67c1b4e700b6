import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { ListedItem, Release, ReleaseItem, StopReason } from '../../contracts/releases.ts';
import type { EntryName } from '../content/references.ts';
import { titleOf } from '../content/rows.ts';
import { nodeName } from '../content/world-use.ts';
import { withinPresentLimit } from '../world-limits/limits.ts';
import type { StoredRelease } from './release-store.ts';

/** Releases as an account may see them: without the titles of entries that it may not read. */
export async function listedReleases(
  strapi: Core.Strapi,
  account: Permissions,
  releases: readonly StoredRelease[],
): Promise<readonly Release[]> {
  const items = releases.flatMap((release) => release.items);
  const readable = await titlesOf(strapi, account, items);
  const listed = (item: ReleaseItem): ListedItem => {
    const uid = uidOf(item);
    return {
      ...item,
      title: readable.get(nodeName(uid, item.documentId)) ?? '',
      isSingle: contentTypeOf(strapi, uid).kind === 'singleType',
    };
  };
  const within = new Set(
    (
      await withinPresentLimit(strapi, distinct(releases.flatMap((release) => entriesIn(strapi, release))))
    ).map(nameOf),
  );
  return releases.map((release) => {
    const { id, name, state, wall, zone, revision, planner, entries } = release;
    const known = release.items.filter((item) => isKnown(strapi, item));
    return {
      id,
      name,
      state,
      wall,
      zone,
      revision,
      at: timeOf(release.at),
      planner: { name: planner.name, ...(planner.id === null ? {} : { id: planner.id }) },
      plannedAt: timeOf(release.plannedAt),
      mailWhenLive: release.mailWhenLive,
      items: known.map(listed),
      isForeign: !entriesIn(strapi, release).every((entry) => within.has(nameOf(entry))),
      ...(release.endedAt === undefined ? {} : { endedAt: timeOf(release.endedAt) }),
      ...(entries === undefined ? {} : { entries }),
      ...(release.reason === undefined ? {} : { reason: withTitles(account, release.reason) }),
    };
  });
}

/** The problems, without the titles of types that an account may not read. */
export function withTitles(account: Permissions, reason: StopReason): StopReason {
  if (reason.kind !== 'problems') return reason;
  return {
    ...reason,
    problems: reason.problems.map((problem) =>
      account.can('read', problem.uid) ? problem : { ...problem, title: '' },
    ),
  };
}

function uidOf(item: ReleaseItem): string {
  return item.kind === 'world' ? WORLD : item.uid;
}

/** The entry that an item publishes or withdraws. */
export function entryOf(item: ReleaseItem): EntryName {
  return { uid: uidOf(item), documentId: item.documentId };
}

/** The entries that a release is about: its items, and the drafts that its whole worlds had when it was planned. */
export function entriesIn(
  strapi: Core.Strapi,
  { items, stamps }: Pick<StoredRelease, 'items' | 'stamps'>,
): readonly EntryName[] {
  const planned = Object.keys(stamps).map((name) => {
    const [uid = '', documentId = ''] = name.split(' ');
    return { uid, documentId };
  });
  return distinct([
    ...items.filter((item) => isKnown(strapi, item)).map(entryOf),
    ...planned.filter(({ uid }) => Object.hasOwn(strapi.contentTypes, uid)),
  ]);
}

function distinct(entries: readonly EntryName[]): readonly EntryName[] {
  return [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()];
}

function nameOf({ uid, documentId }: EntryName): string {
  return nodeName(uid, documentId);
}

/** An update of the product may have removed the type. */
export function isKnown(strapi: Core.Strapi, item: ReleaseItem): boolean {
  return Object.hasOwn(strapi.contentTypes, uidOf(item));
}

async function titlesOf(
  strapi: Core.Strapi,
  account: Permissions,
  items: readonly ReleaseItem[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  const known = items.filter((item) => isKnown(strapi, item));
  for (const [uid, ofType] of Map.groupBy(known, uidOf)) {
    const rows: readonly Row[] = await strapi.db.query(uid).findMany({
      where: {
        documentId: { $in: [...new Set(ofType.map(({ documentId }) => documentId))] },
        publishedAt: null,
      },
      orderBy: { id: 'asc' },
      populate: PERMISSION_FIELDS,
    });
    for (const row of rows) {
      const name = nodeName(uid, String(row['documentId']));
      if (titles.has(name) || !account.can('read', uid, row)) continue;
      titles.set(name, titleOf(account.readable(uid, row)));
    }
  }
  return titles;
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
