import type { Core } from '@strapi/strapi';

/**
 * What the seed remembers in the CMS's database, so that it never overwrites or revives what an editor has
 * changed or deleted, and finishes what an interrupted run began.
 */
export interface Journal {
  /** Entries and media (`media:<name>`) that were brought in once. */
  readonly seeded: readonly string[];
  /** Entries that a run has begun and not finished. */
  readonly unfinished: readonly string[];
}

const EMPTY: Journal = { seeded: [], unfinished: [] };

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'plugin', name: 'vitrine', key: 'demo_journal' });

export const readJournal = async (strapi: Core.Strapi): Promise<Journal> => {
  const stored = (await storeOf(strapi).get({})) as Partial<Journal> | null;
  return { ...EMPTY, ...stored };
};

export const writeJournal = (strapi: Core.Strapi, journal: Journal): Promise<unknown> =>
  storeOf(strapi).set({ value: journal });
