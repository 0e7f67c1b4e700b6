import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../../content-model/content-uids.ts';
import { acquireWriteLock } from '../../../../../publishing/write-lock.ts';
import type { AddedArrow, ArrowEnds } from '../../../contracts/arrows.ts';
import { localesOf, readLocation } from '../../placing/stored-hotspots.ts';
import type { StoredLocation } from '../../placing/stored-hotspots.ts';
import { missingArrows, targetsOf } from './missing-arrows.ts';
import type { PlacedArrow } from './propose-arrows.ts';

/**
 * Adds arrows to the drafts of locations, in every language in which both locations exist, one location after the
 * other: if one refuses its arrows, the others still get theirs. What a location has already is not added again. The
 * keys of visitors and presenters get the same targets, where they have none yet.
 *
 * @returns undefined if there is no such world for this account.
 */
export async function addArrows(
  strapi: Core.Strapi,
  account: Permissions,
  worldId: string,
  wanted: readonly ArrowEnds[],
): Promise<readonly AddedArrow[] | undefined> {
  const missing = await missingArrows(strapi, account, worldId);
  if (missing === undefined) return undefined;
  const proposed = new Map(missing.map((arrow) => [nameOf(arrow), arrow]));
  const added: AddedArrow[] = [];
  for (const [from, ends] of Map.groupBy(wanted, (arrow) => arrow.from)) {
    const arrows = ends.flatMap((arrow) => proposed.get(nameOf(arrow)) ?? []);
    const outcomes = await addTo(strapi, account, from, arrows);
    for (const { to } of ends) added.push({ from, to, ...(outcomes.get(to) ?? { outcome: 'unchanged' }) });
  }
  return added;
}

/** What became of the arrows of one location, by their targets; without an entry nothing did. */
type Outcomes = ReadonlyMap<string, Omit<AddedArrow, keyof ArrowEnds>>;

async function addTo(
  strapi: Core.Strapi,
  account: Permissions,
  documentId: string,
  arrows: readonly PlacedArrow[],
): Promise<Outcomes> {
  try {
    return await strapi.db.transaction(async ({ trx }): Promise<Outcomes> => {
      // A save between reading and writing must not be lost.
      await acquireWriteLock(strapi, trx);
      const added = new Map<string, { readonly outcome: 'added' }>();
      for (const locale of await localesOf(strapi, documentId)) {
        for (const to of await addInLanguage(strapi, account, { documentId, locale, arrows }))
          added.set(to, { outcome: 'added' });
      }
      return added;
    });
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error;
    return new Map(arrows.map(({ to }) => [to, { outcome: 'refused', reason: error.message }]));
  }
}

/** @returns the targets of those that were added; none in a language that the account may not write. */
async function addInLanguage(
  strapi: Core.Strapi,
  account: Permissions,
  given: { readonly documentId: string; readonly locale: string; readonly arrows: readonly PlacedArrow[] },
): Promise<readonly string[]> {
  const { documentId, locale, arrows } = given;
  const location = await readLocation(strapi, documentId, locale);
  if (location === undefined || !account.can('update', LOCATION, location, ['hotspots'])) return [];
  const hotspots = location.hotspots ?? [];
  const present = new Set(targetsOf(hotspots));
  const added: string[] = [];
  const rows: object[] = [];
  for (const { to, direction, at } of arrows) {
    const target = present.has(to) ? undefined : await readLocation(strapi, to, locale);
    if (target === undefined) continue;
    const mayRead = account.can('read', LOCATION, target, ['title']);
    added.push(to);
    rows.push({
      __component: 'hotspots.navigation',
      title: mayRead ? (target.title ?? '') : '',
      direction,
      position: at,
      action_target: { set: [{ documentId: to, locale }] },
    });
  }
  if (rows.length === 0) return [];
  const stored = hotspots.map(({ __component, id }) => ({ __component, id }));
  const keys = await keysOf(strapi, account, location, arrows);
  const data = account.stamp({ hotspots: [...stored, ...rows], ...keys }, false);
  await strapi.documents(LOCATION).update({ documentId, locale, data });
  return added;
}

/** The targets of the keys to the left and to the right that have none, in all languages at once. */
async function keysOf(
  strapi: Core.Strapi,
  account: Permissions,
  location: StoredLocation,
  arrows: readonly PlacedArrow[],
): Promise<Readonly<Record<string, object>>> {
  const { documentId, locale } = location;
  const target = { fields: ['documentId' as const] };
  const stored: Readonly<Record<string, unknown>> | null = await strapi.documents(LOCATION).findOne({
    documentId,
    locale,
    populate: { arrow_navigation_prew: target, arrow_navigation_next: target },
  });
  const onward = arrows.filter(({ direction }) => direction !== 'back');
  const wanted = {
    arrow_navigation_prew: arrows.find(({ direction }) => direction === 'back'),
    arrow_navigation_next: onward.find(({ direction }) => direction === 'forward') ?? onward[0],
  };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([field, arrow]) => {
      const isFree = stored !== null && (stored[field] ?? null) === null;
      if (arrow === undefined || !isFree || !account.can('update', LOCATION, location, [field])) return [];
      return [[field, { set: [{ documentId: arrow.to, locale }] }]];
    }),
  );
}

function nameOf({ from, to }: ArrowEnds): string {
  return `${from} ${to}`;
}
