import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { BinPage, DeletedEntry, OneDeletion } from '../../contracts/bin.ts';
import type { Comparison, ShownFile } from '../../contracts/versions.ts';
import { titleOf } from '../content/rows.ts';
import { shownValues } from '../versions/shown-values.ts';
import { firstFilesIn } from '../versions/state.ts';
import { describeVersion } from '../versions/versions-reader.ts';
import { versionsOf } from '../versions/versions.ts';
import { deletionsOf } from './deletions.ts';
import type { GoneEntry } from './deletions.ts';
import { goneEntries } from './gone-entries.ts';
import type { GoneEntries } from './gone-entries.ts';
import { withinLimitWhenDeleted } from './gone-worlds.ts';

const PAGE_SIZE = 20;

/** As many entries of one deletion are listed; all of them are restored. */
const MAX_LISTED = 500;

export interface BinQuery {
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
}

/** What was deleted, as far as an account may read it. */
export function binFor(strapi: Core.Strapi, account: Permissions) {
  const gone = goneEntries(strapi, account);
  const describe = describer(strapi, account, gone);

  const entriesOf = async (deletion: string): Promise<readonly GoneEntry[]> => {
    const found = (await gone.all()).filter((entry) => entry.deletion === deletion);
    if (found.length === 0) throw new errors.NotFoundError('This is no longer in the bin.');
    return found;
  };

  return {
    gone,
    entriesOf,

    /** Those of the entries that were in the worlds that the account may change. */
    async withinLimit(entries: readonly GoneEntry[]): Promise<readonly GoneEntry[]> {
      const isWithin = await withinLimitWhenDeleted(strapi, gone, await gone.all());
      const within: GoneEntry[] = [];
      for (const entry of entries) if (await isWithin(entry)) within.push(entry);
      return within;
    },

    async list({ kind, search, page }: BinQuery): Promise<BinPage> {
      const all = await gone.all();
      const found = deletionsOf(all, { kind, search });
      const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      const isWithin = await withinLimitWhenDeleted(strapi, gone, all);
      const deletions = [];
      for (const { id, lead, entries } of shown) {
        const { at, actor } = lead;
        deletions.push({
          id,
          at: at.toISOString(),
          actor,
          lead: await describe(lead, all, await isWithin(lead)),
          count: entries.length,
        });
      }
      return {
        deletions,
        total: found.length,
        pageSize: PAGE_SIZE,
        kinds: [...new Set(all.map(({ uid }) => uid))].toSorted(),
        keptDays: versionsOf(strapi).rule.days,
      };
    },

    async one(id: string): Promise<OneDeletion> {
      const all = await gone.all();
      const [deletion] = deletionsOf(all.filter((entry) => entry.deletion === id));
      if (deletion === undefined) throw new errors.NotFoundError('This is no longer in the bin.');
      const { lead, entries } = deletion;
      const isWithin = await withinLimitWhenDeleted(strapi, gone, all);
      const described: DeletedEntry[] = [];
      for (const entry of [lead, ...entries.filter((other) => other !== lead)].slice(0, MAX_LISTED)) {
        described.push(await describe(entry, all, await isWithin(entry)));
      }
      return {
        id,
        at: lead.at.toISOString(),
        actor: lead.actor,
        count: entries.length,
        entries: described,
      };
    },

    /** What an entry held in a language when it was deleted, field by field. */
    async held(
      deletion: string,
      wanted: { uid: string; documentId: string; locale: unknown },
    ): Promise<Comparison> {
      const { uid, documentId } = wanted;
      const entry = (await entriesOf(deletion)).find(
        (one) => one.uid === uid && one.documentId === documentId,
      );
      const part =
        entry?.parts.find(({ locale }) => locale === wanted.locale) ??
        entry?.parts.find(({ locale }) => locale === DEFAULT_LOCALE) ??
        entry?.parts[0];
      const last = entry === undefined || part === undefined ? undefined : await gone.last(entry, part);
      if (part === undefined || last === undefined) {
        throw new errors.NotFoundError('What it held is no longer kept.');
      }
      const row = (await gone.rowOf(uid, documentId, part.locale)) as Row;
      return describeVersion(
        strapi,
        account,
        { subject: { uid, documentId, locale: part.locale }, row },
        last,
      );
    },
  };
}

export type Bin = ReturnType<typeof binFor>;

/** Describes entries for the list: the world that they belonged to, and a picture of them. */
function describer(strapi: Core.Strapi, account: Permissions, gone: GoneEntries) {
  const { fileOf } = shownValues(strapi, account);

  const pictureOf = async (state: Row): Promise<ShownFile | undefined> => {
    for (const reference of firstFilesIn(state)) {
      const file = await fileOf(reference);
      if (file.isImage && file.url !== undefined) return file;
    }
    return undefined;
  };
  /** The name of a world that is there, or is in the bin. */
  const worldName = async (documentId: string, all: readonly GoneEntry[]): Promise<string | undefined> => {
    const row: Row | null = await strapi.db
      .query(WORLD)
      .findOne({ where: { documentId }, populate: PERMISSION_FIELDS });
    if (row !== null) {
      return account.can('read', WORLD, row) ? titleOf(account.readable(WORLD, row)) : undefined;
    }
    return all.find((entry) => entry.uid === WORLD && entry.documentId === documentId)?.title;
  };
  const worldOf = async (state: Row, all: readonly GoneEntry[]): Promise<string | undefined> => {
    const own = idIn(state['world']);
    if (own !== undefined) return worldName(own, all);
    const from = idIn(state['from']);
    if (from === undefined) return undefined;
    const location: { readonly world: { readonly documentId: string } | null } | null = await strapi.db
      .query(LOCATION)
      .findOne({ where: { documentId: from }, populate: { world: { select: ['documentId'] } } });
    const world = location?.world?.documentId;
    return world === undefined ? undefined : worldName(world, all);
  };

  return async (entry: GoneEntry, all: readonly GoneEntry[], isWithin: boolean): Promise<DeletedEntry> => {
    const { uid, documentId, title, parts } = entry;
    const part = parts.find(({ locale }) => locale === DEFAULT_LOCALE) ?? parts[0];
    const last = part === undefined ? undefined : await gone.last(entry, part);
    const row = await gone.rowOf(uid, documentId, part?.locale ?? null);
    const seen: Row = account.readable(uid, { ...row, ...last?.state });
    const [picture, world] = [await pictureOf(seen), await worldOf(seen, all)];
    const there = await gone.localesOf(entry);
    return {
      uid,
      documentId,
      title,
      locales: parts.flatMap(({ locale }) => locale ?? []),
      isPartly: there.size > 0,
      mayRestore:
        isWithin &&
        last !== undefined &&
        parts.every(({ locale }) => account.can('create', uid, account.newRow(locale))),
      ...(world === undefined || world === '' ? {} : { world }),
      ...(picture === undefined ? {} : { picture }),
    };
  };
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'documentId' in value
    ? String(value.documentId)
    : undefined;
}
