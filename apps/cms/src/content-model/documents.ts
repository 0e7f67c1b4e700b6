import type { Core } from '@strapi/strapi';

interface Written {
  readonly documentId: string;
}

/** The part of Strapi's Document Service that we call for types that are known only at run time. */
export interface Documents {
  findFirst(options: object): Promise<(Written & Readonly<Record<string, unknown>>) | null>;
  findMany(options: object): Promise<readonly (Written & Readonly<Record<string, unknown>>)[]>;
  findOne(options: object): Promise<(Written & Readonly<Record<string, unknown>>) | null>;
  create(options: object): Promise<Written>;
  update(options: object): Promise<unknown>;
  publish(options: object): Promise<unknown>;
  unpublish(options: object): Promise<unknown>;
  delete(options: object): Promise<unknown>;
}

export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents;
}
