import type { Core } from '@strapi/strapi';
import { hasDrafts } from '../content-model/model.ts';

/** A row of one of Strapi's internal tables, by column name. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The part of Strapi's query API that we use on such a table. */
export interface Table {
  readonly findMany: (options: object) => Promise<readonly Row[]>;
  readonly createMany: (options: { readonly data: readonly object[] }) => Promise<unknown>;
}

/** @param name The name of a table, or the uid of a type. */
export function tableOf(strapi: Core.Strapi, name: string): Table {
  return strapi.db.query(name);
}

/** A relation that is declared on its source only, as the database stores it. */
export interface OneSidedRelation {
  /** The uid of the content type or component that declares it. */
  readonly holder: string;
  readonly table: string;
  /** The column with the id of the source. */
  readonly source: string;
  /** The column with the id of the target. */
  readonly target: string;
  readonly isToMany: boolean;
}

interface StoredAttribute {
  readonly type: string;
  readonly target?: string;
  readonly relation?: string;
  readonly inversedBy?: string;
  readonly mappedBy?: string;
  readonly joinTable?: {
    readonly name: string;
    readonly joinColumn: { readonly name: string };
    readonly inverseJoinColumn?: { readonly name: string };
  };
}

/** The database metadata of the attributes of a content type or component. */
export function storedAttributes(
  strapi: Core.Strapi,
  uid: string,
): readonly (readonly [name: string, attribute: StoredAttribute])[] {
  return Object.entries(strapi.db.metadata.get(uid).attributes as Record<string, StoredAttribute>);
}

/**
 * The relations to a content type from components and from types with drafts. Strapi maintains two-sided relations
 * itself when either side is published.
 */
export function oneSidedRelationsTo(strapi: Core.Strapi, uid: string): readonly OneSidedRelation[] {
  return [
    ...Object.values(strapi.contentTypes).filter(({ uid: type }) => hasDrafts(strapi, type)),
    ...Object.values(strapi.components),
  ].flatMap(({ uid: holder }) =>
    storedAttributes(strapi, holder).flatMap(([, attribute]): readonly OneSidedRelation[] => {
      const { joinTable, relation = '' } = attribute;
      const isOneSided = attribute.inversedBy === undefined && attribute.mappedBy === undefined;
      if (attribute.target !== uid || !isOneSided || joinTable?.inverseJoinColumn === undefined) return [];
      return [
        {
          holder,
          table: joinTable.name,
          source: joinTable.joinColumn.name,
          target: joinTable.inverseJoinColumn.name,
          isToMany: relation.endsWith('ToMany'),
        },
      ];
    }),
  );
}
