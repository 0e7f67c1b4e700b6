import type { Core } from '@strapi/strapi';
import { HOOK, MENU } from '../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { hasDrafts } from '../../../../content-model/model.ts';
import type { HeldBack } from '../../contracts/worlds.ts';
import { isReasonNotToPublish } from '../doctor/blocking.ts';
import type { Doctor } from '../doctor/doctor.ts';
import type { EntryName } from '../content/references.ts';
import { nodeName } from '../content/world-use.ts';
import type { ContentGraph } from '../content/world-use.ts';
import type { WorldExtent } from './world-extent.ts';

/** The order of publishing in which most references lead to published entries. */
const ORDER = [
  'api::article.article',
  'api::dashboard.dashboard',
  MENU,
  'api::world.world',
  'api::content-location.content-location',
  'api::content-transition.content-transition',
  'api::portal.portal',
  HOOK,
];

/** The names of entries whose draft differs from the published version. */
export async function unpublishedNames(
  strapi: Core.Strapi,
  { nodes }: ContentGraph,
  names: Iterable<string>,
): Promise<readonly string[]> {
  const wanted = [...names].filter((name) => hasDrafts(strapi, nodes.get(name)?.uid ?? ''));
  const waiting: string[] = [];
  for (const uid of new Set(wanted.map((name) => nodes.get(name)?.uid ?? ''))) {
    const rows: readonly {
      documentId: string;
      locale: string | null;
      publishedAt: string | null;
      updatedAt: string;
    }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['documentId', 'locale', 'publishedAt', 'updatedAt'] });
    const published = new Map(
      rows
        .filter(({ publishedAt }) => publishedAt !== null)
        .map(({ documentId, locale, updatedAt }) => [`${documentId} ${locale}`, new Date(updatedAt)]),
    );
    const changed = new Set(
      rows
        .filter(({ documentId, locale, publishedAt, updatedAt }) => {
          const shown = published.get(`${documentId} ${locale}`);
          return publishedAt === null && (shown === undefined || new Date(updatedAt) > shown);
        })
        .map(({ documentId }) => nodeName(uid, documentId)),
    );
    waiting.push(...wanted.filter((name) => changed.has(name)));
  }
  return inOrder({ nodes }, waiting);
}

function inOrder({ nodes }: Pick<ContentGraph, 'nodes'>, names: readonly string[]): readonly string[] {
  return names.toSorted(
    (one, other) => publishingTurn(nodes.get(one)?.uid) - publishingTurn(nodes.get(other)?.uid),
  );
}

/** The turn of a content type when many entries are published: what others refer to comes first. */
export function publishingTurn(uid: string | undefined): number {
  return ORDER.indexOf(uid ?? '');
}

/** What publishing a world publishes: everything that it shows and that has changed, except entries with an error. */
export async function publishable(
  strapi: Core.Strapi,
  graph: ContentGraph,
  { core, shown }: WorldExtent,
  doctor: Doctor,
): Promise<{ readonly names: readonly string[]; readonly heldBack: readonly HeldBack[] }> {
  const waiting = await unpublishedNames(strapi, graph, [...core, ...shown]);
  const { findings } = await doctor.examine();
  const errors = new Map(
    findings.flatMap(({ severity, code, entry, sentence }) =>
      isReasonNotToPublish({ severity, code }) && entry !== undefined
        ? [[nodeName(entry.uid, entry.documentId), { ...entry, sentence }] as const]
        : [],
    ),
  );
  return {
    names: waiting.filter((name) => !errors.has(name)),
    heldBack: waiting.flatMap((name) => errors.get(name) ?? []),
  };
}

/** Applies an action to entries, one after the other. */
function toEach(change: (strapi: Core.Strapi, entry: EntryName) => Promise<unknown>) {
  return async (strapi: Core.Strapi, { nodes }: ContentGraph, names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const entry = nodes.get(name);
      if (entry !== undefined) await change(strapi, entry);
    }
  };
}

/** Publishes entries in every language that has a draft. */
export const publishNames = toEach((strapi, { uid, documentId }) =>
  documentsOf(strapi, uid).publish({ documentId, locale: '*' }),
);

/**
 * The published content of a world, transitions first, so that none leads to a missing location. Its menus go with it:
 * without their place they would be menus of every other world.
 */
export async function publishedNames(
  strapi: Core.Strapi,
  { nodes }: ContentGraph,
  { core, alone, portalsIn }: WorldExtent,
): Promise<readonly string[]> {
  const names: string[] = [];
  const menus = [...alone].filter((name) => nodes.get(name)?.uid === MENU);
  for (const name of [...core, ...menus, ...portalsIn]) {
    const node = nodes.get(name);
    if (node === undefined || !hasDrafts(strapi, node.uid)) continue;
    const published = await strapi.db
      .query(node.uid)
      .findOne({ where: { documentId: node.documentId, publishedAt: { $notNull: true } }, select: ['id'] });
    if (published !== null) names.push(name);
  }
  return inOrder({ nodes }, names).toReversed();
}

export const unpublishNames = toEach((strapi, { uid, documentId }) =>
  documentsOf(strapi, uid).unpublish({ documentId, locale: '*' }),
);

/** What is deleted with a world: everything that belongs to it alone, and the portals into it. */
export function deletedNames(
  graph: ContentGraph,
  { core, alone, portalsIn }: WorldExtent,
): readonly string[] {
  return inOrder(graph, [...core, ...alone, ...portalsIn]).toReversed();
}

export const deleteNames = toEach((strapi, { uid, documentId }) =>
  documentsOf(strapi, uid).delete({ documentId, locale: '*' }),
);
