import type { Core } from '@strapi/strapi';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { referencesOf } from './references.ts';
import type { EntryName } from './references.ts';
import { titleOf } from './rows.ts';
import type { Rows, Version } from './rows.ts';

interface Node extends EntryName {
  readonly row: Row;
  readonly refersTo: ReadonlySet<string>;
}

/** The graph of entries and their references. */
export interface ContentGraph {
  readonly nodes: ReadonlyMap<string, Node>;
  /** The content that belongs to the world itself: its locations, and the transitions between and out of them. */
  readonly coreOf: (world: string) => ReadonlySet<string>;
  /** Everything that can be reached from these entries without entering another world. */
  readonly reachedFrom: (names: Iterable<string>) => ReadonlySet<string>;
}

export function nodeName(uid: string, documentId: string): string {
  return `${uid} ${documentId}`;
}

/** Types whose entries are only reached through their own world. */
export const ENTERED: ReadonlySet<string> = new Set([WORLD, LOCATION, TRANSITION, PORTAL]);

/**
 * Reads which entries refer to which.
 *
 * @param locales the first one provides the rows.
 * @param versions the first one provides the rows.
 */
export async function readContentGraph(
  strapi: Core.Strapi,
  rows: Rows,
  locales: readonly string[],
  versions: readonly Version[] = ['draft'],
): Promise<ContentGraph> {
  const entries: GraphEntry[] = [];
  for (const uid of Object.keys(strapi.contentTypes).filter(isSeenByVisitors)) {
    for (const version of hasDrafts(strapi, uid) ? versions : versions.slice(0, 1)) {
      for (const locale of isLocalisedType(strapi, uid) ? locales : locales.slice(0, 1)) {
        for (const row of await rows.all(uid, locale, version)) entries.push({ uid, row });
      }
    }
  }
  return contentGraphOf(rows, entries);
}

/** An entry in one language, at one moment. */
interface GraphEntry {
  readonly uid: string;
  readonly row: Row;
}

/** The graph of these entries; of several languages of an entry the first one provides the row. */
export function contentGraphOf(
  rows: Pick<Rows, 'attributesOf'>,
  entries: Iterable<GraphEntry>,
): ContentGraph {
  const nodes = new Map<string, Node>();
  for (const { uid, row } of entries) {
    const documentId = String(row['documentId']);
    const name = nodeName(uid, documentId);
    const known = nodes.get(name);
    nodes.set(name, {
      uid,
      documentId,
      row: known?.row ?? row,
      refersTo: new Set([
        ...(known?.refersTo ?? []),
        ...referencesOf(rows, uid, row).map((target) => nodeName(target.uid, target.documentId)),
      ]),
    });
  }

  const referenceIn = ({ row }: Node, attribute: string): string | undefined => {
    const value = row[attribute];
    return typeof value === 'object' && value !== null && 'documentId' in value
      ? String(value.documentId)
      : undefined;
  };
  return {
    nodes,
    coreOf(world) {
      const own = new Set<string>([nodeName(WORLD, world)]);
      for (const [name, node] of nodes) {
        if (node.uid === LOCATION && referenceIn(node, 'world') === world) own.add(name);
      }
      for (const [name, node] of nodes) {
        if (node.uid !== TRANSITION && node.uid !== PORTAL) continue;
        const from = referenceIn(node, 'from');
        const isOwn =
          (from !== undefined && own.has(nodeName(LOCATION, from))) || referenceIn(node, 'world') === world;
        if (isOwn) own.add(name);
      }
      return own;
    },
    reachedFrom(names) {
      const reached = new Set(names);
      // Iterating a Set includes elements added during the loop.
      for (const name of reached) {
        for (const target of nodes.get(name)?.refersTo ?? []) {
          const uid = nodes.get(target)?.uid;
          if (uid !== undefined && !ENTERED.has(uid)) reached.add(target);
        }
      }
      return reached;
    },
  };
}

/** The worlds that show each entry, according to the drafts of these languages. */
export async function readWorldUse(strapi: Core.Strapi, rows: Rows, locales: readonly string[]) {
  const graph = await readContentGraph(strapi, rows, locales);
  const used = new Map<string, string[]>();
  const worlds: { readonly documentId: string; readonly name: string }[] = [];
  for (const { uid, documentId, row } of graph.nodes.values()) {
    if (uid !== WORLD) continue;
    worlds.push({ documentId, name: titleOf(row) });
    for (const name of graph.reachedFrom(graph.coreOf(documentId))) {
      used.set(name, [...(used.get(name) ?? []), documentId]);
    }
  }
  return {
    worlds: worlds.toSorted((one, other) => one.name.localeCompare(other.name)),
    worldsOf: (uid: string, documentId: string): readonly string[] =>
      used.get(nodeName(uid, documentId)) ?? [],
  };
}
