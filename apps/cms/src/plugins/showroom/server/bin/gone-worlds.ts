import type { Core } from '@strapi/strapi';
import { HOOK, LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { presentLimit } from '../world-limits/limits.ts';
import { worldTiesOf } from '../world-limits/world-ties.ts';
import type { GoneEntry } from './deletions.ts';
import type { GoneEntries } from './gone-entries.ts';
import { goneVersions } from './gone-versions.ts';

/** Where an entry that belongs to a world by itself says so; other types belonged to what led to them. */
const OWN_TIES: Readonly<Record<string, readonly string[]>> = {
  [LOCATION]: ['world'],
  [TRANSITION]: ['world', 'from', 'to'],
  [PORTAL]: ['from'],
  [HOOK]: ['locations'],
};

/**
 * Answers whether the present work may bring a deleted entry back: one that no other world showed when it was deleted.
 *
 * @param all everything in the bin: what led to an entry may have been deleted with it.
 */
export async function withinLimitWhenDeleted(
  strapi: Core.Strapi,
  gone: GoneEntries,
  all: readonly GoneEntry[],
): Promise<(entry: GoneEntry) => Promise<boolean>> {
  const limit = await presentLimit(strapi);
  if (limit === undefined) return async () => true;
  const versions = goneVersions(strapi);
  const statesOf = async (entry: GoneEntry): Promise<readonly Row[]> => {
    const held = await Promise.all(entry.parts.map((part) => gone.last(entry, part)));
    return held.flatMap((one) => (one === undefined ? [] : [one.state]));
  };

  /** What led to an entry, there or gone, or what it was in. */
  const ledFrom = async (entry: GoneEntry): Promise<readonly Pick<GoneEntry, 'documentId' | 'uid'>[]> => {
    const states = await statesOf(entry);
    const own = OWN_TIES[entry.uid];
    if (own !== undefined) {
      return states.flatMap((state) =>
        own.flatMap((name) =>
          [state[name] ?? []]
            .flat()
            .map((one) => ({ uid: name === 'world' ? WORLD : LOCATION, documentId: idIn(one) })),
        ),
      );
    }
    const since = Math.min(...entry.parts.map(({ id }) => id));
    const there = [
      ...(await versions.leadingTo(entry.documentId)),
      ...(await versions.ledTo(entry.documentId, since)),
    ].map((held) => ({ uid: held.uid, documentId: held.entry }));
    const together: GoneEntry[] = [];
    for (const other of all) {
      if (other.deletion !== entry.deletion || other === entry) continue;
      const isLeading = JSON.stringify(await statesOf(other)).includes(`"documentId":"${entry.documentId}"`);
      if (isLeading) together.push(other);
    }
    return [...there, ...together];
  };

  return async (entry) => {
    const waiting: Pick<GoneEntry, 'documentId' | 'uid'>[] = [entry];
    const seen = new Set<string>([entry.documentId]);
    // Iterating an array includes elements added during the loop.
    for (const one of waiting) {
      if (one.uid === WORLD) {
        if (!limit.has(one.documentId)) return false;
        continue;
      }
      const { worlds, isEverywhere } = await worldTiesOf(strapi, one);
      if (isEverywhere || [...worlds].some((world) => !limit.has(world))) return false;
      const inBin = all.find(({ uid, documentId }) => uid === one.uid && documentId === one.documentId);
      for (const other of inBin === undefined ? [] : await ledFrom(inBin)) {
        if (seen.has(other.documentId)) continue;
        seen.add(other.documentId);
        waiting.push(other);
      }
    }
    return true;
  };
}

function idIn(value: unknown): string {
  return String((value as { readonly documentId?: unknown } | null)?.documentId);
}
