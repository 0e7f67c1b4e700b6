import type { Core } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import { addressOf } from '../../../../rules/location-address.ts';
import { GROUP, LOCATION, PAYLOAD_CARRIERS, WORLD } from '../../../../content-model/content-uids.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { StoredFile } from '../../../../content-model/stored-file.ts';
import { readRow } from '../../../../content-model/read-row.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { DuplicateInput } from '../../contracts/worlds.ts';
import { nodeName, readContentGraph } from '../content/world-use.ts';
import type { ContentGraph } from '../content/world-use.ts';
import type { Rows } from '../content/rows.ts';
import { copiedNames } from './copy-plan.ts';
import { reAddressed } from './re-addressed.ts';
import type { NewAddresses } from './re-addressed.ts';
import { worldExtent } from './world-extent.ts';

/** What refers to something else is written when everything stands. */
const REFERRING: ReadonlySet<string> = new Set(['relation', 'media', 'component', 'dynamiczone']);

/** Given anew by the CMS: numbers, and what ways are called by. */
const GIVEN_ANEW: ReadonlySet<string> = new Set(['public_id', 'payloadId']);

/**
 * Copies a world as drafts, in all languages, with everything that it needs of its own; what the copies say of
 * each other leads to the copies. Media are shared. Call it in a transaction: it writes all or nothing.
 *
 * @returns The copy's document, and the names of the originals of what was copied.
 * @throws ValidationError where the name or slug cannot be used.
 */
export async function duplicateWorld(
  strapi: Core.Strapi,
  rows: Rows,
  given: {
    readonly world: string;
    readonly input: DuplicateInput;
    readonly user: { readonly id: number };
  },
): Promise<{
  readonly documentId: string;
  readonly graph: ContentGraph;
  readonly copied: ReadonlySet<string>;
}> {
  const { world, input, user } = given;
  const locales = await readLocales(strapi);
  const graph = await readContentGraph(strapi, rows, locales);
  const original = graph.nodes.get(nodeName(WORLD, world));
  if (original === undefined) throw refusal('slug', 'This world is no longer there.');
  const copied = copiedNames(graph, worldExtent(graph, world), input);
  const from = String(original.row['slug'] ?? '');
  const identities = await identitiesOf(strapi, graph, { copied, from, to: input.slug });
  const addresses: NewAddresses = { from, to: input.slug, segments: identities.segments };
  const documents = new Map<string, string>();

  const write = async (name: string, isWhole: boolean): Promise<void> => {
    const node = graph.nodes.get(name);
    if (node === undefined) return;
    const { uid, documentId } = node;
    for (const locale of isLocalisedType(strapi, uid) ? locales : [undefined]) {
      const row = await rows.one(uid, documentId, locale);
      if (row === undefined) continue;
      const data = isWhole
        ? { ...wholeData(rows, uid, row, documents), ...identities.of(name, input) }
        : { ...plainData(rows, uid, row), ...identities.of(name, input) };
      const place = locale === undefined ? {} : { locale };
      const id = documents.get(name);
      const stamped = setCreatorFields({ user, isEdition: id !== undefined })(
        reAddressed(data, addresses) as object,
      );
      if (id === undefined) {
        documents.set(name, (await documentsOf(strapi, uid).create({ ...place, data: stamped })).documentId);
      } else await documentsOf(strapi, uid).update({ documentId: id, ...place, data: stamped });
    }
  };
  for (const name of copied) await write(name, false);
  for (const name of copied) await write(name, true);
  return { documentId: documents.get(nodeName(WORLD, world)) ?? '', graph, copied };
}

function plainData({ attributesOf }: Rows, uid: string, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributesOf(uid)).flatMap(([name, { type }]) =>
      REFERRING.has(type) || GIVEN_ANEW.has(name) ? [] : [[name, row[name] ?? null]],
    ),
  );
}

function wholeData(
  { attributesOf }: Rows,
  uid: string,
  row: Row,
  documents: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const data = readRow(
    {
      attributesOf,
      referenceOf: (target, documentId) => documents.get(nodeName(target, documentId)) ?? documentId,
      mediumOf: ({ id }: StoredFile) => id,
      richTextOf: (value) => value,
    },
    uid,
    row,
  );
  for (const name of GIVEN_ANEW) delete data[name];
  return data;
}

/** What the copies are called by, where it has to differ from what their originals are called by. */
async function identitiesOf(
  strapi: Core.Strapi,
  { nodes }: ContentGraph,
  { copied, from, to }: { readonly copied: ReadonlySet<string>; readonly from: string; readonly to: string },
) {
  const groupSlugs = new Map<string, string>();
  for (const name of copied) {
    const node = nodes.get(name);
    if (node?.uid === GROUP) groupSlugs.set(node.documentId, `${to}-${String(node.row['slug'])}`);
  }
  const payloadIds = new Map<string, string>();
  const segments = new Map<string, string>();
  for (const name of copied) {
    const node = nodes.get(name);
    if (node?.uid !== LOCATION) continue;
    const { slug, payloadId, group } = node.row;
    if (typeof payloadId === 'string') {
      const rest = payloadId.startsWith(`${from}-`) ? payloadId.slice(from.length + 1) : payloadId;
      payloadIds.set(payloadId, await freePayloadId(strapi, `${to}-${rest}`, new Set(payloadIds.values())));
    }
    const { documentId, slug: groupSlug } = (group ?? {}) as { documentId?: string; slug?: string };
    const newGroup = groupSlugs.get(documentId ?? '');
    const oldGroup =
      groupSlug ?? (nodes.get(nodeName(GROUP, documentId ?? ''))?.row['slug'] as string | undefined);
    if (typeof slug === 'string' && newGroup !== undefined && oldGroup !== undefined) {
      const old = addressOf({ slug, groupSlug: oldGroup });
      const next = addressOf({ slug, groupSlug: newGroup });
      if (old !== undefined && next !== undefined) segments.set(old, next);
    }
  }
  const of = (name: string, input: DuplicateInput): Record<string, unknown> => {
    const node = nodes.get(name);
    const { row = {}, uid = '', documentId = '' } = node ?? {};
    if (uid === WORLD) {
      const start = String(row['start_location_id'] ?? '');
      return {
        name: input.name,
        slug: to,
        URL_ALIAS: null,
        start_location_id: payloadIds.get(start) ?? (start === '' ? null : start),
      };
    }
    if (uid === LOCATION) {
      const payloadId = payloadIds.get(String(row['payloadId']));
      return payloadId === undefined ? {} : { payloadId };
    }
    if (uid === GROUP) return { slug: groupSlugs.get(documentId) };
    // The beginning of a menu's key says where it stands.
    if (uid === 'api::menu.menu') {
      const key = String(row['key']);
      return { key: `${key.endsWith(`-${from}`) ? key.slice(0, -from.length - 1) : key}-${to}` };
    }
    if (uid === 'api::screensaver.screensaver') return { name: `${String(row['name'])} (${input.name})` };
    return {};
  };
  return { of, segments };
}

async function freePayloadId(
  strapi: Core.Strapi,
  wanted: string,
  given: ReadonlySet<string>,
): Promise<string> {
  const isTaken = async (payloadId: string): Promise<boolean> => {
    if (given.has(payloadId)) return true;
    for (const uid of PAYLOAD_CARRIERS) {
      if ((await strapi.db.query(uid).findOne({ where: { payloadId }, select: ['id'] })) !== null)
        return true;
    }
    return false;
  };
  let free = wanted;
  for (let number = 2; await isTaken(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
