import type { Core } from '@strapi/strapi';
import { createDatabaseStore } from './database-store.ts';
import { createMemoryStore } from './job-store.ts';
import type { JobStore } from './job-store.ts';

/** The store that the database of the CMS allows: rows where processes can share it, else memory. */
export function createJobStore<State>(strapi: Core.Strapi, kind: string, empty: State): JobStore<State> {
  return strapi.db.dialect.client === 'postgres'
    ? createDatabaseStore(strapi, kind, empty)
    : createMemoryStore(empty);
}
