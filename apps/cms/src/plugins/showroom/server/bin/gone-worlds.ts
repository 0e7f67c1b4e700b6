import type { Core } from '@strapi/strapi';
import { ARTICLE, DASHBOARD, HOOK, LOCATION, MENU, WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import { presentLimit } from '../world-limits/limit.ts';
import type { Limit } from '../world-limits/limit.ts';
import { OWN_TIES, runsEverywhere } from '../world-limits/own-ties.ts';
import { isFoundEverywhere, worldTiesOf } from '../world-limits/world-ties.ts';
import type { GoneEntry } from './deletions.ts';
import type { GoneEntries } from './gone-entries.ts';
import { goneVersions } from './gone-versions.ts';
import { remembered } from './remembered.ts';

/** What led to a deleted entry, there or gone, with what it held. */
interface Leading extends EntryName {
  readonly states: readonly Row[];
}

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
  const then = worldsThen(strapi, gone, all);
  return remembered(
    ({ deletion, uid, documentId }) => `${deletion} ${nodeName(uid, documentId)}`,
    (entry) => then.isWithin(limit, entry),
  );
}

/** Reads which worlds showed what is in the bin, each entry and each deletion once. */
function worldsThen(strapi: Core.Strapi, gone: GoneEntries, all: readonly GoneEntry[]) {
  const versions = goneVersions(strapi);
  const inBin = new Map(all.toReversed().map((entry) => [nodeName(entry.uid, entry.documentId), entry]));
  const tiesOf = remembered(
    ({ uid, documentId }: EntryName) => nodeName(uid, documentId),
    (entry) => worldTiesOf(strapi, entry),
  );
  const statesOf = remembered(
    ({ deletion, uid, documentId }: GoneEntry) => `${deletion} ${nodeName(uid, documentId)}`,
    async (entry): Promise<readonly Row[]> => {
      const held = await Promise.all(entry.parts.map((part) => gone.last(entry, part)));
      return held.flatMap((one) => (one === undefined ? [] : [one.state]));
    },
  );
  /** What was deleted at once, by the document ids that it led to. */
  const leadingIn = remembered(
    (deletion: string) => deletion,
    async (deletion): Promise<ReadonlyMap<string, readonly GoneEntry[]>> => {
      const leading = new Map<string, GoneEntry[]>();
      for (const entry of all.filter((one) => one.deletion === deletion)) {
        for (const id of documentIdsIn(await statesOf(entry))) {
          leading.set(id, [...(leading.get(id) ?? []), entry]);
        }
      }
      return leading;
    },
  );

  const ledFrom = async (entry: GoneEntry): Promise<readonly Leading[]> => {
    const own = OWN_TIES[entry.uid];
    if (own !== undefined) {
      return (await statesOf(entry)).flatMap((state) =>
        own.flatMap((name) =>
          documentIdsIn(state[name]).map((documentId) => ({
            uid: name === 'world' ? WORLD : LOCATION,
            documentId,
            states: [],
          })),
        ),
      );
    }
    const since = Math.min(...entry.parts.map(({ id }) => id));
    const there = [
      ...(await versions.leadingTo(entry.documentId)),
      ...(await versions.ledTo(entry.documentId, since)),
    ].map((held) => ({ uid: held.uid, documentId: held.entry, states: [held.state] }));
    const together: Leading[] = [];
    for (const other of (await leadingIn(entry.deletion)).get(entry.documentId) ?? []) {
      const { uid, documentId } = other;
      if (other !== entry) together.push({ uid, documentId, states: await statesOf(other) });
    }
    return [...there, ...together];
  };

  /** Whether visitors of every world found it, whatever led to it; as `worldTiesOf`, of what is gone. */
  const wasEverywhere = async (entry: GoneEntry, leading: readonly Leading[]): Promise<boolean> => {
    const { uid, documentId } = entry;
    if (uid === HOOK) {
      return (await statesOf(entry)).some((state) =>
        runsEverywhere(state, documentIdsIn(state['locations'])),
      );
    }
    if (uid !== ARTICLE && uid !== DASHBOARD && uid !== MENU) return false;
    const published = await versions.publishedBefore(entry);
    if (uid !== MENU) return published.some(isFoundEverywhere);
    const isPlaced = leading.some(({ states }) =>
      states.some((state) => documentIdsIn(state['menus']).includes(documentId)),
    );
    return published.length > 0 && !isPlaced;
  };

  return {
    async isWithin(limit: Limit, entry: GoneEntry): Promise<boolean> {
      const waiting: EntryName[] = [entry];
      const seen = new Set<string>([entry.documentId]);
      let isShown = false;
      // Iterating an array includes elements added during the loop.
      for (const one of waiting) {
        const { worlds, isEverywhere } =
          one.uid === WORLD
            ? { worlds: new Set([one.documentId]), isEverywhere: false }
            : await tiesOf({ uid: one.uid, documentId: one.documentId });
        if (isEverywhere || [...worlds].some((world) => !limit.worlds.has(world))) return false;
        isShown ||= worlds.size > 0;
        const deleted =
          one === entry
            ? entry
            : one.uid === WORLD
              ? undefined
              : inBin.get(nodeName(one.uid, one.documentId));
        if (deleted === undefined) continue;
        const leading = await ledFrom(deleted);
        if (await wasEverywhere(deleted, leading)) return false;
        for (const { uid, documentId } of leading) {
          if (seen.has(documentId)) continue;
          seen.add(documentId);
          waiting.push({ uid, documentId });
        }
      }
      if (isShown || !hasDrafts(strapi, entry.uid)) return true;
      // A draft that no world showed is up to who has made it.
      if ((await versions.publishedBefore(entry)).length > 0) return false;
      return (await versions.maker(entry.uid, entry.documentId)) === limit.account;
    },
  };
}

/** The document ids anywhere in a state, or in a part of one. */
function documentIdsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(documentIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'documentId' && typeof part === 'string' ? [part] : documentIdsIn(part),
  );
}
