import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { HOOK, NUMBERED, PAYLOAD_CARRIERS, WORLD } from '../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalised } from '../../../../content-model/model.ts';
import { runAsSystem } from '../../../../publishing/run-as-system.ts';
import type {
  LeftBehind,
  NewName,
  RestoredEntry,
  RestoreDeletedInput,
  RestoreDeletedResult,
} from '../../contracts/bin.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { GIVEN_ONCE } from '../versions/restored-data.ts';
import { writeState } from '../versions/restore.ts';
import { keptAttributes } from '../versions/state.ts';
import type { State } from '../versions/state.ts';
import { namedLeftOut } from '../versions/versions-reader.ts';
import { keepTogether } from '../versions/watch-writes.ts';
import { publishingTurn } from '../worlds/world-changes.ts';
import { refuseLimited } from '../world-limits/limits.ts';
import { runsEverywhere } from '../world-limits/own-ties.ts';
import type { Bin } from './bin-reader.ts';
import type { GoneEntry, GonePart } from './deletions.ts';
import { asNameTaken, freeName, NameTaken } from './name-taken.ts';
import { restoreLinksTo } from './restore-links.ts';

/** Attributes that refer to something else, written once all entries are there again. */
const REFERRING: ReadonlySet<string> = new Set(['relation', 'media', 'component', 'dynamiczone']);

/** An entry that is brought back, in one language. */
interface Part {
  readonly entry: GoneEntry;
  readonly gone: GonePart;
  readonly state: State;
}

/**
 * Brings deleted entries back as drafts, under the ids that they had, all of them or none, and with them the links of
 * entries that are still as the deletion has left them.
 *
 * @throws ForbiddenError if the account may create none of them, or none of them in its worlds.
 */
export async function restoreDeleted(
  strapi: Core.Strapi,
  account: Permissions,
  bin: Bin,
  given: { readonly deletion: string; readonly input: RestoreDeletedInput },
): Promise<RestoreDeletedResult> {
  const { deletion, input } = given;
  const rows = rowsIn(strapi);
  try {
    const result = await runAsSystem(strapi, async () => {
      const wanted = (await bin.entriesOf(deletion)).filter((entry) => isWanted(entry, input));
      const creatable = wanted.filter(({ uid, parts }) =>
        parts.every(({ locale }) => account.can('create', uid, account.newRow(locale))),
      );
      if (creatable.length === 0) throw new errors.ForbiddenError();
      const permitted = await bin.withinLimit(creatable);
      if (permitted.length === 0) await refuseLimited(strapi);
      const actor = changesOf(strapi).initiator();
      return keepTogether(
        strapi,
        async () => {
          const parts = await partsOf(bin, permitted, input.names ?? []);
          const leftOut: LeftBehind[] = wanted
            .filter((entry) => !permitted.includes(entry))
            .map(({ title }) => ({ title, labels: [], reason: 'mayNotCreate' }));
          leftOut.push(...(await writeParts(strapi, { account, rows, bin }, parts)));
          const links = await restoreLinksTo(strapi, { account, rows }, permitted);
          return {
            kind: 'restored' as const,
            entries: restoredOf(parts),
            linked: links.linked,
            leftOut: [...leftOut, ...links.leftOut],
          };
        },
        { causeOf: () => ({ action: 'restore', actor }) },
      );
    });
    record(strapi, result.entries);
    return result;
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    const { entry, field, given: name } = error;
    return {
      kind: 'nameTaken',
      documentId: entry.documentId,
      title: entry.title,
      field,
      given: name,
      offered: await freeName(strapi, error),
    };
  }
}

function isWanted({ uid, documentId }: GoneEntry, { entries }: RestoreDeletedInput): boolean {
  return entries === undefined || entries.some((one) => one.uid === uid && one.documentId === documentId);
}

/** What is written, in an order in which most references lead to what is there. */
async function partsOf(
  bin: Bin,
  entries: readonly GoneEntry[],
  names: readonly NewName[],
): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const entry of entries.toSorted((one, other) => publishingTurn(one.uid) - publishingTurn(other.uid))) {
    const name = names.find(({ documentId }) => documentId === entry.documentId);
    for (const gone of entry.parts) {
      const held = await bin.gone.last(entry, gone);
      if (held === undefined) throw new errors.NotFoundError('What it held is no longer kept.');
      parts.push({ entry, gone, state: name === undefined ? held.state : renamed(held.state, name) });
    }
  }
  return parts;
}

/** A name is what the CMS refused: the slug of an entry, or the name of an icon. */
function renamed(state: State, { field, name }: NewName): State {
  return { ...state, [field]: name };
}

interface Means {
  readonly account: Permissions;
  readonly rows: Rows;
}

