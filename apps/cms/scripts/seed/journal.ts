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

function storeOf(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'vitrine', key: 'demo_journal' });
}

export async function readJournal(strapi: Core.Strapi): Promise<Journal> {
  const stored = (await storeOf(strapi).get({})) as Partial<Journal> | null;
  return { ...EMPTY, ...stored };
}

export function writeJournal(strapi: Core.Strapi, journal: Journal): Promise<unknown> {
  return storeOf(strapi).set({ value: journal });
}
