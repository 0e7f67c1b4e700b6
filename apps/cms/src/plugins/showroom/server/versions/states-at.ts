import type { Core } from '@strapi/strapi';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { rowsIn } from '../content/rows.ts';
import { KEPT_TYPES } from './kept-types.ts';
import type { Subject } from './new-version.ts';
import { stateOf, statePopulate } from './state.ts';
import type { State } from './state.ts';
import { VERSION } from '../content/version-type.ts';

/** What an entry held in one language at one moment, as saved. */
export interface SavedState extends Subject {
  readonly state: State;
  /** The version that holds it; absent for the present state. */
  readonly version?: number;
}

/** By {@link subjectName}. */
export type SavedStates = ReadonlyMap<string, SavedState>;

export function subjectName({ uid, documentId, locale }: Subject): string {
  return `${uid} ${documentId} ${locale ?? ''}`;
}

/** The present states of all entries, and when each came about. */
export async function presentStates(
  strapi: Core.Strapi,
): Promise<ReadonlyMap<string, SavedState & { readonly createdAt: Date }>> {
  const { attributesOf } = rowsIn(strapi);
  const states = new Map<string, SavedState & { readonly createdAt: Date }>();
  for (const uid of KEPT_TYPES) {
    const rows: readonly Row[] = await strapi.db.query(uid).findMany({
      where: hasDrafts(strapi, uid) ? { publishedAt: null } : {},
      orderBy: { id: 'asc' },
      populate: statePopulate(attributesOf, uid),
    });
    for (const row of rows) {
      const locale = isLocalisedType(strapi, uid) ? String(row['locale']) : null;
      const subject = { uid, documentId: String(row['documentId']), locale };
      const state = stateOf(attributesOf, uid, row, locale ?? undefined);
      states.set(subjectName(subject), { ...subject, state, createdAt: new Date(String(row['createdAt'])) });
    }
  }
  return states;
}

/** Versions that are read with one question. */
const PAGE = 200;

/** The state of each entry at a moment, as far as a version of then is kept. Those that did not exist are left out. */
export async function statesAt(strapi: Core.Strapi, moment: Date): Promise<SavedStates> {
  const { tableName } = strapi.db.metadata.get(VERSION);
  const latest: readonly { readonly id: number }[] = await strapi.db.transaction(({ trx }) =>
    strapi.db
      .getConnection(tableName)
      .max('id as id')
      .where({ stage: 'saved' })
      .where('at', '<=', moment)
      .groupBy('uid', 'entry', 'language')
      .transacting(trx),
  );
  const states = new Map<string, SavedState>();
  for (let at = 0; at < latest.length; at += PAGE) {
    const rows: readonly KeptRow[] = await strapi.db.query(VERSION).findMany({
      select: ['id', 'uid', 'entry', 'language', 'state'],
      where: { id: { $in: latest.slice(at, at + PAGE).map(({ id }) => id) } },
    });
    for (const { id, uid, entry, language, state } of rows) {
      const subject = { uid, documentId: entry, locale: language };
      if (state !== null)
        states.set(subjectName(subject), { ...subject, version: id, state: JSON.parse(state) });
    }
  }
  return states;
}

interface KeptRow {
  readonly id: number;
  readonly uid: string;
  readonly entry: string;
  readonly language: string | null;
  readonly state: string | null;
}