/** First the entries without what they refer to, then all of it: entries of one deletion refer to each other. */
async function writeParts(
  strapi: Core.Strapi,
  { account, rows, bin }: Means & { readonly bin: Bin },
  parts: readonly Part[],
): Promise<readonly LeftBehind[]> {
  const leftOut: LeftBehind[] = [];
  /** Whether a language is the first of its entry: others have what all languages share from there. */
  const first = new Map<Part, boolean>();
  const taken = <Result>({ entry, state }: Part, work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw asNameTaken(error, entry, rows.attributesOf(entry.uid), state);
    });
  for (const part of parts) {
    const there = await bin.gone.localesOf(part.entry);
    if (there.has(part.gone.locale)) {
      throw new errors.ApplicationError(`“${part.entry.title}” is there again: look at the list again.`);
    }
    const given = await idsGivenSince(strapi, part);
    for (const label of given) leftOut.push({ title: part.entry.title, labels: [label], reason: 'idGiven' });
    const isNew = there.size === 0;
    first.set(part, isNew);
    await taken(part, makeRow(strapi, { account, rows }, part, { given, isNew }));
  }
  for (const part of parts) {
    const { entry, gone, state } = part;
    const subject = { uid: entry.uid, documentId: entry.documentId, locale: gone.locale };
    const fields =
      first.get(part) === true
        ? undefined
        : keptAttributes(rows.attributesOf, entry.uid)
            // Strapi gives a further language what all of them share, but no links.
            .filter(([, attribute]) => isLocalised(attribute) || attribute.type === 'relation')
            .map(([name]) => name);
    const writer = { account, row: account.newRow(gone.locale), action: 'create' as const };
    const left = await taken(part, writeState(strapi, subject, state, { writer, fields }));
    for (const { labels, reason } of await namedLeftOut(strapi, entry.uid, state, left)) {
      leftOut.push({ title: entry.title, labels, reason });
    }
  }
  return leftOut;
}

async function makeRow(
  strapi: Core.Strapi,
  { account, rows }: Means,
  { entry: { uid, documentId }, gone: { locale }, state }: Part,
  { given, isNew }: { readonly given: readonly string[]; readonly isNew: boolean },
): Promise<void> {
  const plain = Object.fromEntries(
    keptAttributes(rows.attributesOf, uid)
      .filter(([name, { type }]) => !REFERRING.has(type) && !given.includes(name))
      .filter(([, attribute]) => isNew || isLocalised(attribute))
      .map(([name]) => [name, state[name] ?? null]),
  );
  // It gets its locations later, and runs nowhere until then.
  if (uid === HOOK)
    plain['only_at_locations'] = !runsEverywhere(state, (state['locations'] ?? []) as readonly unknown[]);
  const permitted = await account.writable(uid, account.newRow(locale), plain, 'create');
  const data = { ...account.stamp(permitted, true), ...(isNew ? { documentId } : {}) };
  const version = locale === null ? {} : { locale };
  await (isNew
    ? documentsOf(strapi, uid).create({ ...version, data })
    : documentsOf(strapi, uid).update({ documentId, ...version, data }));
}

/** The ids of an entry that another one has been given since: it gets new ones. */
async function idsGivenSince(
  strapi: Core.Strapi,
  { entry: { uid, documentId }, state }: Part,
): Promise<readonly string[]> {
  const given: string[] = [];
  for (const name of GIVEN_ONCE) {
    const value = state[name];
    const carriers: readonly string[] =
      name === 'payloadId' ? PAYLOAD_CARRIERS : NUMBERED.filter((numbered) => numbered === uid);
    if (value === undefined || value === null || !Object.hasOwn(state, name)) continue;
    for (const carrier of carriers) {
      const other = await strapi.db
        .query(carrier)
        .findOne({ where: { [name]: value, documentId: { $ne: documentId } }, select: ['id'] });
      if (other !== null) given.push(name);
    }
  }
  return given;
}

function restoredOf(parts: readonly Part[]): readonly RestoredEntry[] {
  return [...Map.groupBy(parts, ({ entry }) => entry).values()].flatMap(([first]) =>
    first === undefined ? [] : [restoredEntry(first)],
  );
}

function restoredEntry({ entry: { uid, documentId, title }, gone: { locale } }: Part): RestoredEntry {
  return { uid, documentId, title, ...(locale === null ? {} : { locale }) };
}

/** One line of the activity for all of it: the single entries are written without an actor. */
function record(strapi: Core.Strapi, entries: readonly RestoredEntry[]): void {
  const actor = changesOf(strapi).actor();
  const lead = entries.find(({ uid }) => uid === WORLD) ?? entries[0];
  if (lead === undefined) return;
  activityLogOf(strapi).record({
    action: 'restoreDeleted',
    uid: lead.uid,
    documentId: lead.documentId,
    title: lead.title,
    ...(lead.uid === WORLD ? { world: lead.documentId } : {}),
    ...(entries.length === 1 ? {} : { count: entries.length }),
    ...(actor === undefined ? {} : { actor }),
  });
}
